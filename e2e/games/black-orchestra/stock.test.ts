import { registered, serve, type Served } from '../../../server/testing/serve';
import type { GameModule } from '../../../shared/engine/game';
import { blackOrchestra } from '../../../shared/games/black-orchestra';
import type { Table } from '../../../shared/games/black-orchestra/table';
import { stockGame } from '../../lib/stock-game';

const game = blackOrchestra as unknown as GameModule;

let served: Served;
beforeAll(async () => {
  served = await serve({ games: [registered(game)] });
});
afterAll(() => served.app.close());

test('two stock clients play a game of the first edition to its end', async () => {
  const [shown] = await stockGame(served, game, { edition: 'first' });
  expect((shown?.table as Table).edition).toBe('first');
  expect(['victory', 'defeat']).toContain(shown?.over?.outcome);
});
