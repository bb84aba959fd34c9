import type { State } from 'boardgame.io';

import type { BoardgameIoG } from '../../shared/bgio/game';
import { BY_CHANCE, type Choice } from '../../shared/engine/ask';
import { asksForKeeper, type Keeper } from '../../shared/engine/keeper';
import { refusal } from '../../shared/engine/match';
import { isOrder } from '../../shared/engine/orders';
import type { Explained } from '../../shared/engine/replay';
import type { ErrorCode } from '../../shared/protocol/rooms';
import type { LoadedGame } from './game-loader';
import type { LiveMatch } from './live';
import { hasOrderedEnough, noteAnswer, noteMoment, type Notes, plansOf } from './notes';
import { isPaused } from './pause';
import { plansAfter } from './plans';
import { type MatchMetadata, matchOf, type Running } from './state';

/** The present state of a running match, for the functions that advance it. */
export interface Under {
  readonly match: LiveMatch;
  readonly version: number;
  readonly game: LoadedGame;
  readonly running: Running;
}

/** The next state of a match. */
export interface Next {
  readonly bgio: State<BoardgameIoG>;
  readonly notes: Notes;
  /** Where others play than before; as they were when not given. */
  readonly players?: MatchMetadata['players'];
}

/** Brings a match on, or says why not; null when that has been done before. */
export type Step<Why extends string> = (match: Under) => Next | Why | null | Promise<Next | Why | null>;

/**
 * Plays an answer of a player, a stand-in or a bot, or the one that the server gives at the end of a time. The only way
 * in: an answer is refused here, before anything is played. Only whether it could be taken back is known once it is played.
 * @param by a player leaves nothing to chance, and their standing orders of a turn are limited, because each one costs work
 */
export function playAnswer({ game, running }: Under, answer: Explained, by: 'player' | 'server'): Next | ErrorCode {
  const why = refusal(game.module, matchOf(running), answer);
  if (why !== null) return why;
  if (by === 'player' && answer.key === BY_CHANCE) return 'no-such-option';
  if (isPaused(running)) return 'paused';
  if (by === 'player' && isOrder(answer) && hasOrderedEnough(running.notes, answer.seat)) return 'too-many-orders';
  const bgio = game.play(running.bgio, answer);
  return bgio === null ? 'internal' : { bgio, notes: notesAfter(game.module, running, answer) };
}

/** The notes after an answer, with the steps of suggestions that it takes or undoes. */
function notesAfter(game: LoadedGame['module'], running: Running, choice: Choice): Notes {
  const { notes } = running;
  const plans = plansOf(notes);
  return noteAnswer(
    plans.length === 0 ? notes : noteMoment(notes, { plans: plansAfter(game, plans, matchOf(running), choice) }),
    choice,
  );
}

/**
 * If a seat has a stand-in, answer as the stand-in: the owner does not count as back. A question that only the owner
 * may answer is answered as the owner's, which ends the stand-in: otherwise the table would wait for ever.
 */
export function inPlace(
  { game, running }: Under,
  { seat, ask }: Pick<Choice, 'seat' | 'ask'>,
): { readonly keeper?: Keeper } {
  const match = matchOf(running);
  const keeping = match.keepers[seat];
  const may = asksForKeeper(game.module.meta, match, seat).some(({ id }) => id === ask);
  return keeping === undefined || !may ? {} : { keeper: keeping.by };
}
