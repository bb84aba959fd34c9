import { type ReactNode, useState } from 'react';

import { roomLink } from '../../base/address';
import { CodePicture, SmallCodePicture } from '../../base/code/CodePicture';
import { CodeSwitch } from '../../base/code/CodeSwitch';
import { RoomCode } from '../../base/code/RoomCode';
import { useLinkWays } from '../../base/code/useLinkWays';
import { useShownCode } from '../../base/code/useShownCode';
import { useWords } from '../../base/i18n/WordsContext';
import { Slip } from '../../table/kit/Slip';

/**
 * The room code to say, and its link for a camera, to share or to copy. A press on the picture opens it large, with all the ways
 * to invite somebody.
 */
export function Invitation({
  code,
  title,
  link = roomLink(code),
  children,
}: {
  readonly code: string;
  readonly title: string;
  /** Another link than that of the room. */
  readonly link?: string;
  /** The buttons beside those that give the link; null on a screen that only shows it. */
  readonly children: ReactNode | null;
}) {
  const { t } = useWords();
  const [large, setLarge] = useState<'shown' | 'hidden'>('hidden');
  const shownCode = useShownCode(code);
  const { copy, share, outcome } = useLinkWays(title, link);
  return (
    <>
      <section className="invitation">
        <button
          type="button"
          className="invitation-qr"
          aria-label={t('lobby.qr.large')}
          onClick={() => setLarge('shown')}
          data-testid="qr-open"
        >
          <SmallCodePicture link={link} />
        </button>
        <h1>
          <span className="sr-only">{t('lobby.code')}</span>
          <RoomCode code={code} className="room-code" />
        </h1>
        {children !== null && (
          <div className="link-row">
            {share ?? copy}
            {children}
          </div>
        )}
        {large === 'hidden' && outcome}
      </section>
      {large === 'shown' && (
        <Slip title={t('lobby.qr.title', { code: shownCode })} id="qr" onClose={() => setLarge('hidden')}>
          <CodePicture link={link} />
          <p className="hint">{t('lobby.qr.help')}</p>
          <div className="buttons">
            {share}
            {copy}
          </div>
          {outcome}
          <CodeSwitch />
        </Slip>
      )}
    </>
  );
}
