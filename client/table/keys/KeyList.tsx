import type { AppWord } from '../../base/i18n/words';
import { useWords } from '../../base/i18n/WordsContext';
import { Slip } from '../kit/Slip';
import { RulesButton } from '../rules/RulesButton';
import { FACTS_KEY, FINISH_KEY, GOAL_KEY } from './keys';

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
  [{ sign: 'P' }, 'keys.point'],
  [{ sign: 'Ctrl + Z' }, 'keys.undo'],
  [{ named: 'keys.key.escape' }, 'keys.escape'],
  [{ sign: '?' }, 'keys.help'],
];

/** The list of the table's keys with their effects. */
export function KeyList({ onClose }: { readonly onClose: () => void }) {
  const { t } = useWords();
  return (
    <Slip title={t('keys.title')} id="keys" onClose={onClose}>
      <dl className="keys">
        {KEYS.map(([key, word]) => (
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
