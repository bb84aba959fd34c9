import './slips.css';

import { useState } from 'react';

import type { RoomView } from '../../../shared/protocol/rooms';
import { useWords } from '../../base/i18n/WordsContext';

/** Offers a seat that was freed to whoever watches. Whoever does not want it is asked again about the next one only. */
export function FreeSeat({ room, onTake }: { readonly room: RoomView; readonly onTake: () => void }) {
  const { t } = useWords();
  const [declined, setDeclined] = useState<ReadonlySet<number>>(new Set());
  const [vacant] = room.members.filter((member) => member.vacant && !declined.has(member.id));
  if (vacant === undefined || room.entrance === 'locked' || room.phase !== 'playing') return null;
  return (
    <section className="slip-card" role="status" aria-label={t('free-seat.title')} data-over data-testid="free-seat">
      <p>{t('free-seat.of', { name: vacant.name })}</p>
      <div className="buttons">
        <button type="button" className="primary" onClick={onTake} data-testid="free-seat-take">
          {t('free-seat.take')}
        </button>
        <button type="button" className="plain" onClick={() => setDeclined(new Set([...declined, vacant.id]))}>
          {t('free-seat.no')}
        </button>
      </div>
    </section>
  );
}
