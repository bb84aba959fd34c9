import type { Ctx, State } from 'boardgame.io';

import { seat, type Waiting } from '../../shared/engine/ask';
import type { GameModule } from '../../shared/engine/game';
import { type Match, type MatchView, viewsOf } from '../../shared/engine/match';
import { onceEach } from '../../shared/engine/once';
import { diff, diffs } from '../../shared/patch/diff';
import type { Patch } from '../../shared/patch/operation';
import type { Viewer } from './state';

/** A viewer's view. */
export interface ViewerView {
  readonly viewer: Viewer;
  readonly view: MatchView;
}

/** All who may look at a match of so many seats: each seat, then the spectators. */
export const viewersOf = onceEach((seats: number): readonly Viewer[] => [
  ...Array.from({ length: seats }, (_, i) => seat(i)),
  null,
]);

/** One view per seat and one for all spectators; of a match that has not started, a view of nothing. */
export function seenBy(game: GameModule, match: Match | null, seats: number): readonly ViewerView[] {
  const viewers = viewersOf(seats);
  const views = match === null ? viewers.map((viewer) => placeholder(game, viewer)) : viewsOf(game, match, viewers);
  return views.map((view) => ({ viewer: view.you, view }));
}

function placeholder(game: GameModule, viewer: Viewer): MatchView {
  return { rules: game.rules, you: viewer, asks: [], waiting: [], keepers: {}, table: null, log: [], over: null };
}

/** How each viewer's view changed from one version to another, in the order of the viewers; an empty patch is no change. */
export function changesOf(before: readonly ViewerView[], after: readonly ViewerView[]): readonly Patch[] {
  return diffs(after.map(({ view }, i) => [before[i]?.view, view]));
}

/** The state a stock client gets. */
export type ClientState = State<MatchView>;

/**
 * Builds the boardgame.io state for a viewer from nothing: only the named fields of `ctx` leave the server, and no plugin.
 */
export function clientState(view: MatchView, stateID: number, ctx: ClientCtx): ClientState {
  return { G: view, ctx, plugins: {}, _undo: [], _redo: [], _stateID: stateID, deltalog: [] };
}

/** The patch between two client states whose views differ by `view`. */
export function clientPatch(view: Patch, from: ClientState, to: ClientState): Patch {
  return [
    ...view.map((operation) => ({ ...operation, path: `/G${operation.path}` })),
    ...diff(from.ctx, to.ctx).map((operation) => ({ ...operation, path: `/ctx${operation.path}` })),
    { op: 'replace', path: '/_stateID', value: to._stateID },
  ];
}

/** The public part of boardgame.io's `ctx`. */
export type ClientCtx = Pick<
  Ctx,
  'numPlayers' | 'playOrder' | 'playOrderPos' | 'activePlayers' | 'currentPlayer' | 'turn' | 'phase' | 'gameover'
>;

/** Copies the public part of `ctx`; null is a match that has not started. */
export function clientCtx(ctx: Ctx | null, seats: number): ClientCtx {
  if (ctx !== null) {
    const { numPlayers, playOrder, playOrderPos, activePlayers, currentPlayer, turn, phase } = ctx;
    const shown = { numPlayers, playOrder, playOrderPos, activePlayers, currentPlayer, turn, phase };
    return ctx.gameover === undefined ? shown : { ...shown, gameover: ctx.gameover as unknown };
  }
  const playOrder = Array.from({ length: seats }, (_, i) => String(i));
  return {
    numPlayers: seats,
    playOrder,
    playOrderPos: 0,
    activePlayers: null,
    currentPlayer: '0',
    turn: 0,
    // boardgame.io says string, and itself uses null for "no phase".
    phase: null as unknown as string,
  };
}

/** The seats that the table waits for. It is the same for everybody, so it is taken from the spectators' view. */
export function waitingIn(seen: readonly ViewerView[]): readonly Waiting[] {
  return seen.at(-1)?.view.waiting ?? [];
}
