/** What runs in the threads of the {@link Pool}: one job after another. It has no storage, no sockets and no real match. */
import { constants, setPriority } from 'node:os';
import { parentPort } from 'node:worker_threads';

import { sightFrom } from '../../shared/engine/imagine';
import { games } from '../../shared/games/registry';
import { GameLoader } from '../game-loader';
import type { Job, JobResult } from './job';

const loader = new GameLoader(games);

try {
  // On Linux this is about the calling thread alone: players' commands come first.
  if (process.platform === 'linux') setPriority(0, constants.priority.PRIORITY_BELOW_NORMAL);
} catch {
  // A system that does not allow it goes on as it is.
}

async function done({ game: name, level, view, worlds }: Job): Promise<JobResult> {
  const game = await loader.load(name);
  if (game?.module.bots === undefined) return { ok: false, error: `no bots for ${name}` };
  const { module } = game;
  const sight = sightFrom(module, view, (most) => worlds.slice(0, most));
  return { ok: true, decision: game.module.bots.decide(level, sight, Math.random) };
}

parentPort?.on('message', (job: Job) => {
  done(job)
    .catch((error: unknown): JobResult => ({ ok: false, error: String(error) }))
    .then((result) => parentPort?.postMessage(result))
    .catch((error: unknown) => {
      throw error;
    });
});
