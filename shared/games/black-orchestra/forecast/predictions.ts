import { idOf } from '../board/copies';
import type { Table } from '../table';
import type { Facts } from './facts';
import { nextEvents } from './next-events';

/** What everybody sees of a match, as far as questions go by it. */
export interface PublicView {
  readonly table: Table;
  readonly log: readonly { readonly text: Line }[];
  readonly over: { readonly outcome: string; readonly reason?: string } | null;
}

interface Line {
  readonly m: string;
  readonly p?: Readonly<Record<string, unknown>>;
}

/** A question about the match, as spectators may answer it. */
export interface Question {
  readonly id: string;
  readonly answers: readonly { readonly key: string; readonly points: number }[];
}

/** How an attempt can end, by the line of the log that says so, with what foretelling it is worth. */
const RESULTS: Readonly<Record<string, { readonly key: string; readonly points: number }>> = {
  'log.plot-success': { key: 'success', points: 3 },
  'log.plot-quiet': { key: 'quiet', points: 2 },
  'log.plot-detected': { key: 'detected', points: 2 },
};

const RAID = { key: 'raid', points: 3 };
const NO_RAID = { key: 'no-raid', points: 1 };

/** How a match ends: in victory, or for which reason it is lost [BO 1]. */
const ENDS = ['victory', 'all-arrested', 'no-events', 'documents'];

/** The stages of a match [BO 8]: how it ends is worth one point in the last, one more in each before. */
const STAGES = 7;

/**
 * What spectators may foretell now: how the match ends, whether the next event is a Gestapo raid [BO 10], and what comes of the plot
 * that is being prepared [BO 12]. Nothing while dice lie on the table, nor of an event of which everybody knows whether it is a raid.
 */
export function openQuestions({ table, log, over }: PublicView, facts: Facts): readonly Question[] {
  const { attempt, stage } = table;
  if (over !== null || (attempt !== null && attempt.rolled !== null)) return [];
  const lines = log.map(({ text }) => text);
  const { raid } = nextEvents(table, facts);
  return [
    ...(attempt === null
      ? []
      : [{ id: plotId(count(lines, 'log.plot'), idOf(attempt.card)), answers: Object.values(RESULTS) }]),
    ...(raid > 0 && raid < 1 ? [{ id: `event:${count(lines, 'log.event') + 1}`, answers: [RAID, NO_RAID] }] : []),
    { id: 'end', answers: ENDS.map((key) => ({ key, points: STAGES + 1 - stage })) },
  ];
}

/** What has come about so far, by question, from the log. */
export function outcomes({ log, over }: PublicView, facts: Facts): Readonly<Record<string, string>> {
  const found: Record<string, string> = {};
  let [events, plots, plot] = [0, 0, null as string | null];
  for (const { text } of log) {
    const result = RESULTS[text.m];
    if (text.m === 'log.event') {
      events += 1;
      found[`event:${events}`] = facts.events[namedThing(text, 'event')]?.raid === true ? RAID.key : NO_RAID.key;
    } else if (text.m === 'log.plot') {
      plots += 1;
      plot = plotId(plots, namedThing(text, 'card'));
    } else if (result !== undefined && plot !== null) {
      found[plot] = result.key;
      plot = null;
    }
  }
  if (over?.outcome === 'victory') found['end'] = 'victory';
  if (over?.outcome === 'defeat' && over.reason !== undefined) found['end'] = over.reason;
  return found;
}

function plotId(n: number, card: string): string {
  return `plot:${n}:${card}`;
}

function count(lines: readonly Line[], m: string): number {
  return lines.filter((line) => line.m === m).length;
}

/** The id of the card or event that a line names: the last part of the id of its name. */
function namedThing({ p }: Line, param: string): string {
  const text = p?.[param];
  const m = typeof text === 'object' && text !== null && 'm' in text ? String(text.m) : '';
  return m.slice(m.indexOf('.') + 1);
}
