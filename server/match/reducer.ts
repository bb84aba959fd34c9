import type { State } from 'boardgame.io';
import { CreateGameReducer, ProcessGameConfig } from 'boardgame.io/internal';

import { type BoardgameIoG, CHOOSE, isMatch, toBoardgameIo } from '../../shared/bgio/game';
import { TABLE } from '../../shared/engine/ask';
import type { GameModule } from '../../shared/engine/game';
import { answerAsk, type Match } from '../../shared/engine/match';
import type { Explained } from '../../shared/engine/replay';

/** A game as boardgame.io runs it. */
export type BoardgameIoGame = ReturnType<typeof ProcessGameConfig>;

/** Plays one legal answer on a state: returns the state after it, or null when it is refused. Throws what rules throw. */
export type Play = (state: State<BoardgameIoG>, answer: Explained) => State<BoardgameIoG> | null;

/** The state after a match that the server itself has brought on, without a move of a player: as after a move. */
export function withMatch(state: State<BoardgameIoG>, match: Match): State<BoardgameIoG> {
  const ctx = match.over === null ? state.ctx : { ...state.ctx, gameover: match.over };
  return { ...state, G: Object.freeze(match), ctx, _stateID: state._stateID + 1 };
}

/** Makes a game ready for boardgame.io: as it is set up, and as it is played. */
export function processed(module: GameModule): { readonly bgio: BoardgameIoGame; readonly play: Play } {
  const bgio = ProcessGameConfig(toBoardgameIo(module));
  // Only the reducer is needed: boardgame.io's master would make a store for each move around it.
  const reducer = CreateGameReducer({ game: bgio });
  const play: Play = (state, answer) => {
    const { seat, ask, key, keeper, why } = answer;
    // boardgame.io knows no stand-ins, no reasons and no asks of the table.
    if (keeper !== undefined || why !== undefined || seat === TABLE) {
      const result = isMatch(state.G) ? answerAsk(module, state.G, answer) : null;
      return result?.ok === true ? withMatch(state, result.match) : null;
    }
    const payload = { type: CHOOSE, args: [ask, key], playerID: String(seat), credentials: undefined };
    const next = reducer(state, { type: 'MAKE_MOVE', payload }) as State<BoardgameIoG>;
    // boardgame.io's log is dropped: it holds answers, which are secret.
    return next._stateID === state._stateID ? null : { ...next, deltalog: [] };
  };
  return { bgio, play };
}
