import { LobbyClient } from 'boardgame.io/client';

import { registered, serve, type Served } from '../../../server/testing/serve';
import { StockPlayer } from '../../../server/testing/stock';
import { isQuestion } from '../../../shared/engine/ask';
import type { GameModule } from '../../../shared/engine/game';
import { blackOrchestra } from '../../../shared/games/black-orchestra';
import type { Table } from '../../../shared/games/black-orchestra/table';
import { pickFrom, testRandom } from '../../../shared/testing/playout';

const NAME = blackOrchestra.meta.name;
const game = blackOrchestra as unknown as GameModule;

let served: Served;
beforeAll(async () => {
  served = await serve({ games: [registered(game)] });
});
afterAll(() => served.app.close());

test.each(['first', 'second'])('two stock clients play a game of the %s edition to its end', async (edition) => {
  const lobby = new LobbyClient({ server: served.url });
  const { matchID } = await lobby.createMatch(NAME, { numPlayers: 2, setupData: { edition } });
  const players: StockPlayer[] = [];
  for (const playerName of ['Anna', 'Ben']) {
    const { playerID, playerCredentials } = await lobby.joinMatch(NAME, matchID, { playerName });
    players.push(new StockPlayer(served.url, matchID, playerID, playerCredentials, game));
  }
  await Promise.all(players.map((one) => one.until(() => one.state !== null && one.view.table !== null)));
  const random = testRandom(7);
  for (;;) {
    const open = (one: StockPlayer) => one.view.asks.filter((ask) => isQuestion(ask) && ask.options.length > 0);
    await Promise.race(players.map((one) => one.until(() => one.view.over !== null || open(one).length > 0)));
    const player = players.find((one) => open(one).length > 0);
    const ask = player === undefined ? undefined : open(player)[0];
    if (player === undefined || ask === undefined) break;
    player.choose(ask.id, pickFrom(random, ask.options).key);
    await player.until(() => player.view.over !== null || player.view.asks.every(({ id }) => id !== ask.id));
  }
  for (const one of players) {
    await one.until(() => one.view.over !== null);
    expect((one.view.table as Table).edition).toBe(edition);
    expect(['victory', 'defeat']).toContain(one.view.over?.outcome);
    one.stop();
  }
});
