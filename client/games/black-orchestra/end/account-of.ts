import type { DrawsWithValues } from '../../../../shared/engine/draws';
import type { MatchView } from '../../../../shared/engine/match';
import type { Text } from '../../../../shared/engine/text';
import { DIE_FACES, type DieFace } from '../../../../shared/games/black-orchestra/board/pieces';
import type { Facts } from '../../../../shared/games/black-orchestra/forecast/facts';
import { chances } from '../../../../shared/games/black-orchestra/forecast/odds';
import type { Table } from '../../../../shared/games/black-orchestra/table';
import { things } from '../story/things';
import { type Pictured, picturesOf } from './pictures-of';

/** A plot that was attempted to its end, as the log tells it. */
export interface TriedPlot {
  /** The lines of the log with which it began and ended. */
  readonly at: number;
  readonly end: number;
  readonly turn: number;
  readonly who: Text;
  readonly card: Text;
  readonly outcome: 'success' | 'quiet' | 'detected';
  /** The dice as they lay at the end, and what they had to show; null in logs that do not say so. */
  readonly roll: {
    readonly faces: readonly DieFace[];
    readonly targets: number;
    readonly needed: number;
    readonly eagles: number;
    readonly first: number;
    /** The exact chance of success before the dice fell, with no reaction. */
    readonly chance: number;
  } | null;
  /** The cards that were played on the roll. */
  readonly reactions: readonly Text[];
}

/** What the log says of one conspirator. */
export interface Deeds {
  readonly id: string;
  readonly drawn: number;
  readonly found: number;
  readonly delivered: number;
  readonly given: number;
  readonly plots: number;
  readonly arrests: number;
  readonly releases: number;
}

/** What is marked on the line of the game. */
interface Mark {
  readonly kind: 'stage' | 'arrest' | 'plot';
  readonly turn: number;
  /** The line of the log that tells it. */
  readonly at: number;
  readonly sentence: Text;
  readonly tone: 'gain' | 'threat' | 'plain';
}

/** How the dice of a whole match fell, against what is to be expected of so many. */
export interface Luck {
  readonly dice: number;
  readonly targets: { readonly fell: number; readonly expected: number };
  readonly eagles: { readonly fell: number; readonly expected: number };
}

/** What decided a match: the plot that ended it, the arrests that left nobody free, or else the plot that came closest. */
export type Decided =
  | { readonly by: 'plot' | 'closest'; readonly plot: TriedPlot }
  | { readonly by: 'arrests'; readonly pictured: Pictured };

/** The account of a match: what its public log, its table and the record of its draws say. */
export interface Account {
  readonly turns: number;
  readonly plots: readonly TriedPlot[];
  /** What decided the match; null where nothing that was told did. */
  readonly decided: Decided | null;
  readonly deeds: readonly Deeds[];
  readonly marks: readonly Mark[];
  /** Its heaviest moments, in the order in which they came. */
  readonly pictures: readonly Pictured[];
  /** Null where the draws are not recorded, as in matches that began long ago. */
  readonly luck: Luck | null;
}

/** The account of a match that is over. */
export function accountOf({ log, over, table, drawn }: MatchView<Table>, facts: Facts): Account {
  const lines = log.map(({ text }) => text);
  const turns = turnsOf(lines);
  const plots = plotsOf(lines, turns, facts);
  const pictures = picturesOf({ log });
  return {
    turns: table.turn.number,
    plots,
    decided: decidedBy(over, plots, pictures),
    pictures,
    deeds: table.conspirators.map(({ id }) => deedsOf(id, lines)),
    marks: marksOf(lines, turns),
    luck: drawn === undefined ? null : luckOf(drawn),
  };
}

function decidedBy(
  over: MatchView<Table>['over'],
  plots: readonly TriedPlot[],
  pictures: readonly Pictured[],
): Decided | null {
  if (over?.outcome === 'victory') {
    const plot = plots.findLast(({ outcome }) => outcome === 'success');
    return plot === undefined ? null : { by: 'plot', plot };
  }
  if (over?.outcome !== 'defeat') return null;
  const pictured =
    over.reason === 'all-arrested' ? pictures.findLast(({ arrested }) => arrested.length > 0) : undefined;
  if (pictured !== undefined) return { by: 'arrests', pictured };
  const [plot] = [...plots].sort((a, b) => shortOf(a) - shortOf(b));
  return plot === undefined ? null : { by: 'closest', plot };
}

/** How many targets a plot lacked; without its dice nobody knows. */
function shortOf({ roll }: TriedPlot): number {
  return roll === null ? Infinity : Math.max(0, roll.needed - roll.targets);
}

/** The turn that each line of the log was told in. */
function turnsOf(lines: readonly Text[]): readonly number[] {
  let turn = 0;
  return lines.map(({ m, p }) => (turn = m === 'log.turn' ? numberOf(p?.['n'], turn) : turn));
}

const OUTCOMES: Readonly<Record<string, TriedPlot['outcome']>> = {
  'log.plot-success': 'success',
  'log.plot-quiet': 'quiet',
  'log.plot-detected': 'detected',
};

function plotsOf(lines: readonly Text[], turns: readonly number[], facts: Facts): readonly TriedPlot[] {
  const plots: TriedPlot[] = [];
  let begun: { readonly at: number; readonly who: Text } | null = null;
  let rolled: number | null = null;
  lines.forEach((line, end) => {
    const { m, p = {} } = line;
    const who = textIn(p['who']);
    if (m === 'log.plot' && who !== null) {
      begun = { at: end, who };
      rolled = null;
    }
    if (m === 'log.plot-rolled') rolled = end;
    const outcome = OUTCOMES[m];
    const card = textIn(p['card']);
    if (outcome === undefined || card === null || begun === null) return;
    const reactions = lines.slice(rolled ?? end, end).flatMap((played) => {
      const used = played.m === 'log.played' ? textIn(played.p?.['card']) : null;
      return used === null ? [] : [used];
    });
    plots.push({
      ...begun,
      end,
      turn: turns[end] ?? 0,
      card,
      outcome,
      roll: rollOf(line, reactions, facts),
      reactions,
    });
    begun = null;
  });
  return plots;
}

function rollOf({ p = {} }: Text, reactions: readonly Text[], facts: Facts): TriedPlot['roll'] {
  const { targets, needed, eagles, first } = p;
  const faces = things(p['faces'], 'face').filter(isFace);
  if (typeof targets !== 'number' || typeof needed !== 'number') return null;
  if (typeof eagles !== 'number' || typeof first !== 'number' || faces.length === 0) return null;
  // Eagles that a reaction took out of the count did count before the dice fell.
  const ignored = reactions.reduce((sum, card) => sum + (facts.cards[cardId(card)]?.plotAid?.ignores ?? 0), 0);
  const chance = chances(faces.length, { targets: needed, first: first - ignored }).success;
  return { faces, targets, needed, eagles, first, chance };
}

function deedsOf(id: string, lines: readonly Text[]): Deeds {
  const count = (...messages: readonly string[]): number =>
    lines.filter(({ m, p }) => messages.includes(m) && things(p?.['who'], 'sheet').includes(id)).length;
  return {
    id,
    drawn: count('log.drew'),
    found: count('log.collected'),
    delivered: count('log.delivers'),
    given: count('log.gave'),
    plots: count('log.plot'),
    arrests: count('log.arrested', 'log.arrested-loses'),
    releases: count('log.released'),
  };
}

function marksOf(lines: readonly Text[], turns: readonly number[]): readonly Mark[] {
  return lines.flatMap((sentence, at): readonly Mark[] => {
    const place = { turn: turns[at] ?? 0, at, sentence };
    switch (sentence.m) {
      case 'log.stage':
        return [{ ...place, kind: 'stage', tone: 'plain' }];
      case 'log.arrested':
      case 'log.arrested-loses':
        return [{ ...place, kind: 'arrest', tone: 'threat' }];
      case 'log.plot-success':
        return [{ ...place, kind: 'plot', tone: 'gain' }];
      case 'log.plot-quiet':
      case 'log.plot-detected':
        return [{ ...place, kind: 'plot', tone: 'threat' }];
      default:
        return [];
    }
  });
}

/** The dice of a match; the stream of that name has nothing but dice. */
function luckOf(drawn: readonly DrawsWithValues[]): Luck {
  const faces = drawn
    .filter(({ stream }) => stream === 'dice')
    .flatMap(({ values }) => values.flatMap((value) => DIE_FACES[value] ?? []));
  const fell = (face: DieFace): number => faces.filter((one) => one === face).length;
  const share = (face: DieFace): number => DIE_FACES.filter((one) => one === face).length / DIE_FACES.length;
  const against = (face: DieFace) => ({ fell: fell(face), expected: faces.length * share(face) });
  return { dice: faces.length, targets: against('target'), eagles: against('eagle') };
}

function isFace(face: string): face is DieFace {
  return DIE_FACES.some((one) => one === face);
}

/** The id of a card in the facts: `card.poison-parcel` names `poison-parcel`. */
function cardId({ m }: Text): string {
  return m.replace(/^card\./, '');
}

function textIn(param: unknown): Text | null {
  return typeof param === 'object' && param !== null && 'm' in param ? (param as Text) : null;
}

function numberOf(param: unknown, otherwise: number): number {
  return typeof param === 'number' ? param : otherwise;
}
