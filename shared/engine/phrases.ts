import type { Text, TextParam } from './text';

/** What fills a slot of a phrase: one of the words of a kind, by the name of the kind, or a whole number. */
export type Slot = string | { readonly from: number; readonly to: number };

/** A sentence of a game that is sent as data: the message `phrase.<id>`. Its slots are labelled by `phrase.slot.<name>`. */
export interface Phrase {
  readonly id: string;
  readonly slots: Readonly<Record<string, Slot>>;
}

/** The phrases of a game. */
export interface Phrases {
  /** By kind, the ids of the messages that may fill a slot of it. */
  readonly words: Readonly<Record<string, readonly string[]>>;
  readonly said: readonly Phrase[];
  /** Which of them can be the reason of a suggestion, by their ids. */
  readonly reasons?: readonly string[];
}

/** A phrase with its slots filled: by the id of a message, or by a number. */
export interface FilledPhrase {
  readonly id: string;
  readonly slots: Readonly<Record<string, string | number>>;
}

/** Whether a game has this phrase, and what fills its slots may do so. */
export function isPhrase(phrases: Phrases | undefined, { id, slots }: FilledPhrase): boolean {
  const phrase = phrases?.said.find((one) => one.id === id);
  if (phrases === undefined || phrase === undefined) return false;
  const names = Object.keys(phrase.slots);
  return (
    Object.keys(slots).length === names.length &&
    names.every((name) => fits(phrases, phrase.slots[name], Object.hasOwn(slots, name) ? slots[name] : undefined))
  );
}

/** The sentence of a phrase, for readers of any language. */
export function phraseText({ id, slots }: FilledPhrase): Text {
  const filled = Object.entries(slots).map(([name, value]): [string, TextParam] => [
    name,
    typeof value === 'string' ? { m: value } : value,
  ]);
  return { m: `phrase.${id}`, p: Object.fromEntries(filled) };
}

function fits(phrases: Phrases, slot: Slot | undefined, value: string | number | undefined): boolean {
  if (slot === undefined || value === undefined) return false;
  if (typeof slot === 'string') return typeof value === 'string' && phrases.words[slot]?.includes(value) === true;
  return Number.isInteger(value) && Number(value) >= slot.from && Number(value) <= slot.to && typeof value === 'number';
}
