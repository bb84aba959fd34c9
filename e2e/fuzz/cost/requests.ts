import { LANGUAGES } from '../../../shared/engine/languages';
import { HttpSender } from '../../lib/http';
import type { ServerUnderTest } from '../server-under-test';

/** Requests whose cost is measured, by name; made for a game, and the code of a room whose match runs. */
export const REQUESTS: readonly { readonly name: string; readonly path: (game: string, code: string) => string }[] = [
  { name: 'GET of the list of matches', path: (game) => `/games/${game}` },
  { name: 'GET of the list of games', path: () => '/api/games' },
  { name: 'GET of one match that is not', path: (game) => `/games/${game}/nope` },
  { name: 'GET of /readyz', path: () => '/readyz' },
  { name: 'GET of /healthz', path: () => '/healthz' },
  { name: 'GET of the key for notifications', path: () => '/api/push' },
  ...LANGUAGES.flatMap((language) => [
    { name: `GET of the sentences (${language})`, path: (game: string) => `/api/games/${game}/messages/${language}` },
    { name: `GET of the rules (${language})`, path: (game: string) => `/api/games/${game}/rulebook/${language}` },
  ]),
  { name: 'GET of sentences that are not', path: (game) => `/api/games/${game}/messages/en/none` },
  { name: 'GET of the facts', path: (game) => `/api/games/${game}/facts` },
  { name: 'GET of the first page', path: () => '/' },
  { name: 'GET of a part of a page', path: () => '/assets/index-abc123.js' },
  { name: 'GET of what is not', path: () => '/nope' },
  { name: 'GET of a link to a room', path: (_, code) => `/r/${code}` },
  { name: 'GET of a link to no room', path: () => '/r/ZZZZZ' },
  { name: 'GET of the picture of a link', path: (_, code) => `/r/${code}/en-abcdefghijkl.png` },
  { name: 'GET of the page of the operator, without the password', path: () => '/operator' },
  { name: 'GET of what is measured, without the password', path: () => '/metrics' },
];

const MATCHES = 200;
/** How many come from each address, within its limits. */
const EACH = 20;

/** Fills the lobby with matches of two players who both bring as much data as they may. */
export async function fillLobby(server: ServerUnderTest, game: string): Promise<void> {
  for (let n = 0; n < MATCHES; n += EACH) {
    const http = new HttpSender(server.url, `127.0.8.${n / EACH + 1}`);
    for (let i = 0; i < EACH; i++) {
      const id = String((await http.post(`/games/${game}/create`, { numPlayers: 2 }))?.matchID);
      for (const playerName of ['Anna', 'Ben']) {
        for (const size of [15_900, 1000]) {
          const body = { playerName, data: { text: 'x'.repeat(size) } };
          if ((await http.post(`/games/${game}/${id}/join`, body)) !== null) break;
        }
      }
    }
    http.close();
  }
}

/** Asks so many times over a few connections. Resolves to how often that was not refused, and to all bytes of answers. */
export async function ask(
  server: ServerUnderTest,
  from: string,
  path: string,
  times: number,
): Promise<{ readonly accepted: number; readonly bytesOut: number }> {
  const http = new HttpSender(server.url, from);
  const headers = { Host: new URL(server.url).host };
  let [accepted, bytesOut] = [0, 0];
  const answers = await Promise.all(
    Array.from({ length: times }, () => http.send({ method: 'GET', path, headers, body: '' })),
  );
  http.close();
  for (const answer of answers) {
    if (answer.kind !== 'answered' || answer.status !== 429) accepted += 1;
    if (answer.kind === 'answered') bytesOut += answer.bytes;
  }
  return { accepted, bytesOut };
}
