import type { AppOptions } from '../../server/app';
import type { BotPace } from '../../server/bots/pace';
import { registered, serve, type Served } from '../../server/testing/serve';
import type { Job } from '../../server/workers/job';
import { type AskId, isQuestion } from '../../shared/engine/ask';
import type { GameModule } from '../../shared/engine/game';
import type { Decision } from '../../shared/engine/policy';
import type { GameTesting } from '../../shared/testing/game-testing';
import { testEntropy } from '../../shared/testing/playout';
import { gameIn, type Plan, type WorldName } from './plan';

/** One match that a server is to have: a plan, in one of its worlds. */
export interface Staged {
  readonly plan: Plan;
  readonly world: WorldName;
}

/** A server of worlds. */
export interface WorldsSpec {
  readonly testing: GameTesting;
  /** The game in a world as it is planted with a leak; as it is when not given. */
  readonly planted?: (game: GameModule) => GameModule;
  /** The matches, in the order in which they begin. */
  readonly staged: readonly Staged[];
  readonly data: AppOptions['data'];
  readonly pauseMs: number;
  /** Where bots think; what they come to is not what they answer: that is planned. */
  readonly pool: NonNullable<AppOptions['botPool']>;
}

/** The parts of the time that bots are spread over: no two that are asked together get the same. */
const LUCK = [0.15, 0.55, 0.85, 0.35, 0.7] as const;

/**
 * A server on which matches take place in worlds, one after the other. Clocks run; a bot that is asked thinks as ever, with what it holds in
 * this world, and then answers as planned. The luck of when bots answer is the same in each match.
 */
export async function serveWorlds({ testing, planted, staged, data, pauseMs, pool }: WorldsSpec): Promise<Served> {
  let begun = 0;
  let asked = 0;
  const present = (): Staged => {
    const now = staged[begun - 1];
    if (now === undefined) throw new RangeError('no match has begun');
    return now;
  };
  const { game } = testing;
  const lengthS = (CLOCK_PAUSES * pauseMs) / 1_000;
  const clocks = (game.meta.clocks ?? []).map(({ id }) => ({ id, seconds: [lengthS], initial: lengthS }));
  const served: GameModule = {
    ...game,
    meta: { ...game.meta, clocks },
    setup: (request) => gameIn(present().world, testing, present().plan.seed).setup(request),
  };
  const pace: BotPace = { pauseMs, othersMs: 3 * pauseMs };
  return serve({
    games: [registered(planted === undefined ? served : planted(served))],
    data,
    clocks: 'game',
    entropy: () => {
      begun += 1;
      asked = 0;
      return testEntropy(present().plan.seed);
    },
    botPace: pace,
    botLuck: (below) => {
      asked += 1;
      return Math.floor(below * (LUCK[asked % LUCK.length] ?? 0));
    },
    botPool: {
      hasRoom: (of) => pool.hasRoom(of),
      close: () => pool.close(),
      run: async (of, job) => asPlanned(present().plan, job, await pool.run(of, job)),
    },
  });
}

/** For so many pauses of bots every clock runs: longer than any of them takes. */
const CLOCK_PAUSES = 4;

/** What is planned for the question of a bot, instead of what it has come to. */
function asPlanned({ answers }: Plan, { view }: Job, decided: Decision): Decision {
  const ask = view.asks.filter(isQuestion).find(({ id }) => answers.has(id));
  const planned = answers.get(ask?.id ?? ('' as AskId));
  if (ask === undefined || planned === undefined) return decided;
  return { choice: { seat: ask.seat, ask: ask.id, key: planned.key } };
}
