import './invite-here.css';

import { roomLink } from '../../base/address';
import { CodePicture } from '../../base/code/CodePicture';
import { RoomCode } from '../../base/code/RoomCode';
import { useLinkWays } from '../../base/code/useLinkWays';
import { useShownCode } from '../../base/code/useShownCode';
import { useAllWords } from '../../base/i18n/WordsContext';

/** The ways into a running game: its code, its link for a camera, to share or to copy, and what the link is good for. */
export function InviteHere({ code }: { readonly code: string }) {
  const { t } = useAllWords();
  const link = roomLink(code);
  const { copy, share, outcome } = useLinkWays(t('take-seat.title', { code: useShownCode(code) }), link);
  return (
    <section className="invite-here" aria-label={t('room.invite')} data-testid="invite-here">
      <CodePicture link={link} label={t('lobby.link')} />
      <div>
        <p>
          <RoomCode code={code} className="bar-code" />
        </p>
        <p>{t('room.invite.who')}</p>
        <p>{t('room.invite.kept')}</p>
        <div className="buttons">
          {share}
          {copy}
        </div>
        {outcome}
      </div>
    </section>
  );
}
