import './claim-seat.css';

import type { MemberView, RoomView } from '../../../shared/protocol/rooms';
import { useWords } from '../../base/i18n/WordsContext';
import { useTold } from '../../base/told/Told';
import { ErrorLine } from '../../base/ui/ErrorLine';
import { tidyName } from '../../base/ui/name';
import { useClaim } from './useClaim';

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
  const { t } = useWords();
  const { word, busy, error, fail, answer, ask, takeBack } = useClaim(room, onSeated);
  const away = room.members.filter(({ bot, vacant, connected }) => bot === null && !vacant && !connected);
  const isFull = room.members.every(({ vacant }) => !vacant);
  const bots = isFull && room.entrance === 'open' ? room.members.filter(({ bot }) => bot !== null) : [];
  const askAs = (bot: MemberView) => {
    const name = tidyName(typed);
    if (name === null) fail('name-malformed');
    else ask(bot, name);
  };
  useTold('claim', word === null ? '' : `${t('claim.words')} ${word}. ${t('claim.asked')}`);
  if (room.phase !== 'playing' || (away.length + bots.length === 0 && word === null && answer === 'none')) return null;
  return (
    <section className="claim" aria-label={t(away.length > 0 ? 'claim.title' : 'claim.bots')}>
      {word === null ? (
        <>
          {bots.length > 0 && (
            <div className="buttons">
              {bots.map((bot) => (
                <button
                  key={bot.id}
                  type="button"
                  className="primary"
                  disabled={busy}
                  onClick={() => askAs(bot)}
                  data-testid="claim-bot"
                >
                  {t('claim.bot', { name: bot.name })}
                </button>
              ))}
            </div>
          )}
          {away.length > 0 && (
            <>
              <h2>{t('claim.title')}</h2>
              <p className="hint">{t('claim.help')}</p>
            </>
          )}
          <div className="buttons">
            {away.map((member) => (
              <button
                key={member.id}
                type="button"
                className="plain"
                disabled={busy}
                onClick={() => ask(member)}
                data-testid="claim"
              >
                {t('claim.i-am', { name: member.name })}
              </button>
            ))}
          </div>
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
