import type { Game, Plugin, StageName } from 'boardgame.io';
import { INVALID_MOVE, Stage } from 'boardgame.io/core';

import { askId, type Seat, seat } from '../engine/ask';
import { type GameModule, type Previous, SetupError } from '../engine/game';
import { answerAsk, legalChoices, type Match, type MatchView, startMatch, viewOf } from '../engine/match';
import type { StreamKeys } from '../engine/rng';

/** `G` as the server keeps it, or as a client knows it. */
export type BoardgameIoG = Match | MatchView;

/** What the match host hands to `setup`; boardgame.io calls it setupData. Never stored, never sent. */
export interface InjectedSetup {
  /** The keys of the random streams. */
  readonly keys: StreamKeys;
  /** The game's options as they came from outside, checked. */
  readonly options: unknown;
  /** How the match before it ended, in a room that has played one. */
  readonly previous?: Previous;
}

/** The only move there is: `choose(askId, optionKey)`. */
export const CHOOSE = 'choose';

/** boardgame.io's value for players who may move but are in no named stage. It is null; boardgame.io's types hide that. */
const EVERYBODY = Stage.NULL as unknown as StageName;

/** What our plugin adds to the context of a move. */
interface Undrafted {
  readonly undrafted: BoardgameIoG;
}

/**
 * boardgame.io hands moves a draft of its own immer; the engine works with plain states. This puts the plain one beside.
 */
const keepUndrafted: Plugin = {
  name: 'undrafted',
  fnWrap:
    (method) =>
    (context, ...args: unknown[]): unknown =>
      method({ ...context, undrafted: context.G as BoardgameIoG }, ...args),
};

/**
 * Makes a boardgame.io game of a game module: one move, every seat always active, no events, no undo, and no use of
 * boardgame.io's random plugin, whose seed can be guessed.
 *
 * `setup` expects an {@link InjectedSetup}; `playerView` may be given what it returned, as the stock client does.
 */
export function toBoardgameIo(game: GameModule): Game<BoardgameIoG> {
  return {
    name: game.meta.name,
    minPlayers: game.meta.minSeats,
    maxPlayers: game.meta.maxSeats,
    seed: 'unused',
    disableUndo: true,
    plugins: [keepUndrafted],
    setup: ({ ctx }, injected: unknown): Match => {
      if (!isInjected(injected)) throw new SetupError('error.bad-options');
      return startMatch(game, { ...injected, seats: ctx.numPlayers });
    },
    moves: {
      [CHOOSE]: {
        move: (context, ...args: unknown[]) => {
          const { undrafted } = context as typeof context & Undrafted;
          const [ask, key] = args;
          const by = seatOf(context.playerID);
          if (!isMatch(undrafted) || by === null || typeof ask !== 'string' || typeof key !== 'string') {
            return INVALID_MOVE;
          }
          const result = answerAsk(game, undrafted, { seat: by, ask: askId(ask), key });
          // boardgame.io's immer would walk through a match that is not frozen, to freeze all of it. The engine never
          // changes a match.
          return result.ok ? Object.freeze(result.match) : INVALID_MOVE;
        },
        client: false,
        ignoreStaleStateID: true,
        redact: true,
        // boardgame.io would count moves per seat in ctx, which everybody sees: private picks would show.
        noLimit: true,
      },
    },
    turn: { activePlayers: { all: EVERYBODY } },
    events: {
      endGame: false,
      endPhase: false,
      endTurn: false,
      setPhase: false,
      endStage: false,
      setStage: false,
      pass: false,
      setActivePlayers: false,
    },
    endIf: ({ G }) => G.over ?? undefined,
    playerView: ({ G, playerID }: { readonly G: BoardgameIoG; readonly playerID: string | null }): MatchView =>
      isMatch(G) ? viewOf(game, G, seatOf(playerID)) : G,
    ai: {
      enumerate: (G: BoardgameIoG, _, playerID) => {
        const by = seatOf(playerID);
        if (by === null) return [];
        return legalChoices(G, by).map(({ ask, key }) => ({ move: CHOOSE, args: [ask, key] }));
      },
    },
  };
}

/** A boardgame.io player id as a seat: decimal digits only. Anything else, such as null, is a spectator: null. */
export function seatOf(playerID: string | null | undefined): Seat | null {
  return typeof playerID === 'string' && /^\d{1,2}$/.test(playerID) ? seat(Number(playerID)) : null;
}

/** Whether this is a whole match and not already a viewer's view of it. */
export function isMatch(G: BoardgameIoG): G is Match {
  return 'checkpoint' in G;
}

function isInjected(value: unknown): value is InjectedSetup {
  return (
    typeof value === 'object' &&
    value !== null &&
    'keys' in value &&
    typeof value.keys === 'object' &&
    value.keys !== null
  );
}
