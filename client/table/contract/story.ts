import type { Ref, Seat } from '../../../shared/engine/ask';
import type { MatchView } from '../../../shared/engine/match';
import type { Text } from '../../../shared/engine/text';
import type { Timing } from './timing';

/** Whether a moment presses the players, helps them, or neither. */
export type Tone = 'threat' | 'gain' | 'plain';

/** The beginning of a moment, read from a line of the log. */
export interface Beginning {
  /** One of {@link Story.kinds}. */
  readonly kind: string;
  readonly tone: Tone;
  /**
   * `light`: on its own the moment repeats what another part of the screen says, such as whose turn it is, and takes no
   * other moment's place.
   */
  readonly weight?: 'light';
  /** `no`: its thing is not explained beside it. It has no effect, or what came of it is told. */
  readonly explained?: 'no';
}

/** A person whom the log names. */
export interface Person {
  /** The name as the log says it. */
  readonly name: Text;
  readonly seat: Seat;
}

/** The reader of a moment, and the moment's company. */
export interface Presented {
  /** `went-on`: what is added to a moment that was presented before. */
  readonly how: 'new' | 'went-on';
  /** The names by which the log names what this reader plays, by their {@link nameKey}. */
  readonly own: ReadonlySet<string>;
  /** How many people the log tells of, those whom this reader plays among them. */
  readonly people: number;
  /** The moments that have come with it, itself among them. */
  readonly beside: readonly Moment[];
}

/** How a game's log is read as a story. It is data about sentences, no rule. */
export interface Story<Table> {
  /** The kinds of moments in the order in which the log can be filtered by them, each with the message that names it. */
  readonly kinds: Readonly<Record<string, string>>;
  /** The message ids that begin a moment; every other line goes on with the moment before it. `each`: every line is one. */
  readonly lines: Readonly<Record<string, Beginning>> | 'each';
  /** The sentences of a moment where there is little room, the most important first: what can be seen in its picture need not be said. */
  readonly brief: (moment: Moment, own: ReadonlySet<string>) => readonly Text[];
  readonly people: (view: MatchView<Table>) => readonly Person[];
  /** Whether a match has hardly begun: then whoever comes is told its first lines as new. Never when not given. */
  readonly hasOnlyBegun?: (view: MatchView<Table>) => boolean;
  /** Where a moment has happened, as far as it has happened somewhere. */
  readonly place: (moment: Moment, view: MatchView<Table>) => Ref | null;
  /** The card or other thing that a moment is about, to be explained with it. */
  readonly about: (moment: Moment) => Ref | null;
  /** How heavily a moment weighs on the screen, and when its parts are shown. */
  readonly timing: (moment: Moment, presented: Presented) => Timing;
}

/** An event of the game: the line of the log that begins it, and its results. */
export interface Moment extends Beginning {
  /** The number of its first line in the log, counted from 0. */
  readonly at: number;
  readonly head: Text;
  readonly rest: readonly Text[];
}

/** A moment as it is being told: what changed is marked on the table, and the table may turn to its place. */
export interface Telling {
  readonly moment: Moment;
  /** Those of its lines that are told: where it has gone on, only what is new. */
  readonly lines: readonly Text[];
  readonly place: Ref | null;
  /** Another number each time something is told. */
  readonly turn: number;
  /** Whether the table should show the place: never while this viewer is deciding something, unless they ask for it. */
  readonly fly: 'go' | 'stay';
}

/** The beginning of a log whose first line begins no moment. */
const OPENING: Beginning = { kind: 'opening', tone: 'plain' };

/** The beginning of a line in a log of which every line is a moment. */
const LINE_OF_LOG: Beginning = { kind: 'line', tone: 'plain' };

/** The log as moments, oldest first. Each line belongs to one of them. */
export function momentsOf(log: MatchView['log'], lines: Story<never>['lines']): readonly Moment[] {
  const moments: (Beginning & { readonly at: number; readonly head: Text; readonly rest: Text[] })[] = [];
  log.forEach(({ text }, at) => {
    const begins = lines === 'each' ? LINE_OF_LOG : lines[text.m];
    const last = moments.at(-1);
    if (begins === undefined && last !== undefined) last.rest.push(text);
    else moments.push({ ...(begins ?? OPENING), at, head: text, rest: [] });
  });
  return moments;
}

/** The number of lines that two states of a log begin with in common. A line that was taken back is no longer there. */
export function commonLines(before: MatchView['log'], after: MatchView['log']): number {
  const most = Math.min(before.length, after.length);
  let same = 0;
  while (same < most && isSame(before[same]?.text, after[same]?.text)) same++;
  return same;
}

function isSame(one: Text | undefined, other: Text | undefined): boolean {
  return one === other || JSON.stringify(one) === JSON.stringify(other);
}

/** What tells one name of the log from all others. */
export function nameKey({ m, p }: Text): string {
  return p === undefined ? m : JSON.stringify([m, p]);
}

/** Whether a sentence names one of these names, by their {@link nameKey}. */
export function names(sentence: Text, among: ReadonlySet<string>): boolean {
  return Object.values(sentence.p ?? {}).some((param) => {
    if (typeof param !== 'object') return false;
    const texts: readonly Text[] = Array.isArray(param) ? (param as readonly Text[]) : [param as Text];
    return texts.some((text) => among.has(nameKey(text)) || names(text, among));
  });
}

/** A moment's sentences: first what happened, then those that name these people, then the rest. */
export function toldTo(moment: Moment, own: ReadonlySet<string>): readonly Text[] {
  const yours = moment.rest.filter((line) => names(line, own));
  return [moment.head, ...yours, ...moment.rest.filter((line) => !yours.includes(line))];
}
