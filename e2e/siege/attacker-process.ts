/**
 * The attackers, in a process of their own so that they do not slow down the honest players they share a processor with.
 * `attacker-process.ts <url> <seed> <names>`: tells its parent what it finds and counts, and ends with it.
 */
import { setMaxListeners } from 'node:events';
import { setPriority } from 'node:os';

import { Dice } from '../lib/dice';
import { ATTACKS } from './attacks';
import type { AttackersMessage } from './besiegers';

const COUNTS_MS = 500;
/** Honest players come first. */
const NICE = 10;

const [url = '', seed = '1', names = ''] = process.argv.slice(2);
const dice = new Dice(Number(seed));
const over = new AbortController();
const counts = new Map<string, number>();

const tell = (told: AttackersMessage): void => {
  if (process.connected) process.send?.(told);
};

async function run(name: string): Promise<void> {
  const attack = ATTACKS.get(name);
  if (attack === undefined) throw new RangeError(`no attack ${name}`);
  await attack({
    url,
    dice: new Dice(dice.fork()),
    signal: over.signal,
    count: (what, times = 1) => {
      const key = `${name}: ${what}`;
      counts.set(key, (counts.get(key) ?? 0) + times);
    },
    find: (what) => tell({ about: 'finding', what: `${name}: ${what}` }),
  });
}

setPriority(NICE);
// Every attack waits for it, many times at once.
setMaxListeners(0, over.signal);
// Connections that break off in the middle of a request are what attackers are made of.
process.on('disconnect', () => process.exit());
setInterval(() => tell({ about: 'counts', counts: [...counts] }), COUNTS_MS);
for (const name of names.split(',')) void run(name);
