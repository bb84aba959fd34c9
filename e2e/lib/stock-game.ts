import { LobbyClient } from 'boardgame.io/client';

import type { Served } from '../../server/testing/serve';
import { StockPlayer } from '../../server/testing/stock';
import { isQuestion } from '../../shared/engine/ask';
import type { GameModule } from '../../shared/engine/game';
import type { MatchView } from '../../shared/engine/match';
import { pickFrom, testRandom } from '../../shared/testing/playout';

/** The fewest players with whom two are awaited at once in a game of rivals, and the fewest of others. */
const PLAYERS = { rivals: 3, together: 2 } as const;

/**
 * Stock clients take seats in the stock lobby and play a game to its end, with random answers.
 * @param options the options of the match that are not as they are at first
 * @returns what each of them is shown at the end
 */
export async function stockGame(
  served: Served,
  game: GameModule,
  options: Readonly<Record<string, string>> = {},
): Promise<readonly MatchView[]> {
  const { name, play = 'together' } = game.meta;
  const lobby = new LobbyClient({ server: served.url });
  const { matchID } = await lobby.createMatch(name, { numPlayers: PLAYERS[play], setupData: options });
  const players: StockPlayer[] = [];
  for (let i = 0; i < PLAYERS[play]; i++) {
    const { playerID, playerCredentials } = await lobby.joinMatch(name, matchID, { playerName: `Player ${i}` });
    players.push(new StockPlayer(served.url, matchID, playerID, playerCredentials, game));
  }
  await Promise.all(players.map((one) => one.until(() => one.state !== null && one.view.table !== null)));
  const random = testRandom(7);
  const open = (one: StockPlayer) => one.view.asks.filter((ask) => isQuestion(ask) && ask.options.length > 0);
  for (;;) {
    await Promise.race(players.map((one) => one.until(() => one.view.over !== null || open(one).length > 0)));
    const player = players.find((one) => open(one).length > 0);
    const ask = player === undefined ? undefined : open(player)[0];
    if (player === undefined || ask === undefined) break;
    player.choose(ask.id, pickFrom(random, ask.options).key);
    await player.until(() => player.view.over !== null || player.view.asks.every(({ id }) => id !== ask.id));
  }
  await Promise.all(players.map((one) => one.until(() => one.view.over !== null)));
  const shown = players.map(({ view }) => view);
  for (const one of players) one.stop();
  return shown;
}
