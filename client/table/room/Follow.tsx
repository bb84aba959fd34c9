import './slips.css';

import { useWords } from '../../base/i18n/WordsContext';

/** Whether the map and the sheets of a spectator go along with whoever has the turn, or stay where they are put. */
export type Following = 'turn' | 'free';

/** The switch for it, where players take back. To touch the map sets it free as well. */
export function Follow({
  following,
  onChange,
}: {
  readonly following: Following;
  readonly onChange: (following: Following) => void;
}) {
  const { t } = useWords();
  return (
    <button
      type="button"
      className="follow"
      aria-pressed={following === 'turn'}
      onClick={() => onChange(following === 'turn' ? 'free' : 'turn')}
      data-testid="follow"
    >
      {t(following === 'turn' ? 'follow.turn' : 'follow.free')}
    </button>
  );
}
