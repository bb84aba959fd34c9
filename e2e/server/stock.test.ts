import { serve, type Served } from '../../server/testing/serve';
import { games } from '../../shared/games/registry';
import { gameTestings } from '../../shared/games/testing';
import { stockGame } from '../lib/stock-game';

let served: Served;
beforeAll(async () => {
  served = await serve({ games });
});
afterAll(() => served.app.close());

test.each(gameTestings.map(({ game }) => [game.meta.name, game] as const))(
  'stock clients play a game of %s to its end, and all of them see the same end',
  async (_, game) => {
    const [first, ...others] = (await stockGame(served, game)).map(({ over }) => over);
    expect(first).not.toBeNull();
    for (const over of others) expect(over).toEqual(first);
  },
);
