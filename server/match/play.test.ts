import type { State } from 'boardgame.io';
import { CreateGameReducer, InitializeGame } from 'boardgame.io/internal';

import { type BoardgameIoG, CHOOSE } from '../../shared/bgio/game';
import { isQuestion, TABLE } from '../../shared/engine/ask';
import { games } from '../../shared/games/registry';
import { randomChoice, testKeys, testRandom } from '../../shared/testing/playout';
import { processed } from './play';

describe('playing an answer', () => {
  it.each(games)('comes to the state to which the reducer of boardgame.io comes: $meta.name', async (game) => {
    const module = await game.load();
    const { bgio, play } = processed(module);
    const reducer = CreateGameReducer({ game: bgio });
    const setupData = { keys: testKeys(module, 5), options: {} };
    let state = InitializeGame({ game: bgio, numPlayers: module.meta.maxSeats, setupData }) as State<BoardgameIoG>;
    const random = testRandom(5);
    let compared = 0;
    for (let answers = 0; answers < 300 && state.G.over === null; answers++) {
      const choice = randomChoice(state.G.asks.filter(isQuestion), random);
      const next = play(state, choice);
      if (next === null) throw new Error('refused');
      // Boardgame.io has no answers of the table.
      if (choice.seat !== TABLE) {
        const payload = {
          type: CHOOSE,
          args: [choice.ask, choice.key],
          playerID: String(choice.seat),
          credentials: undefined,
        };
        // Its log holds answers, which are secret: it is dropped.
        expect({ ...reducer(state, { type: 'MAKE_MOVE', payload }), deltalog: [] }).toEqual(next);
        compared += 1;
      }
      state = next;
    }
    expect(compared).toBeGreaterThan(10);
  });
});
