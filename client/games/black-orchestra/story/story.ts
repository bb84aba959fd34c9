import type { Ref } from '../../../../shared/engine/ask';
import type { MatchView } from '../../../../shared/engine/match';
import type { Text } from '../../../../shared/engine/text';
import { SPACE_IDS, type SpaceId, SPACES } from '../../../../shared/games/black-orchestra/board/spaces';
import { things } from '../../../../shared/games/black-orchestra/pictures/things';
import type { Table } from '../../../../shared/games/black-orchestra/table';
import { type Beginning, type Moment, names, type Story, toldTo, type Tone } from '../../../table/contract/story';
import type { WordId } from '../i18n/words';
import { BENEFITS, isBeginning, RAID_EMPTIES, REVEALED, timing } from './timing';

type Kind =
  | 'turn'
  | 'move'
  | 'find'
  | 'dice'
  | 'card'
  | 'deal'
  | 'refusal'
  | 'delivery'
  | 'event'
  | 'arrest'
  | 'prison'
  | 'plot'
  | 'undo'
  | 'people';

/** The kinds of moments, in the order in which the log can be filtered by them. */
const KINDS: Readonly<Record<Kind, WordId>> = {
  event: 'bo.moment.event',
  arrest: 'bo.moment.arrest',
  prison: 'bo.moment.prison',
  plot: 'bo.moment.plot',
  dice: 'bo.moment.dice',
  card: 'bo.moment.card',
  delivery: 'bo.moment.delivery',
  deal: 'bo.moment.deal',
  refusal: 'bo.moment.refusal',
  find: 'bo.moment.find',
  move: 'bo.moment.move',
  turn: 'bo.moment.turn',
  undo: 'bo.moment.undo',
  people: 'bo.moment.people',
};

function begins(kind: Kind, tone: Tone = 'plain'): Beginning {
  return { kind, tone };
}

/** What begins a moment. Levels, leaders who move, cards that are discarded and the like are what came of it. */
const LINES: Readonly<Record<string, Beginning>> = {
  'log.turn': { ...begins('turn'), weight: 'light' },
  'log.moved': begins('move'),
  'log.drew': begins('find'),
  'log.reveal': begins('find'),
  'log.reveals': begins('find'),
  'log.collected': begins('find'),
  // The first of them alone would stand for all.
  ...Object.fromEntries(REVEALED.map((m) => [m, { ...begins('find'), explained: 'no' as const }])),
  'log.delivers': begins('delivery', 'gain'),
  'log.gave': begins('deal'),
  'log.took': begins('deal'),
  'log.refused': begins('refusal', 'threat'),
  'log.played': begins('card'),
  'log.ability': begins('card'),
  'log.conspire': begins('dice'),
  'log.rolled': begins('dice'),
  'log.resisted': begins('prison'),
  'log.stage': begins('event'),
  'log.event': begins('event'),
  // What came of it is told; with nothing new, the card would be read as if it began again.
  'log.event-goes-on': { ...begins('event'), explained: 'no' },
  'log.event-ignored': { ...begins('event'), explained: 'no' },
  'log.event-ignored-late': { ...begins('event'), explained: 'no' },
  'log.event-ignored-aside': { ...begins('event'), explained: 'no' },
  'log.event-skipped': begins('event', 'gain'),
  [RAID_EMPTIES]: { ...begins('dice', 'threat'), explained: 'no' },
  'log.arrested': begins('arrest', 'threat'),
  'log.arrested-loses': begins('arrest', 'threat'),
  'log.interrogated': begins('prison', 'threat'),
  'log.released': begins('prison', 'gain'),
  // Scenes and the page of the plot explain it; behind a verdict, what its card says was read as the reason.
  'log.plot': { ...begins('plot'), explained: 'no' },
  'log.plot-rolled': { ...begins('plot'), explained: 'no' },
  'log.rerolled': { ...begins('plot'), explained: 'no' },
  'log.plot-detected': { ...begins('plot', 'threat'), explained: 'no' },
  'log.plot-quiet': { ...begins('plot', 'threat'), explained: 'no' },
  'log.plot-success': { ...begins('plot', 'gain'), explained: 'no' },
  'log.taken-back': begins('undo'),
  'engine.put-back': begins('undo'),
  'engine.time-over': begins('people'),
  'engine.kept': begins('people'),
  'engine.kept-back': begins('people'),
  'engine.kept-up': begins('people'),
  'engine.called-off': begins('people'),
};

/** Where a moment has happened: the last space that it names, the prison, or where the one who acts stands now. */
function place(moment: Moment, { conspirators }: Table): Ref | null {
  if (moment.kind === 'arrest') return { kind: 'space', id: 'prison' };
  const spaces = [moment.head, ...moment.rest].flatMap(({ p = {} }) => things(p['space'], 'space'));
  const last = spaces.at(-1);
  if (last !== undefined) return { kind: 'space', id: last };
  const [who] = things(moment.head.p?.['who'], 'sheet');
  const at = conspirators.find(({ id }) => id === who)?.space;
  return at === undefined ? null : { kind: 'space', id: at };
}

/** What tells of somebody who is in prison from then on, or still. */
const IMPRISONED: readonly string[] = ['log.arrested', 'log.arrested-loses', 'log.interrogated', 'log.resisted'];

/** Whether somebody is in prison after a moment: a target on the die frees them. */
function imprisons({ m, p = {} }: Text): boolean {
  return IMPRISONED.includes(m) && !things(p['face'], 'face').includes('target');
}

/** The event, card or item that a moment is about: the first that its sentences name. What is lost in an arrest is not what it is about. */
function about({ head, rest }: Moment): Ref | null {
  if (imprisons(head)) return { kind: 'space', id: 'prison' };
  if (head.m === 'log.stage') return { kind: 'figure', id: 'stage' };
  const first = (kind: string): string | undefined =>
    [head, ...rest].flatMap(({ p = {} }) => Object.values(p).flatMap((param) => things(param, kind)))[0];
  for (const kind of ['event', 'card'] as const) {
    const id = first(kind);
    if (id !== undefined) return { kind, id };
  }
  const item = first('item');
  return item === undefined ? null : { kind: 'item-kind', id: item };
}

/** How a plot has ended. */
export const VERDICTS: ReadonlySet<string> = new Set(['log.plot-detected', 'log.plot-quiet', 'log.plot-success']);

/** What tells of dice, which are drawn beside it. */
const ROLLS: ReadonlySet<string> = new Set([
  'log.conspire',
  'log.rolled',
  'log.resisted',
  'log.plot-rolled',
  'log.rerolled',
]);

/** What a stage that begins opens and shuts on the map [BO 8]. */
function openings(stage: number): readonly Text[] {
  const those = (m: WordId, is: (space: SpaceId) => boolean): readonly Text[] => {
    const spaces = SPACE_IDS.filter(is);
    return spaces.length === 0 ? [] : [{ m, p: { spaces: spaces.map((space) => ({ m: `space.${space}` })) } }];
  };
  return [
    ...(stage === 1 ? [] : those('bo.moment.opens', (space) => SPACES[space].stage === stage)),
    ...(stage === 7 ? those('bo.moment.closes', (space) => SPACES[space].closedInStage7 === true) : []),
  ];
}

/** What a level of motivation lets its conspirator do that the one below does not [BO 4]. */
const BROUGHT: Readonly<Record<string, WordId>> = {
  'motivation.skeptical': 'bo.moment.brings.skeptical',
  'motivation.motivated': 'bo.moment.brings.motivated',
  'motivation.committed': 'bo.moment.brings.committed',
  'motivation.reckless': 'bo.moment.brings.reckless',
};

/** What the reader's own motivation has risen to brings (found: “Dossier 0/5”, an ability that worked, and nobody had seen since when). */
function withBrought(lines: readonly Text[], own: ReadonlySet<string>): readonly Text[] {
  return lines.flatMap((line) => {
    const level = line.p?.['level'];
    if (!line.m.startsWith('log.motivation') || line.p?.['up'] !== 1 || !names(line, own)) return [line];
    const brought = typeof level === 'object' && 'm' in level ? BROUGHT[level.m] : undefined;
    return brought === undefined ? [line] : [line, { m: brought }];
  });
}

/**
 * Where dice have changed something, that is said, and the dice are only drawn. A stage says which spaces it opens, and a motivation what it
 * brings the reader.
 */
function brief(moment: Moment, own: ReadonlySet<string>): readonly Text[] {
  return withBrought(told(moment, own), own);
}

function told(moment: Moment, own: ReadonlySet<string>): readonly Text[] {
  const { head, rest } = moment;
  if (head.m === 'log.stage') {
    return [head, ...openings(Number(head.p?.['n'])), ...toldTo(moment, own).slice(1)];
  }
  // Found: “uses the special ability”, and nobody knew which.
  if (head.m === 'log.ability') {
    const [used, ...others] = toldTo(moment, own);
    const [who] = things(head.p?.['who'], 'sheet');
    return used === undefined || who === undefined ? [] : [used, { m: `sheet.${who}.brief` }, ...others];
  }
  if (rest.length === 0 || !ROLLS.has(head.m)) return toldTo(moment, own);
  return toldTo({ ...moment, head: { ...head, m: `${head.m}.brief` }, rest: withoutFilling(rest) }, own);
}

/** Robots may have begun their turn before the page is there. */
const FEW_LINES = 6;

/** Whether a match is in its first turn still, and hardly into it (found: robots were quicker than the page, and nobody was told who they are). */
function hasOnlyBegun({ log }: Pick<MatchView, 'log'>): boolean {
  const [first, ...others] = log;
  if (first === undefined || !isBeginning({ head: first.text })) return false;
  return others.length < FEW_LINES && others.every(({ text }) => text.m !== 'log.turn');
}

/** What came of dice without how they have filled the track, where its benefit is told (found: “1 of 3” beside an empty track). */
function withoutFilling(rest: readonly Text[]): readonly Text[] {
  const won = rest.findLastIndex(({ m }) => BENEFITS.includes(m));
  return rest.filter(({ m }, i) => i > won || (m !== 'log.track' && m !== 'log.track-more'));
}

/** How the log of Black Orchestra is read as a story. */
export const story: Story<Table> = {
  kinds: KINDS,
  lines: LINES,
  brief,
  people: ({ table }) =>
    table.conspirators.map(({ id, seat }) => ({ name: { m: `sheet.${id}` } satisfies Text, seat })),
  hasOnlyBegun,
  place: (moment, { table }) => place(moment, table),
  about,
  timing,
};
