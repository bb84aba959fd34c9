import type { State } from 'boardgame.io';
import { CreateGameReducer, ProcessGameConfig } from 'boardgame.io/internal';

import { type BoardgameIoG, CHOOSE, toBoardgameIo } from '../../shared/bgio/game';
import type { Choice } from '../../shared/engine/ask';
import type { GameModule } from '../../shared/engine/game';

/** A game as boardgame.io runs it. */
export type BoardgameIoGame = ReturnType<typeof ProcessGameConfig>;

/** Plays one legal answer on a state: returns the state after it, or null when boardgame.io refused. Throws what rules throw. */
export type Play = (state: State<BoardgameIoG>, choice: Choice) => State<BoardgameIoG> | null;

/** Makes a game ready for boardgame.io: as it is set up, and as it is played. */
export function processed(module: GameModule): { readonly bgio: BoardgameIoGame; readonly play: Play } {
  const bgio = ProcessGameConfig(toBoardgameIo(module));
  // boardgame.io's master makes a store for each move; the reducer in it is all that plays.
  const reducer = CreateGameReducer({ game: bgio });
  const play: Play = (state, { seat, ask, key }) => {
    const payload = { type: CHOOSE, args: [ask, key], playerID: String(seat), credentials: undefined };
    const next = reducer(state, { type: 'MAKE_MOVE', payload }) as State<BoardgameIoG>;
    // The log of boardgame.io holds answers, and answers are secret: it is not kept.
    return next._stateID === state._stateID ? null : { ...next, deltalog: [] };
  };
  return { bgio, play };
}
