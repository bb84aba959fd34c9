import { Dice } from '../../lib/dice';
import { type HttpOutcome, HttpSender } from '../../lib/http';
import type { Arena, Episode } from '../arena';
import { faultOfError } from '../oracle';
import { someBytes, someRequest } from '../requests';

/** Traces of an error that was not meant for anybody outside. */
const INSIDES = /node_modules|\bat .{1,200}\.[cm]?[jt]s:\d+|SQLITE_|ENOENT|EISDIR|TypeError|RangeError|SyntaxError/;

/** Requests to every route, right and wrong ones, and bytes that are no requests. */
export async function restEpisode(arena: Arena, episode: Episode): Promise<void> {
  const { server, canaries, tally } = arena;
  const dice = new Dice(episode.seed);
  const http = new HttpSender(server.url, arena.addresses[episode.seed % arena.addresses.length] ?? '');
  const games = [...arena.games.keys()];
  const matches = [...arena.othersMatches];
  const credentials: string[] = [];
  const [game = 'toy'] = games;
  const made = await http.post(`/games/${game}/create`, { numPlayers: 2, unlisted: true });
  if (typeof made?.matchID === 'string') {
    matches.push(made.matchID);
    const joined = await http.post(`/games/${game}/${made.matchID}/join`, { playerName: 'Anna' });
    if (typeof joined?.playerCredentials === 'string') credentials.push(joined.playerCredentials);
  }

  const check = (outcome: HttpOutcome, packet: string): void => {
    const fault = faultOfAnswer(outcome);
    if (fault !== null) tally.find(episode.name, fault, packet);
    const secret = outcome.kind === 'answered' ? canaries.found(outcome.body) : null;
    if (secret !== null) tally.find(episode.name, `the secret ${secret} was sent`, packet);
    tally.packet('rest', outcome.kind === 'answered' ? String(outcome.status) : outcome.kind);
  };

  for (let sent = 0; sent < episode.packets; sent++) {
    const known = { games, matches, credentials, codes: arena.othersCodes };
    if (dice.chance(0.15)) {
      const bytes = someBytes(dice, known);
      if (dice.chance(0.3)) {
        await http.breakOff(bytes, dice.below(30));
        tally.packet('rest', 'broken off');
      } else {
        check(await http.write(bytes), bytes.toString());
      }
      continue;
    }
    const request = someRequest(dice, known);
    const packet = `${request.method} ${request.path} ${JSON.stringify(request.headers)} ${request.body.toString()}`;
    let outcome: HttpOutcome;
    try {
      outcome = await http.send(request);
    } catch (error) {
      // Node's client will not write it; the bytes above can be anything.
      if (!(error instanceof TypeError)) throw error;
      tally.count('rest: cannot be sent');
      continue;
    }
    check(outcome, packet);
  }
  http.close();
}

function faultOfAnswer(outcome: HttpOutcome): string | null {
  if (outcome.kind === 'closed') return null;
  if (outcome.kind === 'late') return 'not answered';
  if (outcome.status >= 500 && outcome.status !== 501 && outcome.status !== 505) return `status ${outcome.status}`;
  if (INSIDES.test(outcome.body)) return `told of its insides: ${INSIDES.exec(outcome.body)?.[0] ?? ''}`;
  if (outcome.status < 400 || !outcome.type.startsWith('application/json')) return null;
  const { error } = JSON.parse(outcome.body === '' ? '{}' : outcome.body) as { readonly error?: unknown };
  return error === undefined ? null : faultOfError(error);
}
