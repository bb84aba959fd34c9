import { isDeepStrictEqual } from 'node:util';

import type { Viewer } from '../server/match/state';
import { Browser } from '../server/testing/browser';
import { RecordingStorage } from '../server/testing/recording';
import { registered, serve } from '../server/testing/serve';
import { seat } from '../shared/engine/ask';
import { type KeptMatch, type Match, resumeMatch } from '../shared/engine/match';
import { blackOrchestra } from '../shared/games/black-orchestra';
import type { Core } from '../shared/games/black-orchestra/state';
import { leaks } from '../shared/games/black-orchestra/testing/leaks';
import type { PatchMessage } from '../shared/protocol/rooms';
import { randomChoice, testRandom } from '../shared/testing/playout';

/** What a scan looked at and found. */
export interface Scan {
  readonly games: number;
  /** Games in which somebody was interrogated. */
  readonly withArrests: number;
  readonly bytes: number;
  readonly frames: number;
  readonly found: readonly string[];
}

/**
 * A frame without what it changes in the receiver's own asks: a patch may say one in pieces (two interrogations in a row
 * differ in little). What they come to is compared as a whole.
 */
export function withoutOwnAsks(frame: string): string {
  const start = frame.indexOf('["patch",');
  if (start < 0) return frame;
  const [event, message] = JSON.parse(frame.slice(start)) as [string, PatchMessage];
  const patch = message.patch.filter(({ path }) => !path.startsWith('/asks'));
  return frame.slice(0, start) + JSON.stringify([event, { ...message, patch }]);
}

/** The asks that a viewer may see, as they arrive: plain JSON. */
function own({ asks }: Match<Core>, viewer: Viewer): unknown {
  return JSON.parse(JSON.stringify(asks.filter(({ seat }) => seat === viewer)));
}

/**
 * Plays random games over real sockets, one answer at a time, and scans every frame that every player and a spectator
 * receive for what they must not know at that moment.
 */
export async function scanGames(games: number, firstSeed: number): Promise<Scan> {
  let present: Match<Core> | null = null;
  const storage = new RecordingStorage((kept) => {
    present = resumeMatch(blackOrchestra, kept.match as KeptMatch<Core>);
  });
  const match = (): Match<Core> => {
    if (present === null) throw new Error('no match has started');
    return present;
  };
  const { app, url } = await serve({
    data: storage,
    games: [registered(blackOrchestra)],
  });
  const found: string[] = [];
  let bytes = 0;
  let frames = 0;
  let withArrests = 0;
  for (let seed = firstSeed; seed < firstSeed + games; seed++) {
    const seats = 1 + (seed % 5);
    const players = Array.from({ length: seats }, () => new Browser(url));
    const spectator = new Browser(url);
    const viewers = [...players, spectator];
    const said = (who: Viewer, leak: string): string => `seed ${seed}, viewer ${who ?? 'spectator'}: ${leak}`;
    const read = (): void => {
      viewers.forEach((viewer, i) => {
        const who = viewer === spectator ? null : seat(i);
        for (const frame of viewer.raw.splice(0)) {
          bytes += frame.length;
          frames += 1;
          found.push(...leaks(match(), who, withoutOwnAsks(frame)).map((leak) => said(who, leak)));
        }
        if (!isDeepStrictEqual(viewer.view.view.asks, own(match(), who)))
          found.push(said(who, 'asks of somebody else'));
      });
    };
    const [host] = players;
    if (host === undefined) throw new Error('no players');
    const code = await host.create('Player 0', blackOrchestra.meta.name);
    for (const [i, player] of players.entries()) if (i > 0) await player.join(code, `Player ${i}`);
    await spectator.say('enter', { code, token: null });
    await host.say('start', {});
    await Promise.all(viewers.map((viewer) => viewer.until(() => viewer.views.length > 0)));
    const random = testRandom(seed);
    for (;;) {
      await Promise.all(viewers.map((viewer) => viewer.settled()));
      read();
      if (match().over !== null) break;
      const choice = randomChoice(match().asks, random);
      const reply = await players[choice.seat]?.choose(choice.ask, choice.key);
      if (reply?.ok !== true) throw new Error(`seed ${seed}: a listed choice was refused`);
    }
    if (match().log.some(({ text }) => text.m === 'log.interrogated')) withArrests += 1;
    for (const viewer of viewers) viewer.close();
  }
  await app.close();
  return { games, withArrests, bytes, frames, found };
}
