import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';

import type { GameTesting } from '../../shared/testing/game-testing';
import { testRandom } from '../../shared/testing/playout';
import { difference, type Triple } from './noise';
import { planOf, type WorldName } from './plan';
import type { Staged } from './served';
import { type Heard, playPlan } from './table';

/** What a server in a process of its own is to have. */
export interface Asked {
  readonly game: string;
  readonly people: number;
  readonly bots: number;
  /** In a match there are at most so many rounds. */
  readonly rounds: number;
  readonly pauseMs: number;
  /** By so many milliseconds the game is made to tell of what is hidden; 0: it is as it is. */
  readonly leakMs: number;
  readonly seeds: readonly number[];
}

/** The answer of that process. */
export interface Ready {
  readonly url: string;
}

/** What a measurement has come to. */
export interface Measured {
  readonly triples: readonly Triple[];
  /** What was sent otherwise in the other world. */
  readonly told: readonly string[];
  /** How often what was sent in equal worlds differed: the times of these are not compared. */
  readonly disordered: number;
}

/** The order in which the three matches of a plan take place is drawn by lot: a server that grows slower or faster tells nothing. */
const ORDERS: readonly (readonly WorldName[])[] = [
  ['here', 'here', 'there'],
  ['here', 'there', 'here'],
  ['there', 'here', 'here'],
];

/** The matches of a server, three for each seed; the three before are there to warm up. */
export function stagedBy(testing: GameTesting, { people, bots, rounds, seeds }: Asked): readonly Staged[] {
  return [0, ...seeds].flatMap((seed) => {
    const plan = planOf(testing, { people, bots, seed }, rounds);
    const order = ORDERS[Math.floor(testRandom(seed)() * ORDERS.length)] ?? [];
    return order.map((world) => ({ plan, world }));
  });
}

/** Plays all matches on a server in a process of its own. Calls back after each seed. */
export async function measure(testing: GameTesting, asked: Asked, done: () => void): Promise<Measured> {
  const child = fork(path.join(__dirname, 'child.ts'), { execArgv: ['--import', 'tsx'] });
  const ended = once(child, 'exit');
  try {
    child.send(asked);
    const { url } = await ready(child);
    const where = { url, game: testing.game, now: () => performance.now() };
    const triples: Triple[] = [];
    const told: string[] = [];
    let disordered = 0;
    const staged = stagedBy(testing, asked);
    for (let at = 0; at < staged.length; at += ORDERS.length) {
      const here: (Heard | null)[] = [];
      const there: (Heard | null)[] = [];
      for (const { plan, world } of staged.slice(at, at + ORDERS.length))
        (world === 'here' ? here : there).push(await playPlan(where, plan));
      const [[one, again], [other]] = [here, there];
      if (at === 0) continue;
      done();
      if (one == null || again == null || other == null) {
        disordered += 1;
        continue;
      }
      const found = difference(one, other);
      if (difference(one, again) !== null) disordered += 1;
      else if (found !== null) told.push(`seed ${asked.seeds[at / ORDERS.length - 1] ?? '?'}: ${found}`);
      else triples.push({ here: [one, again], there: other });
    }
    return { triples, told, disordered };
  } finally {
    child.disconnect();
    await ended;
  }
}

async function ready(child: ChildProcess): Promise<Ready> {
  const [said] = (await Promise.race([
    once(child, 'message'),
    once(child, 'exit').then(() => Promise.reject(new Error('the server has ended'))),
  ])) as [Ready];
  return said;
}
