/**
 * The program of the {@link Pool}'s processes: it does one job after another. It has no storage, no sockets and no real
 * match.
 */
import { writeFileSync } from 'node:fs';
import { constants, setPriority } from 'node:os';
import { createContext, Script } from 'node:vm';

import { sightFrom } from '../../shared/engine/imagine';
import type { Decision } from '../../shared/engine/policy';
import { games } from '../../shared/games/registry';
import { GameLoader } from '../match/game-loader';
import { BEGUN, type Job, type JobResult } from './job';

/** The server ends a worker much sooner; but a server that was killed ends none. */
const LONGEST_MS = 20_000;

const loader = new GameLoader(games);

// A system that does not allow it goes on as it is. Players' commands come first ...
attempt(() => setPriority(constants.priority.PRIORITY_BELOW_NORMAL));
// ... and when the machine has no memory left, a worker is ended rather than the server.
attempt(() => writeFileSync('/proc/self/oom_score_adj', '500'));

function attempt(what: () => void): void {
  try {
    what();
  } catch {
    return;
  }
}

/** Does some work, but not for ever. Nothing else ends a loop in the only thread of a process. */
function bounded<T>(work: () => T): T {
  const context = createContext({ work });
  return new Script('work()').runInContext(context, { timeout: LONGEST_MS }) as T;
}

async function decide({ kind, game: name, level, view, world }: Job): Promise<JobResult> {
  const game = await loader.load(name);
  const bots = game?.module.bots;
  if (game === null || bots === undefined) return { ok: false, error: `no bots for ${name}` };
  process.send?.(BEGUN);
  const sight = sightFrom(game.module, view, world, Math.random);
  const answer = (): Decision =>
    kind === 'advise' && bots.advise !== undefined
      ? bots.advise(sight, Math.random)
      : bots.decide(level, sight, Math.random);
  return { ok: true, decision: bounded(answer) };
}

process.on('message', (job: Job) => {
  decide(job)
    .catch((error: unknown): JobResult => ({ ok: false, error: String(error) }))
    .then((result) => process.send?.(result))
    .catch((error: unknown) => {
      throw error;
    });
});
process.on('disconnect', () => process.exit(0));
// A terminal tells all processes: the server decides when its workers end.
process.on('SIGINT', () => undefined);
