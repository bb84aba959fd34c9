import { LobbyClient } from 'boardgame.io/client';

import { Browser } from '../../../server/testing/browser';
import { begin, gather } from '../../../server/testing/seating';
import { registered, serve, type Served } from '../../../server/testing/serve';
import { StockPlayer } from '../../../server/testing/stock';
import { UNDO } from '../../../shared/engine/ask';
import type { GameModule } from '../../../shared/engine/game';
import type { MatchView } from '../../../shared/engine/match';
import { blackOrchestra } from '../../../shared/games/black-orchestra';

const NAME = blackOrchestra.meta.name;
const game = blackOrchestra as unknown as GameModule;

let served: Served;
beforeAll(async () => {
  served = await serve({ games: [registered(game)] });
});
afterAll(() => served.app.close());

const canTakeBack = ({ asks }: MatchView): boolean => asks.some(({ kind }) => kind === UNDO);
const move = ({ asks }: MatchView) =>
  asks.flatMap(({ id, options }) =>
    options.filter(({ key }) => key.startsWith('move:')).map(({ key }) => ({ id, key })),
  )[0];

/** Whether the first who may move, at a table of two in a room with these options, can take it back. */
async function inARoom(options: Readonly<Record<string, string>>): Promise<boolean> {
  const both = [new Browser(served.url), new Browser(served.url)];
  await gather(both, NAME);
  expect(await both[0]?.say('configure', { options })).toEqual({ ok: true });
  await begin(both);
  const mover = await Promise.race(both.map((one) => one.until(() => move(one.view.view) && one)));
  const { id, key } = move(mover.view.view) ?? {};
  if (id === undefined || key === undefined) throw new Error('nobody may move');
  expect(await mover.choose(id, key)).toEqual({ ok: true });
  await mover.settled();
  for (const one of both) one.close();
  return canTakeBack(mover.view.view);
}

/** The same at a table made in boardgame.io's own lobby. */
async function inStockLobby(setupData: Readonly<Record<string, string>>): Promise<boolean> {
  const lobby = new LobbyClient({ server: served.url });
  const { matchID } = await lobby.createMatch(NAME, { numPlayers: 1, setupData });
  const { playerID, playerCredentials } = await lobby.joinMatch(NAME, matchID, { playerName: 'Anna' });
  const anna = new StockPlayer(served.url, matchID, playerID, playerCredentials, game);
  await anna.until(() => anna.state !== null && move(anna.view) !== undefined);
  const { id, key } = move(anna.view) ?? {};
  if (id === undefined || key === undefined) throw new Error('Anna may not move');
  anna.choose(id, key);
  await anna.until(() => anna.view.asks.every((ask) => ask.id !== id));
  anna.stop();
  return canTakeBack(anna.view);
}

describe.each([
  ['in a room', inARoom],
  ['in the lobby of boardgame.io', inStockLobby],
] as const)('taking back, at a table made %s', (_, play) => {
  test('is offered as a rule, and not where the table plays without it', async () => {
    expect([await play({}), await play({ undo: 'on' }), await play({ undo: 'off' })]).toEqual([true, true, false]);
  });
});
