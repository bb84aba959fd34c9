/**
 * Measures our server beside boardgame.io's own and raw sockets, in turn in one run, and prints Markdown.
 * `npm run bench -- --only moves,fanout --game synthetic --rounds 3 --seconds 5 --out table.md`
 */
import { writeFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { parseArgs } from 'node:util';

import { GAME_NAMES } from './games';
import { buildPrograms } from './lib/build';
import { endChildrenWhenInterrupted, wasInterrupted } from './lib/child';
import { Fanout } from './parts/fanout';
import { Moves } from './parts/moves';
import { type Part, progress } from './parts/part';
import { Reconnect } from './parts/reconnect';
import { Waiting } from './parts/waiting';
import { type Host, HOSTS, isAvailable, nameOf } from './servers';

const PARTS = ['moves', 'fanout', 'waiting', 'reconnect'] as const;

const { values } = parseArgs({
  options: {
    only: { type: 'string', default: PARTS.join() },
    game: { type: 'string', default: GAME_NAMES.join() },
    matches: { type: 'string', default: '1,100,300' },
    servers: { type: 'string', default: HOSTS.join() },
    rounds: { type: 'string', default: '3' },
    seconds: { type: 'string', default: '5' },
    /** A file for the Markdown. */
    out: { type: 'string' },
  },
});

/** Reads a list of names; throws for one that is not known. */
function listed<Name extends string>(text: string, known: readonly Name[]): readonly Name[] {
  return text.split(',').map((word) => {
    const found = known.find((name) => name === word);
    if (found === undefined) throw new Error(`not one of ${known.join(', ')}: ${word}`);
    return found;
  });
}

async function availableHosts(): Promise<readonly Host[]> {
  const hosts: Host[] = [];
  for (const host of listed(values.servers, HOSTS)) {
    if (await isAvailable(host)) hosts.push(host);
    else progress(`LEFT OUT: ${nameOf(host)} (no PostgreSQL answers)`);
  }
  return hosts;
}

async function main(): Promise<void> {
  const effort = { rounds: Number(values.rounds), seconds: Number(values.seconds) };
  const games = listed(values.game, GAME_NAMES);
  const hosts = await availableHosts();
  const makers: Readonly<Record<(typeof PARTS)[number], () => Part>> = {
    moves: () => new Moves(games, values.matches.split(',').map(Number), hosts, effort),
    fanout: () => new Fanout(effort),
    waiting: () => new Waiting(effort),
    reconnect: () => new Reconnect(hosts, effort),
  };
  const parts = listed(values.only, PARTS).map((name) => makers[name]());
  endChildrenWhenInterrupted();
  await buildPrograms();
  const { rounds, seconds } = effort;
  const texts = [
    `Node ${process.versions.node}, ${availableParallelism()} cores for servers and loads, ` +
      `medians of ${rounds} rounds of ${seconds} s, servers in turn within each round.`,
  ];
  for (const part of parts) {
    if (wasInterrupted()) break;
    try {
      await part.run();
    } catch (error) {
      process.exitCode = 1;
      if (!wasInterrupted()) console.error(error);
    }
    texts.push(part.report());
  }
  const text = `${texts.join('\n\n')}\n`;
  console.log(text);
  if (values.out !== undefined) writeFileSync(values.out, text);
}

main().catch((error: unknown) => {
  console.error(error);
  process.exitCode = 1;
});
