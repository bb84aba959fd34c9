import { type ReactElement, type SubmitEvent, useState } from 'react';

import { type FilledPhrase, type Phrase, type Phrases, phraseText, type Slot } from '../../../shared/engine/phrases';
import { useConnection } from '../connection/ConnectionContext';
import { useWords } from '../i18n/WordsContext';
import { ErrorLine } from '../ui/ErrorLine';
import { useCommand } from '../ui/useCommand';
import { useChat } from './ChatContext';

/** The possible fillings of a slot, in the order of the game. */
function fillings({ words }: Phrases, slot: Slot): readonly (string | number)[] {
  if (typeof slot === 'string') return words[slot] ?? [];
  return Array.from({ length: slot.to - slot.from + 1 }, (_, i) => slot.from + i);
}

/** A phrase with each slot filled by its first possible filling, unless another one was chosen. */
function filledBy(phrases: Phrases, { id, slots }: Phrase, chosen: FilledPhrase['slots']): FilledPhrase {
  const filled = Object.entries(slots).map(([name, slot]): [string, string | number] => {
    const all = fillings(phrases, slot);
    const wanted = chosen[name];
    return [name, wanted !== undefined && all.includes(wanted) ? wanted : (all[0] ?? '')];
  });
  return { id, slots: Object.fromEntries(filled) };
}

/** Phrases that every reader sees in their own language: choose one, fill its gaps, send it. */
export function Phrasebook({ onSend }: { readonly onSend: () => void }): ReactElement | null {
  const { t } = useWords();
  const connection = useConnection();
  const command = useCommand();
  const { access, phrases: phrasing } = useChat();
  const { phrases, text } = phrasing;
  const [first] = phrases.said;
  const [id, setId] = useState(first?.id);
  const [chosen, setChosen] = useState<FilledPhrase['slots']>({});
  const phrase = phrases.said.find((one) => one.id === id) ?? first;
  if (phrase === undefined) return null;
  const filled = filledBy(phrases, phrase, chosen);
  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    onSend();
    command.send(() => connection.phrase(filled));
  };
  return (
    <details className="phrasebook" data-testid="phrasebook">
      <summary>{t('phrase.title')}</summary>
      <form onSubmit={submit}>
        <select
          value={phrase.id}
          aria-label={t('phrase.which')}
          onChange={(event) => setId(event.target.value)}
          data-testid="phrase"
        >
          {phrases.said.map((one) => (
            <option key={one.id} value={one.id}>
              {text.render(phraseText(filledBy(phrases, one, chosen)))}
            </option>
          ))}
        </select>
        {Object.entries(phrase.slots).map(([name, slot]) => (
          <label key={name}>
            {text.render({ m: `phrase.slot.${name}` })}{' '}
            <select
              value={String(filled.slots[name])}
              onChange={(event) => {
                const value = fillings(phrases, slot).find((one) => String(one) === event.target.value);
                if (value !== undefined) setChosen({ ...chosen, [name]: value });
              }}
              data-testid={`slot-${name}`}
            >
              {fillings(phrases, slot).map((value) => (
                <option key={value} value={value}>
                  {typeof value === 'string' ? text.render({ m: value }) : value}
                </option>
              ))}
            </select>
          </label>
        ))}
        {/* The list above cuts long phrases off. */}
        <p className="phrase-said" aria-hidden="true">
          {text.render(phraseText(filled))}
        </p>
        <ErrorLine error={command.error} />
        <button className="plain" disabled={command.busy || access !== 'open'} data-testid="phrase-say">
          {t('phrase.say')}
        </button>
      </form>
    </details>
  );
}
