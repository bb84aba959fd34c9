import { setTimeout } from 'node:timers/promises';

import { Dice } from '../../lib/dice';
import { HttpSender } from '../../lib/http';
import type { Arena, Episode } from '../arena';
import { someFrame } from '../frames';

/** How long a poll takes to get there. */
const HEAD_START_MS = 5;
/** The separator of packets in one request. */
const SEPARATOR = '\u001e';

/** Writes frames over socket.io's polling transport, several at once. Each is dealt with, or the session is ended. */
export async function pollingEpisode(arena: Arena, episode: Episode): Promise<void> {
  const { tally } = arena;
  const dice = new Dice(episode.seed);
  const http = new HttpSender(arena.server.url, arena.addresses[episode.seed % arena.addresses.length] ?? '');
  const games = [...arena.games.keys()];
  const [codes, matches] = [arena.othersCodes, arena.othersMatches];
  const known = { games, codes, matches, tokens: [], options: [], picks: [], asks: [], otherAsks: [] };
  let sid: string | null = null;
  let probes = 0;
  for (let sent = 0; sent < episode.packets; sent++) {
    sid ??= await begin(http);
    if (sid === null) {
      if (arena.limits === 'raised') tally.find(episode.name, 'no polling session', '');
      break;
    }
    const frames = Array.from({ length: 1 + dice.below(3) }, () => someFrame(dice, known));
    const packet = frames
      .map((frame) => (typeof frame === 'string' ? frame : `b${frame.toString('base64')}`))
      .join(dice.chance(0.9) ? SEPARATOR : '');
    // A poll is open while packets are sent, as browsers have it: engine.io keeps sessions that end without one.
    let poll = http.poll('GET', sid, '');
    await setTimeout(HEAD_START_MS);
    const written = await http.poll('POST', sid, packet);
    // Its answer is there to be read when everything before it has been dealt with.
    const probe = `43/rooms,${++probes}[`;
    await http.poll('POST', sid, `42/rooms,${probes}["nothing"]`);
    let word = written.kind === 'answered' ? String(written.status) : written.kind;
    for (;;) {
      const read = await poll;
      if (read.kind === 'late') tally.find(episode.name, 'neither dealt with nor ended', packet);
      const secret = read.kind === 'answered' ? arena.canaries.found(read.body) : null;
      if (secret !== null) tally.find(episode.name, `the secret ${secret} was sent`, packet);
      if (read.kind === 'answered' && read.status === 200 && !read.body.split(SEPARATOR).includes('1')) {
        if (!read.body.includes(probe)) {
          poll = http.poll('GET', sid, '');
          continue;
        }
        word += ', went on';
      } else {
        word += ', ended';
        sid = null;
      }
      break;
    }
    if (written.kind === 'answered' && written.status >= 500) tally.find(episode.name, word, packet);
    tally.packet('polling', word);
  }
  if (sid !== null) await http.poll('POST', sid, '1');
  http.close();
}

async function begin(http: HttpSender): Promise<string | null> {
  const opened = await http.poll('GET', null, '');
  if (opened.kind !== 'answered' || opened.status !== 200) return null;
  const { sid } = JSON.parse(opened.body.slice(1)) as { readonly sid: string };
  await http.poll('POST', sid, '40/rooms,');
  await http.poll('GET', sid, '');
  return sid;
}
