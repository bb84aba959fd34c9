import type { Over } from '../../../engine/run';
import type { Text } from '../../../engine/text';
import { DIE_FACES, type DieFace } from '../board/pieces';
import type { Facts } from '../forecast/facts';
import { chances } from '../forecast/odds';
import { things } from './things';

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

/** The turn that each line of the log was told in. */
export function turnsOf(lines: readonly Text[]): readonly number[] {
  let turn = 0;
  return lines.map(({ m, p }) => (turn = m === 'log.turn' ? numberOf(p?.['n'], turn) : turn));
}

const OUTCOMES: Readonly<Record<string, TriedPlot['outcome']>> = {
  'log.plot-success': 'success',
  'log.plot-quiet': 'quiet',
  'log.plot-detected': 'detected',
};

/** The plots that a log tells of, in the order in which they were tried. */
export function plotsOf(lines: readonly Text[], turns: readonly number[], facts: Facts): readonly TriedPlot[] {
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

/** Whether a match was lost because everybody was arrested. */
export function isLostByArrests(over: Over | null): boolean {
  return over?.outcome === 'defeat' && over.reason === 'all-arrested';
}

/** The plot that decided a match, or the one that came closest in a defeat; null where none did. */
export function decidingPlot(over: Over | null, plots: readonly TriedPlot[]): TriedPlot | null {
  switch (over?.outcome) {
    case 'victory':
      return plots.findLast(({ outcome }) => outcome === 'success') ?? null;
    case 'defeat':
      return [...plots].sort((a, b) => shortOf(a) - shortOf(b))[0] ?? null;
    default:
      return null;
  }
}

/** How many targets a plot lacked; without its dice nobody knows. */
function shortOf({ roll }: TriedPlot): number {
  return roll === null ? Infinity : Math.max(0, roll.needed - roll.targets);
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
