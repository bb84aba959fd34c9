import { UNDO } from '../../../shared/engine/ask';
import type { AppWord } from '../../base/i18n/words';
import { useAllWords } from '../../base/i18n/WordsContext';
import { FACTS_KEY, FINISH_KEY, GOAL_KEY, HAND_KEY } from '../keys/keys';
import { Slip } from '../kit/Slip';
import { RulesButton } from '../rules/RulesButton';
import { allowsOf } from '../store/selectors';
import type { TableState } from '../store/table';
import { useTable } from '../store/TableContext';

/** Keys as they are printed on every keyboard, or the word for one. */
type Printed = { readonly sign: string } | { readonly named: AppWord };

const KEYS: readonly (readonly [Printed, AppWord])[] = [
  [{ sign: '1…9 A…' }, 'keys.choices'],
  [{ sign: GOAL_KEY }, 'keys.goal'],
  [{ sign: FINISH_KEY }, 'keys.finish'],
  [{ sign: '↑ ↓ ← →' }, 'keys.arrows'],
  [{ sign: '↑ ↓ ← →' }, 'keys.map'],
  [{ named: 'keys.key.enter' }, 'keys.enter'],
  [{ sign: FACTS_KEY }, 'keys.facts'],
  [{ sign: HAND_KEY }, 'keys.hand'],
  [{ sign: 'P' }, 'keys.point'],
  [{ sign: 'Ctrl + Z' }, 'keys.undo'],
  [{ named: 'keys.key.escape' }, 'keys.escape'],
  [{ sign: '?' }, 'keys.help'],
];

/** The keys that do nothing in this game. */
function missingIn(table: TableState): readonly AppWord[] {
  const { client } = table.game;
  const undoes = allowsOf(table).goBack !== 'never' || table.view.asks.some(({ kind }) => kind === UNDO);
  return [
    ...(client.Goal === null ? (['keys.goal'] as const) : []),
    ...(client.choosing.finishing.length === 0 ? (['keys.finish'] as const) : []),
    ...(client.shape === 'map' ? [] : (['keys.map'] as const)),
    ...(client.SecretHand === null ? (['keys.hand'] as const) : []),
    ...(undoes ? [] : (['keys.undo'] as const)),
  ];
}

/** The list of the table's keys with their effects. */
export function KeyList({ onClose }: { readonly onClose: () => void }) {
  const { t } = useAllWords();
  const missing = useTable((table) => missingIn(table).join(' '));
  const without = new Set(missing.split(' '));
  return (
    <Slip title={t('keys.title')} id="keys" onClose={onClose}>
      <dl className="keys">
        {KEYS.filter(([, word]) => !without.has(word)).map(([key, word]) => (
          <div key={word}>
            <dt>
              <kbd>{'sign' in key ? key.sign : t(key.named)}</kbd>
            </dt>
            <dd>{t(word)}</dd>
          </div>
        ))}
      </dl>
      <RulesButton className="plain rules-way" label="rules.title" />
    </Slip>
  );
}
