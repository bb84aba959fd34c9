import './slips.css';

import { useWords } from '../../base/i18n/WordsContext';
import { isOver } from '../store/selectors';
import { useActions, useTable } from '../store/TableContext';

/** The switch by which a map goes along with whoever has the turn, for spectators. To touch the map sets it free as well. */
export function Follow() {
  const { t } = useWords();
  const { look } = useActions();
  const following = useTable((table) => table.following);
  const goesAlong = useTable((table) => table.own === null && !isOver(table) && table.game.client.shape === 'map');
  if (!goesAlong) return null;
  return (
    <button
      type="button"
      className="follow"
      aria-pressed={following === 'turn'}
      onClick={() => look({ following: following === 'turn' ? 'free' : 'turn' })}
      data-testid="follow"
    >
      {t(following === 'turn' ? 'follow.turn' : 'follow.free')}
    </button>
  );
}
