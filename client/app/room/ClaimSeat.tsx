import './claim-seat.css';

import type { MemberView, RoomView } from '../../../shared/protocol/rooms';
import { useAllWords } from '../../base/i18n/WordsContext';
import { useTold } from '../../base/told/Told';
import { ErrorLine } from '../../base/ui/ErrorLine';
import { tidyName } from '../../base/ui/name';
import { botsToAsk } from '../../table/room/bots-to-ask';
import { useClaim } from './useClaim';

/** The button that asks for a seat: that of a bot, or one's own that was lost. */
const BUTTONS = {
  bot: { look: 'primary', id: 'claim-bot', label: 'claim.bot' },
  own: { look: 'plain', id: 'claim', label: 'claim.i-am' },
} as const;

/**
 * Lets a visitor who has lost the token of a seat claim the seat of a member who is away, and one who comes late ask for the seat of a bot
 * (found: a friend waited twelve minutes, and nobody at the table knew).
 * @param typed the name under which a newcomer would play
 */
export function ClaimSeat({
  room,
  typed,
  onSeated,
}: {
  readonly room: RoomView;
  readonly typed: string;
  readonly onSeated: () => void;
}) {
  const { t } = useAllWords();
  const { word, busy, error, fail, answer, ask, takeBack } = useClaim(room, onSeated);
  const away = room.members.filter(({ bot, vacant, connected }) => bot === null && !vacant && !connected);
  const bots = botsToAsk(room);
  const askAs = (bot: MemberView) => {
    const name = tidyName(typed);
    if (name === null) fail('name-malformed');
    else ask(bot, name);
  };
  const button = (member: MemberView, of: keyof typeof BUTTONS, press: (member: MemberView) => void) => {
    const { look, id, label } = BUTTONS[of];
    return (
      <button
        key={member.id}
        type="button"
        className={look}
        disabled={busy}
        onClick={() => press(member)}
        data-testid={id}
      >
        {t(label, { name: member.name })}
      </button>
    );
  };
  useTold('claim', word === null ? '' : `${t('claim.words')} ${word}. ${t('claim.asked')}`);
  if (room.phase !== 'playing' || (away.length + bots.length === 0 && word === null && answer === 'none')) return null;
  return (
    <section className="claim" aria-label={t(away.length > 0 ? 'claim.title' : 'claim.bots')}>
      {word === null ? (
        <>
          {bots.length > 0 && <div className="buttons">{bots.map((bot) => button(bot, 'bot', askAs))}</div>}
          {away.length > 0 && (
            <>
              <h2>{t('claim.title')}</h2>
              <p className="hint">{t('claim.help')}</p>
            </>
          )}
          <div className="buttons">{away.map((member) => button(member, 'own', ask))}</div>
        </>
      ) : (
        <div data-testid="claim-asked">
          <p className="claim-words">
            {t('claim.words')}{' '}
            <strong translate="no" data-testid="claim-word">
              {word}
            </strong>
          </p>
          <p>{t('claim.words.help')}</p>
          <p>{t('claim.asked')}</p>
          <button type="button" className="plain" disabled={busy} onClick={takeBack} data-testid="claim-take-back">
            {t('proposal.withdraw')}
          </button>
        </div>
      )}
      {answer === 'refused' && <p role="alert">{t('claim.refused')}</p>}
      <ErrorLine error={error} />
    </section>
  );
}
