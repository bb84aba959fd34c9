import type { SheetId } from '../board/sheets';
import { ITEM_IDS, type ItemId, type SpaceId } from '../board/spaces';
import type { Conspirator } from '../state';
import type { Table } from '../table';
import { chanceOf, type Goal } from './goal';
import { conspirator } from './known';
import type { NextStep } from './next-step';
import type { PlotPlan } from './plans';
import { spacesBetween } from './reach';

/** What a next step begins, up to where it has brought what it is for. */
export interface Way {
  /** The spaces that are moved into, one after another. */
  readonly spaces: readonly SpaceId[];
  /** How many actions all of it takes, the step included. */
  readonly actions: number;
  /** Whose plot an item is carried to, where it is another one's. */
  readonly to: SheetId | null;
  /** What the item adds to the throw of the plot; null where the way is for something else. */
  readonly gain: Gain | null;
}

/** A throw with an item, beside the one without it. */
type Gain =
  | { readonly of: 'success'; readonly from: number; readonly to: number }
  | { readonly of: 'dice'; readonly from: number; readonly to: number };

/**
 * The way that a next step begins: to an item and with it to the plot that lacks it, to a delivery, a mate, a tile, or an attempt.
 * Null where nobody can tell how long it is: somebody is in prison, or no road is open.
 */
export function wayOf(
  table: Table,
  { id, space }: Pick<Conspirator, 'id' | 'space'>,
  goal: Goal,
  step: NextStep,
): Way | null {
  if (space === 'prison') return null;
  const plan = planOf(goal);
  const carried = itemOf(step);
  const gain = carried === null || plan === null ? null : gainOf(plan, carried);
  const to = gain === null || plan === null || plan.who === id ? null : plan.who;
  const end = endOf(step, space);
  const mate = to === null ? end : conspirator(table, to).space;
  if (mate === 'prison') return null;
  const there = spacesBetween(table, space, end);
  const back = spacesBetween(table, end, mate);
  if (there === null || back === null) return null;
  const spaces = [...there, ...back];
  return { spaces, actions: spaces.length + actionsAt(table, step, end, space), to, gain };
}

function planOf(goal: Goal): PlotPlan | null {
  switch (goal.kind) {
    case 'plot':
      return goal.plan;
    case 'find-plot':
      return goal.others;
    case 'get-free':
      return null;
  }
}

/** Where a step leads: elsewhere only by moves. */
function endOf(step: NextStep, space: SpaceId): SpaceId {
  return step.kind === 'move' || (step.kind === 'collect' && step.for === 'delivery') ? step.end : space;
}

/** The item that a step fetches, takes or hands over for a plot. */
function itemOf(step: NextStep): ItemId | null {
  switch (step.kind) {
    case 'move':
      return ITEM_IDS.find((item) => item === step.for) ?? null;
    case 'collect':
      return step.for === 'plot' ? step.item : null;
    case 'give':
    case 'bring':
      return step.item;
    case 'attempt':
    case 'conspire':
    case 'deliver':
    case 'reveal':
    case 'ask':
    case 'play':
    case 'draw':
      return null;
  }
}

/** What one more item makes of the throw of a plan; null where it adds nothing. */
function gainOf({ ready, improvements }: PlotPlan, item: ItemId): Gain | null {
  const more = improvements.find(({ by }) => 'item' in by && by.item === item);
  if (more === undefined) return null;
  const [from, to] = [chanceOf(ready), chanceOf(more.with)];
  if (to > from) return { of: 'success', from, to };
  return more.with.dice > ready.dice ? { of: 'dice', from: ready.dice, to: more.with.dice } : null;
}

/** How many actions a way takes beside its moves. */
function actionsAt(table: Table, step: NextStep, end: SpaceId, space: SpaceId): number {
  switch (step.kind) {
    case 'bring':
      return 0;
    case 'move':
      if (step.for === 'safety' || step.for === 'apart') return 0;
      // A tile that nobody has seen is turned over before it is taken.
      if (step.for === 'tile') return 2;
      return step.for === 'delivery' ? 1 + actionsForTile(table, end) : 1;
    case 'collect':
      if (step.for === 'plot') return 1;
      // Its own tile is the one that is taken.
      return step.for === 'clearing' || end === space ? 2 : 2 + actionsForTile(table, end);
    case 'reveal':
      // Then it is taken, and what they hold is delivered.
      return step.for === 'clearing' ? 3 : 2;
    case 'attempt':
    case 'conspire':
    case 'deliver':
    case 'give':
    case 'ask':
    case 'play':
    case 'draw':
      return 1;
  }
}

/** The actions that take away the tile of a space, which shuts it for deliveries [BO 6]. */
function actionsForTile({ tiles }: Table, space: SpaceId): number {
  const tile = tiles[space];
  if (tile === undefined) return 0;
  return tile.face === 'up' ? 1 : 2;
}
