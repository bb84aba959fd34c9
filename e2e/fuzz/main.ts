/**
 * Fuzzes our server over real sockets, in a process of its own, with honest players beside who must not notice.
 * `npm run fuzz -- --packets 1000000 --seconds 1200 --seed 1`: stops at the first of both bounds. A tenth of the packets
 * goes to a server with its real limits. Before them, it is measured what single kinds of packets cost the server, see
 * cost/measure.ts; for that the machine should have nothing else to do. With `--game` all packets are about that game. `--replay rooms:123:200` runs one episode again, alone;
 * `--only cost` measures costs and no more, `--only grown` what each packet costs the main thread in a state grown on purpose (cost/grown.ts), `--only real` sends all packets to the server with its real limits.
 * Exits with 1 when anything was found; each finding names its episode.
 */
import { setTimeout } from 'node:timers/promises';
import { parseArgs } from 'node:util';

import { Dice } from '../lib/dice';
import { type Episode, episodeOf, type Kind } from './arena';
import { Campaign, SERVER } from './campaign';
import { measureGrown } from './cost/grown';
import { measureCosts } from './cost/measure';
import { forkServer } from './forked';
import type { LimitsKind, ServerUnderTest } from './server-under-test';
import { type Finding, Tally } from './tally';

const { values } = parseArgs({
  options: {
    game: { type: 'string' },
    packets: { type: 'string', default: '20000' },
    seconds: { type: 'string', default: '1200' },
    seed: { type: 'string', default: String(Date.now() % 2 ** 32) },
    parallel: { type: 'string', default: '24' },
    replay: { type: 'string', default: '' },
    only: { type: 'string', default: '' },
  },
});

/** How many packets an episode sends. */
const PACKETS_EACH = 200;
/** The share of packets that goes to a server with its real limits. */
const REAL_LIMITS_SHARE = 0.1;
/** The share of the time, at most, in which costs are measured. */
const COST_SHARE = 0.3;
/** After this many findings the run ends. */
const ENOUGH = 10;
/** How often the honest players play, the bystanders are looked at, and a line is printed. */
const PLAY_MS: Readonly<Record<LimitsKind, number>> = {
  raised: 25,
  // As fast as people may: those who open a room a second are slowed down, and rightly.
  real: 200,
};
const CHECK_MS = 5000;
const REPORT_MS = 30_000;
/** How long the server may take to let go of connections. */
const HELD_MS = 40_000;

/** One part of the run. */
interface Part {
  readonly limits: LimitsKind;
  readonly seed: number;
  readonly packets: number;
  readonly until: number;
  /** One episode to run instead of random ones. */
  readonly replay: Episode | null;
}

/** Runs a part against a server of its own. Resolves to how much was found. */
async function run({ limits, seed, packets, until, replay }: Part): Promise<number> {
  const server = await forkServer(limits);
  const tally = new Tally(print);
  const campaign = await Campaign.open(server, limits, seed, tally, values.game);
  server.onDeath((why) => tally.find(SERVER, why, ''));
  const start = performance.now();
  const seconds = (): number => (performance.now() - start) / 1000;
  const report = async (): Promise<void> => {
    const { rssMb, heapMb, sockets } = await server.health();
    const memory = `RSS ${rssMb.toFixed(0)} MB, heap ${heapMb.toFixed(0)} MB, ${sockets} connections`;
    const done = `${tally.packets} packets, ${tally.findings.length} found`;
    console.log(`${limits} limits, ${seconds().toFixed(0)} s: ${done}; the server: ${memory}`);
  };

  const dice = new Dice(seed);
  const goesOn = (): boolean =>
    server.alive && tally.packets < packets && performance.now() < until && tally.findings.length < ENOUGH;
  // The death of the server is one finding, whatever fails because of it.
  const alive = (act: () => Promise<void>): Promise<void> =>
    act().catch((error: unknown) => {
      if (server.alive) throw error;
    });
  const attack = async (): Promise<void> => {
    while (goesOn()) await alive(() => campaign.run(campaign.next(dice, PACKETS_EACH)));
  };
  const attacks =
    replay === null ? Array.from({ length: Number(values.parallel) }, attack) : [alive(() => campaign.run(replay))];
  const sending = new AbortController();
  const beside = async (act: () => Promise<void>, everyMs: number): Promise<void> => {
    while (server.alive && !sending.signal.aborted) {
      await alive(act);
      await setTimeout(everyMs, null, { signal: sending.signal }).catch(() => undefined);
    }
  };
  const others = [
    beside(() => campaign.play(), PLAY_MS[limits]),
    beside(() => campaign.check(), CHECK_MS),
    beside(report, REPORT_MS),
  ];
  await Promise.all(attacks);
  const took = seconds();
  sending.abort();
  await Promise.all(others);
  await alive(() => campaign.check());
  campaign.close();
  await alive(async () => {
    const held = await heldAfter(server, HELD_MS);
    if (held > 0) tally.find(SERVER, `${held} connections are held after all were closed`, '');
  });
  await alive(report);
  await server.stop();
  const { played, matches } = campaign.control;
  console.log(`${limits} limits: ${tally.packets} packets in ${took.toFixed(1)} s, ${tally.findings.length} found`);
  console.log(`honest players: ${played} answers in ${matches} matches led to what they must`);
  for (const line of tally.lines()) console.log(`  ${line}`);
  return tally.findings.length;
}

function print({ episode, what, packet }: Finding): void {
  console.error(`FOUND in ${episode}: ${what}\n  ${packet}`);
}

/** How many connections a server still has when all clients have closed theirs, and some time was given to it. */
async function heldAfter(server: ServerUnderTest, timeoutMs: number): Promise<number> {
  const end = performance.now() + timeoutMs;
  for (;;) {
    const { sockets } = await server.health();
    if (sockets === 0 || performance.now() > end) return sockets;
    await setTimeout(500);
  }
}

/** Measures costs. Resolves to how much was found. */
async function costs(seed: number, only: number | null, until: number): Promise<number> {
  const tally = new Tally(print);
  const start = performance.now();
  const goesOn = (): boolean => performance.now() < until;
  const spent = await measureCosts({ tally, seed, only, goesOn });
  const seconds = ((performance.now() - start) / 1000).toFixed(1);
  console.log(`costs: ${tally.packets} packets in ${seconds} s, ${tally.findings.length} found`);
  for (const line of [...tally.lines(), ...spent]) console.log(`  ${line}`);
  return tally.findings.length;
}

/** Measures what packets cost the main thread in a state grown on purpose. Resolves to how much was found. */
async function grown(seed: number, packets: number, until: number): Promise<number> {
  const tally = new Tally(print);
  const start = performance.now();
  const goesOn = (): boolean => performance.now() < until && tally.findings.length < ENOUGH;
  const spent = await measureGrown({ tally, seed, packets, goesOn });
  const seconds = ((performance.now() - start) / 1000).toFixed(1);
  console.log(`grown: ${tally.packets} packets in ${seconds} s, ${tally.findings.length} found`);
  for (const line of [...tally.lines(), ...spent]) console.log(`  ${line}`);
  return tally.findings.length;
}

function replayed(text: string): Episode | null {
  const [kind, seed, packets] = text.split(':');
  return text === '' ? null : episodeOf(kind as Kind, Number(seed), Number(packets));
}

async function main(): Promise<void> {
  const seed = Number(values.seed);
  const packets = Number(values.packets);
  const seconds = Number(values.seconds);
  const cost = /^cost:(\d+):/.exec(values.replay)?.[1];
  const replay = cost === undefined ? replayed(values.replay) : null;
  console.log(`seed ${seed}`);
  const start = performance.now();
  const real = Math.round(packets * REAL_LIMITS_SHARE);
  const bound = (share: number): number => start + seconds * 1000 * share;
  let found = 0;
  if (values.only === 'grown') {
    found = await grown(seed, packets, bound(1));
    process.exitCode = found === 0 ? 0 : 1;
    return;
  }
  if (values.only === 'real') {
    found = await run({ limits: 'real', seed: seed + 1, packets, until: bound(1), replay: null });
    process.exitCode = found === 0 ? 0 : 1;
    return;
  }
  if (replay === null) found += await costs(seed, cost === undefined ? null : Number(cost), bound(COST_SHARE));
  if (cost !== undefined || values.only === 'cost') {
    process.exitCode = found === 0 ? 0 : 1;
    return;
  }
  found += await run({ limits: 'raised', seed, packets: packets - real, until: bound(0.85), replay });
  if (replay === null && found === 0) {
    found += await run({ limits: 'real', seed: seed + 1, packets: real, until: bound(1), replay });
  }
  process.exitCode = found === 0 ? 0 : 1;
}

main().catch((error: unknown) => {
  console.error(error);
  process.exitCode = 1;
});
