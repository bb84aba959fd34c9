import './claim-seat.css';

import type { RoomView } from '../../../shared/protocol/rooms';
import { useWords } from '../../base/i18n/WordsContext';
import { useTold } from '../../base/told/Told';
import { ErrorLine } from '../../base/ui/ErrorLine';
import { useClaim } from './useClaim';

/** Lets a visitor who has lost the token of a seat claim the seat of a member who is away. */
export function ClaimSeat({ room, onSeated }: { readonly room: RoomView; readonly onSeated: () => void }) {
  const { t } = useWords();
  const { word, busy, error, answer, ask, takeBack } = useClaim(room, onSeated);
  const away = room.members.filter((member) => !member.vacant && !member.connected);
  useTold('claim', word === null ? '' : `${t('claim.words')} ${word}. ${t('claim.asked')}`);
  if (room.phase !== 'playing' || (away.length === 0 && word === null && answer === 'none')) return null;
  return (
    <section className="claim" aria-label={t('claim.title')}>
      <h2>{t('claim.title')}</h2>
      {word === null ? (
        <>
          {away.length > 0 && <p className="hint">{t('claim.help')}</p>}
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
