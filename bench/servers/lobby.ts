import { LobbyClient } from 'boardgame.io/client';

import { SEATS } from '../games';

/** A match and the secrets of its seats. */
export interface ServedMatch {
  readonly id: string;
  readonly credentials: readonly string[];
}

/** Makes a match over boardgame.io's lobby routes and takes all its seats. */
export async function makeMatch(port: number, game: string): Promise<ServedMatch> {
  const lobby = new LobbyClient({ server: `http://127.0.0.1:${port}` });
  const { matchID: id } = await lobby.createMatch(game, { numPlayers: SEATS, setupData: {} });
  const credentials: string[] = [];
  for (let seat = 0; seat < SEATS; seat++) {
    const joined = await lobby.joinMatch(game, id, { playerID: String(seat), playerName: `Player ${seat}` });
    credentials.push(joined.playerCredentials);
  }
  return { id, credentials };
}
