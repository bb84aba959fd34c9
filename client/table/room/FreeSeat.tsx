import './slips.css';

import { useAllWords } from '../../base/i18n/WordsContext';
import { useActions, useTable } from '../store/TableContext';

/** Offers a freed seat to a spectator. After a refusal it asks again only about the next seat. */
export function FreeSeat() {
  const { t } = useAllWords();
  const { look } = useActions();
  const own = useTable((table) => table.own);
  const { members, entrance, phase } = useTable(({ room }) => room);
  const declined = useTable((table) => table.declined);
  const takeSeat = useTable((table) => table.takeSeat);
  const vacant = members.find((member) => member.vacant && !declined.has(member.id));
  if (own !== null || vacant === undefined || entrance === 'locked' || phase !== 'playing') return null;
  return (
    <section className="paper slip" role="status" aria-label={t('free-seat.title')} data-testid="free-seat">
      <p>{t('free-seat.of', { name: vacant.name })}</p>
      <div className="buttons more-foot">
        <button type="button" className="primary" onClick={() => takeSeat('seat')} data-testid="free-seat-take">
          {t('free-seat.take')}
        </button>
        <button type="button" className="plain" onClick={() => look({ declined: new Set([...declined, vacant.id]) })}>
          {t('free-seat.no')}
        </button>
      </div>
    </section>
  );
}
