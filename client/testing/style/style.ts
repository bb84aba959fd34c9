import type { Catalogue } from '../../../shared/engine/game';
import { longestOf, sentencesOf, wordsIn } from './sentences';

/** Words that no sentence has. */
interface Never {
  readonly found: RegExp;
  /** What to write instead. */
  readonly better: string;
}

/** A sentence that may break the rules of its language. */
interface Exception {
  readonly id: string;
  readonly why: string;
}

/** How the sentences of a language are written. */
export interface Style {
  readonly never: readonly Never[];
  /** Each has to break a rule still: one that does not is a complaint. */
  readonly exceptions: readonly Exception[];
}

/** How many words a sentence of a line at the table has at most. */
const LINE = 12;

/** How many words any other sentence has at most. */
const EXPLANATION = 25;

/** The kinds of lines that are read between two turns. The kind is the first part of an id, or the second one behind a game's own. */
const LINES: ReadonlySet<string> = new Set(
  [
    ['advance', 'ahead', 'ask', 'ask-table', 'attempt', 'claims', 'danger', 'engine', 'error', 'follow', 'free-seat'],
    ['go-on', 'goal', 'group', 'host', 'keep', 'kept', 'knocks', 'leader', 'link', 'log', 'met', 'moment', 'need'],
    ['nudge', 'notice', 'notify', 'option', 'over', 'past', 'penalty', 'phrase', 'plan', 'point', 'preview'],
    ['proposal', 'recap', 'reveal', 'slot', 'staged', 'status', 'taken', 'told', 'verdict', 'waiting', 'why'],
  ].flat(),
);

/** The last part of the ids of explanations. */
const EXPLAINED: ReadonlySet<string> = new Set(['about', 'help', 'note', 'text']);

/** How many words a sentence of a message has at most. */
function limitOf(id: string): number {
  const parts = id.split('.');
  if (EXPLAINED.has(parts.at(-1) ?? '')) return EXPLANATION;
  return parts.slice(0, 2).some((part) => LINES.has(part)) ? LINE : EXPLANATION;
}

/**
 * What is wrong with the sentences of a catalogue, a line for each fault; empty when all are written as they should be.
 * @param catalogue messages in MessageFormat by their ids
 */
export function complaints(style: Style, catalogue: Catalogue): readonly string[] {
  const spared = new Map(style.exceptions.map(({ id, why }) => [id, why]));
  return Object.entries(catalogue).flatMap(([id, message]) => {
    const faults = faultsOf(style, id, message);
    const why = spared.get(id);
    if (why === undefined) return faults;
    return faults.length > 0 ? [] : [`${id}: breaks no rule, yet is an exception (${why})`];
  });
}

function faultsOf({ never }: Style, id: string, message: string): readonly string[] {
  const words = never.flatMap(({ found, better }) => {
    const match = found.exec(message);
    return match === null ? [] : [`${id}: “${match[0]}” -> ${better}`];
  });
  const limit = limitOf(id);
  const long = sentencesOf(longestOf(message))
    .filter((sentence) => wordsIn(sentence) > limit)
    .map((sentence) => `${id}: ${wordsIn(sentence)} words, at most ${limit}: ${sentence}`);
  return [...words, ...long];
}
