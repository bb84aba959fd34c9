import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

import type { GameModule } from '../../shared/engine/game';
import type { RegisteredGame } from '../../shared/games/registry';
import { toy } from '../../shared/testing/toy';
import { type App, type AppOptions, createApp } from '../app';
import type { Limits } from '../limits/limits';
import { fixedEntropy } from './entropy';

const endless = { burst: 1e9, perSecond: 1e9 };

/** Limits no test runs into by accident. */
export const NO_LIMITS: Limits = {
  frames: endless,
  framesPerAddress: endless,
  perSocket: endless,
  perSeat: endless,
  perAddress: endless,
  guesses: endless,
  wrongCodes: endless,
  creations: endless,
  says: endless,
  points: endless,
  replays: endless,
  saysPerAddress: endless,
  connections: Infinity,
  connectionsPerAddress: Infinity,
  rooms: Infinity,
  silentMs: Infinity,
  unsentPerConnection: Infinity,
  unsentPerAddress: Infinity,
  unsent: Infinity,
};

/** A game module as the registry would list it. */
export function registered(module: GameModule): RegisteredGame {
  return { meta: module.meta, load: () => Promise.resolve(module) };
}

/** The toy game under its module's public type. */
export const toyModule = toy as unknown as GameModule;

/** A server under test on a free port. */
export interface Served {
  readonly app: App;
  readonly url: string;
}

/**
 * Starts a server with the toy game, in memory, without limits and with the same games each time unless told otherwise. Who is away
 * has no say: tests need not wait.
 */
export async function serve(options: Partial<AppOptions> = {}): Promise<Served> {
  const app = createApp({
    games: [registered(toyModule)],
    data: ':memory:',
    limits: NO_LIMITS,
    entropy: fixedEntropy(),
    clocks: 'none',
    absentSayMs: { live: 0, correspondence: 0 },
    ...options,
  });
  const port = await app.listen(0);
  return { app, url: `http://127.0.0.1:${port}` };
}

/** A folder that is gone after the test file. */
export function temporaryFolder(): { readonly path: string; remove(): void } {
  const made = mkdtempSync(path.join(tmpdir(), 'server-'));
  return { path: made, remove: () => rmSync(made, { recursive: true, force: true }) };
}
