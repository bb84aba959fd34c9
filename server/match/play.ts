import type { State } from 'boardgame.io';
import { ProcessGameConfig } from 'boardgame.io/internal';

import { type BoardgameIoG, isMatch, toBoardgameIo } from '../../shared/bgio/game';
import type { GameModule } from '../../shared/engine/game';
import { answerAsk, type Match } from '../../shared/engine/match';
import type { Explained } from '../../shared/engine/replay';

/** A game as boardgame.io runs it. */
export type BoardgameIoGame = ReturnType<typeof ProcessGameConfig>;

/** Plays one legal answer on a state: returns the state after it, or null when it is refused. Throws what rules throw. */
export type Play = (state: State<BoardgameIoG>, answer: Explained) => State<BoardgameIoG> | null;

/** The state of boardgame.io after its match has come on: the one that its reducer makes of a move, without the log, which holds answers. */
export function withMatch(state: State<BoardgameIoG>, match: Match): State<BoardgameIoG> {
  const ctx = match.over === null ? state.ctx : { ...state.ctx, gameover: match.over };
  return { ...state, G: match, ctx, _stateID: state._stateID + 1, deltalog: [] };
}

/** Makes a game ready: as boardgame.io sets it up, and as it is played. */
export function processed(module: GameModule): { readonly bgio: BoardgameIoGame; readonly play: Play } {
  // There is one move, no event and no use of plugins: boardgame.io's reducer would come to the same state, and cost a third of what rules do.
  const play: Play = (state, answer) => {
    const result = isMatch(state.G) ? answerAsk(module, state.G, answer) : null;
    return result?.ok === true ? withMatch(state, result.match) : null;
  };
  return { bgio: ProcessGameConfig(toBoardgameIo(module)), play };
}
