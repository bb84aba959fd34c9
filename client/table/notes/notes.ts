import { useSyncExternalStore } from 'react';

import type { Ref } from '../../../shared/engine/ask';
import type { Text } from '../../../shared/engine/text';
import { storedNotes, storeNotes } from '../../base/browser-storage';
import { refKey } from '../contract/contract';

/** What a note is about: the match, a thing of the table, or a line of the log with what it said. */
export type About =
  | { readonly kind: 'match' }
  | { readonly kind: 'thing'; readonly ref: Ref }
  | { readonly kind: 'moment'; readonly line: number; readonly said: Text };

/** A private note of this browser's reader. It is never sent anywhere. */
export interface Note {
  readonly about: About;
  readonly text: string;
}

/** The most letters of a note. */
export const NOTE_LENGTH = 1_000;
/** The most notes of a match. */
export const MOST_NOTES = 100;

/** What tells the subject of a note from all others. A line that was taken back is another one than that which came in its place. */
export function keyOf(about: About): string {
  switch (about.kind) {
    case 'match':
      return 'match';
    case 'thing':
      return `thing ${refKey(about.ref)}`;
    case 'moment':
      return `moment ${about.line} ${JSON.stringify(about.said)}`;
  }
}

const calls = new Set<() => void>();

function subscribe(call: () => void): () => void {
  calls.add(call);
  // Another tab of the same browser may have written one.
  window.addEventListener('storage', call);
  return () => {
    calls.delete(call);
    window.removeEventListener('storage', call);
  };
}

const NONE: readonly Note[] = [];
let last: { readonly json: string; readonly notes: readonly Note[] } = { json: '', notes: NONE };

/** The notes of a match, in the order in which they were begun. */
function notesOf(match: string): readonly Note[] {
  const json = storedNotes(match);
  if (json === null) return NONE;
  // The same stored text is the same object: nothing is drawn again for it.
  if (json !== last.json) last = { json, notes: parsed(json) };
  return last.notes;
}

/** As {@link notesOf}; renders again whenever one is written. */
export function useNotes(match: string): readonly Note[] {
  return useSyncExternalStore(subscribe, () => notesOf(match));
}

/**
 * Writes a note in place of the former one about the same; an empty one deletes it. Letters above the most are cut off, and a new note
 * above the most is not kept.
 */
export function writeNote(match: string, about: About, text: string): void {
  const key = keyOf(about);
  const before = notesOf(match);
  const note: Note = { about, text: text.slice(0, NOTE_LENGTH) };
  const known = before.some((one) => keyOf(one.about) === key);
  const after = known ? before.map((one) => (keyOf(one.about) === key ? note : one)) : [...before, note];
  storeNotes(match, JSON.stringify(after.filter((one) => one.text !== '').slice(0, MOST_NOTES)));
  for (const call of calls) call();
}

/** What was stored, without what is damaged. */
function parsed(json: string): readonly Note[] {
  try {
    const stored: unknown = JSON.parse(json);
    return Array.isArray(stored) ? stored.filter(isNote).slice(0, MOST_NOTES) : NONE;
  } catch {
    return NONE;
  }
}

function isNote(stored: unknown): stored is Note {
  const { about, text } = (stored ?? {}) as {
    readonly about?: Partial<Record<string, unknown>>;
    readonly text?: unknown;
  };
  if (typeof text !== 'string' || text.length > NOTE_LENGTH || typeof about !== 'object') return false;
  switch (about['kind']) {
    case 'match':
      return true;
    case 'thing':
      return (
        isRecord(about['ref']) && ['kind', 'id'].every((part) => typeof (about['ref'] as never)[part] === 'string')
      );
    case 'moment':
      return Number.isInteger(about['line']) && isRecord(about['said']) && typeof about['said']['m'] === 'string';
    default:
      return false;
  }
}

function isRecord(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null;
}
