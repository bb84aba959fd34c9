import type { ReactElement } from 'react';

import { type FilledPhrase, type Phrase, type Phrases, phraseText, type Slot } from '../../../shared/engine/phrases';
import { useChat } from './ChatContext';

/** A phrase while it is chosen: its id, and what was chosen for slots, also for those of other phrases. */
export interface PhraseDraft {
  readonly id: string;
  readonly chosen: FilledPhrase['slots'];
}

/** The possible fillings of a slot, in the order of the game. */
function fillings({ words }: Phrases, slot: Slot): readonly (string | number)[] {
  if (typeof slot === 'string') return words[slot] ?? [];
  return Array.from({ length: slot.to - slot.from + 1 }, (_, i) => slot.from + i);
}

/** A phrase with each slot filled by its first possible filling, unless another one was chosen. */
export function filledBy(phrases: Phrases, { id, slots }: Phrase, chosen: FilledPhrase['slots']): FilledPhrase {
  const filled = Object.entries(slots).map(([name, slot]): [string, string | number] => {
    const all = fillings(phrases, slot);
    const wanted = chosen[name];
    return [name, wanted !== undefined && all.includes(wanted) ? wanted : (all[0] ?? '')];
  });
  return { id, slots: Object.fromEntries(filled) };
}

/**
 * A list that chooses among phrases, and a list for each gap of the chosen one.
 * @param others what can be chosen besides, before or after the phrases
 */
export function PhraseFields({
  label,
  said,
  others = { before: [], after: [] },
  draft,
  onDraft,
}: {
  readonly label: string;
  readonly said: readonly Phrase[];
  readonly others?: Readonly<Record<'before' | 'after', readonly { readonly value: string; readonly label: string }[]>>;
  readonly draft: PhraseDraft;
  readonly onDraft: (draft: PhraseDraft) => void;
}): ReactElement {
  const { phrases, text } = useChat().phrases;
  const phrase = said.find(({ id }) => id === draft.id);
  const filled = phrase === undefined ? null : filledBy(phrases, phrase, draft.chosen);
  const listed = [
    ...others.before,
    ...said.map((one) => ({ value: one.id, label: text.render(phraseText(filledBy(phrases, one, draft.chosen))) })),
    ...others.after,
  ];
  return (
    <>
      <select
        value={draft.id}
        aria-label={label}
        onChange={(event) => onDraft({ ...draft, id: event.target.value })}
        data-testid="phrase"
      >
        {listed.map((one) => (
          <option key={one.value} value={one.value}>
            {one.label}
          </option>
        ))}
      </select>
      {Object.entries(phrase?.slots ?? {}).map(([name, slot]) => (
        <label key={name}>
          {text.render({ m: `phrase.slot.${name}` })}{' '}
          <select
            value={String(filled?.slots[name])}
            onChange={(event) => {
              const value = fillings(phrases, slot).find((one) => String(one) === event.target.value);
              if (value !== undefined) onDraft({ ...draft, chosen: { ...draft.chosen, [name]: value } });
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
    </>
  );
}
