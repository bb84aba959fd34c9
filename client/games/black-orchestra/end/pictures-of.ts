import type { MatchView } from '../../../../shared/engine/match';
import type { DieFace } from '../../../../shared/games/black-orchestra/board/pieces';
import { SHEET_IDS, type SheetId } from '../../../../shared/games/black-orchestra/board/sheets';
import { things } from '../../../../shared/games/black-orchestra/pictures/things';
import type { Table } from '../../../../shared/games/black-orchestra/table';
import { type Moment, momentsOf } from '../../../table/contract/story';
import { arrestsAfter, EVENT_LINES } from '../story/arrests';
import { facesOf } from '../story/dice';
import { story } from '../story/story';

/** A moment of a match that is worth a picture. */
export interface Pictured {
  readonly moment: Moment;
  readonly turn: number;
  readonly stage: number;
  /** Those whom it arrests. */
  readonly arrested: readonly SheetId[];
  /** Those whom its sentence names. */
  readonly who: readonly SheetId[];
  readonly faces: readonly DieFace[];
  /** How much it matters beside others. */
  readonly weight: number;
}

/** The most pictures of a match. */
const MOST = 10;
const ARREST = 60;

/** How heavily moments weigh, by the sentence that begins them; others are worth no picture. */
const WEIGHTS: Readonly<Record<string, number>> = {
  'log.plot-success': 1000,
  'log.plot-detected': 120,
  'log.plot-quiet': 110,
  'log.stage': 50,
  'log.released': 45,
  'log.interrogated': 35,
  'log.resisted': 30,
  'log.event': 20,
  'log.event-goes-on': 10,
  'log.conspire': 15,
  'log.played': 12,
  'log.delivers': 10,
  'log.collected': 6,
};

/** The heaviest moments of a match that is over, in the order in which they came. Arrests belong to the event that brought them. */
export function picturesOf({ log }: Pick<MatchView<Table>, 'log'>): readonly Pictured[] {
  const found: Pictured[] = [];
  let turn = 1;
  let stage = 1;
  const moments = momentsOf(log, story.lines);
  const told = new Set<Moment>();
  for (const moment of moments) {
    const { m, p = {} } = moment.head;
    if (m === 'log.turn' && typeof p['n'] === 'number') turn = p['n'];
    if (m === 'log.stage' && typeof p['n'] === 'number') stage = p['n'];
    const isArrest = moment.kind === 'arrest';
    const weight = isArrest ? ARREST : weightOf(moment);
    if (weight === 0 || told.has(moment)) continue;
    const brought = BRINGERS.has(m) ? arrestsAfter(moment, moments) : [];
    for (const one of brought) told.add(one);
    const who = sheetsIn(moment);
    found.push({
      moment: withArrests(moment, brought),
      ...{ turn, stage, who, faces: facesOf(moment) },
      arrested: isArrest ? who : brought.flatMap(sheetsIn),
      weight: weight + ARREST * brought.length,
    });
  }
  const heaviest = [...found].sort((a, b) => b.weight - a.weight || a.moment.at - b.moment.at).slice(0, MOST);
  return heaviest.sort((a, b) => a.moment.at - b.moment.at);
}

/** What brings arrests: they are told with it. */
const BRINGERS: ReadonlySet<string> = new Set([...EVENT_LINES, 'log.plot-detected']);

/** A moment that tells the arrests that it has brought as well. */
function withArrests(moment: Moment, brought: readonly Moment[]): Moment {
  const [first] = brought;
  if (first === undefined) return moment;
  return { ...moment, tone: first.tone, rest: [...moment.rest, ...brought.map(({ head }) => head)] };
}

/** What changes more weighs more. */
function weightOf({ head, rest }: Moment): number {
  if (head.m === 'log.stage' && head.p?.['n'] === 1) return 0;
  const weight = WEIGHTS[head.m] ?? 0;
  return weight === 0 ? 0 : weight + Math.min(5, rest.length);
}

function sheetsIn({ head: { p = {} } }: Moment): readonly SheetId[] {
  return things(p['who'], 'sheet').filter((id): id is SheetId => SHEET_IDS.some((one) => one === id));
}
