import type { AppWord } from '../base/i18n/words';
import { useWords } from '../base/i18n/WordsContext';
import { FACTS_KEY, FINISH_KEY } from './choices/keys';
import { RulesButton } from './rules/RulesButton';
import { Slip } from './Slip';

const KEYS: readonly (readonly [string, AppWord])[] = [
  ['1…9 A…', 'keys.choices'],
  [FINISH_KEY, 'keys.finish'],
  ['↑ ↓ ← →', 'keys.arrows'],
  ['↑ ↓ ← →', 'keys.map'],
  ['Enter', 'keys.enter'],
  [FACTS_KEY, 'keys.facts'],
  ['P', 'keys.point'],
  ['Ctrl + Z', 'keys.undo'],
  ['Esc', 'keys.escape'],
  ['?', 'keys.help'],
];

/** The keys of the table and what they do. */
export function KeyList({ onClose }: { readonly onClose: () => void }) {
  const { t } = useWords();
  return (
    <Slip title={t('keys.title')} id="keys" onClose={onClose}>
      <dl className="keys">
        {KEYS.map(([key, word]) => (
          <div key={word}>
            <dt>
              <kbd>{key}</kbd>
            </dt>
            <dd>{t(word)}</dd>
          </div>
        ))}
      </dl>
      <RulesButton className="plain rules-way" label="rules.title" />
    </Slip>
  );
}
