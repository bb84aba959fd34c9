import './slips.css';

import type { MemberId, RoomView } from '../../../shared/protocol/rooms';
import { useWords } from '../../base/i18n/WordsContext';

/** Offers a seat that was freed to whoever watches. Whoever does not want it is asked again about the next one only. */
export function FreeSeat({
  room,
  declined,
  onTake,
  onDecline,
}: {
  readonly room: RoomView;
  /** The seats that this spectator does not want. */
  readonly declined: ReadonlySet<MemberId>;
  readonly onTake: () => void;
  readonly onDecline: (seat: MemberId) => void;
}) {
  const { t } = useWords();
  const [vacant] = room.members.filter((member) => member.vacant && !declined.has(member.id));
  if (vacant === undefined || room.entrance === 'locked' || room.phase !== 'playing') return null;
  return (
    <section className="slip-card" role="status" aria-label={t('free-seat.title')} data-testid="free-seat">
      <p>{t('free-seat.of', { name: vacant.name })}</p>
      <div className="buttons">
        <button type="button" className="primary" onClick={onTake} data-testid="free-seat-take">
          {t('free-seat.take')}
        </button>
        <button type="button" className="plain" onClick={() => onDecline(vacant.id)}>
          {t('free-seat.no')}
        </button>
      </div>
    </section>
  );
}
