import type { Logger } from 'pino';

import { type Ask, type AskId, isQuestion } from '../../shared/engine/ask';
import { imagine, sightFrom } from '../../shared/engine/imagine';
import { asksForKeeper, type Keeper } from '../../shared/engine/keeper';
import { viewOf } from '../../shared/engine/match';
import type { BotLevel, Decision } from '../../shared/engine/policy';
import { Background } from '../lib/background';
import type { Follower } from '../match/follow';
import type { MatchChange, MatchHost } from '../match/host';
import type { LiveMatch } from '../match/live';
import { botOf, matchOf } from '../match/state';
import type { Pool } from '../threads/pool';

/** When bots answer, in milliseconds. */
export interface BotPace {
  /** After what has happened before, so that people can follow. */
  readonly pauseMs: number;
  /** So much later after a change that another node has made: that node answers first. */
  readonly othersMs: number;
}

/** People read a line in about this time. */
export const BOT_PACE: BotPace = { pauseMs: 1_200, othersMs: 3_000 };

/** The parts that the runner works with. */
export interface BotRunnerParts {
  readonly host: Pick<MatchHost, 'open' | 'onChange' | 'decide'>;
  readonly follower: Pick<Follower, 'onHold' | 'isHeld'>;
  readonly pool: Pick<Pool, 'run' | 'close'>;
  readonly pace: BotPace;
  readonly log: Logger;
}

/** A question that a bot has to answer: for a seat of its own, or for one that it keeps. */
interface Due {
  readonly ask: Ask;
  readonly level: BotLevel;
  readonly keeper?: Keeper;
}

/**
 * Answers for the seats that bots play, as long as somebody looks at the match. Which node answers first does not matter: a
 * second answer is refused by the id of its question, which is never used again.
 */
export class BotRunner {
  private readonly timers = new Map<string, { readonly ask: string; readonly timer: NodeJS.Timeout }>();
  private readonly background = new Background();
  private state: 'open' | 'closed' = 'open';

  constructor(private readonly parts: BotRunnerParts) {
    const { host, follower, pace } = parts;
    host.onChange(({ match, by }: MatchChange) => this.look(match, by === 'us' ? 0 : pace.othersMs));
    follower.onHold((id) => this.lookAgain(id));
  }

  /** Lets go of all questions, and waits for the answers under way. */
  async close(): Promise<void> {
    this.state = 'closed';
    for (const { timer } of this.timers.values()) clearTimeout(timer);
    this.timers.clear();
    await this.parts.pool.close();
    await this.background.idle();
  }

  /** Sees to the first question of a bot, if there is one. */
  private look(match: LiveMatch, laterMs: number): void {
    const due = this.state === 'open' ? dueIn(match) : null;
    const planned = this.timers.get(match.id);
    if (planned !== undefined && planned.ask === due?.ask.id) return;
    clearTimeout(planned?.timer);
    this.timers.delete(match.id);
    if (due === null || !this.parts.follower.isHeld(match.id)) return;
    const timer = setTimeout(() => {
      this.timers.delete(match.id);
      this.begin(match.id);
    }, this.parts.pace.pauseMs + laterMs);
    timer.unref();
    this.timers.set(match.id, { ask: due.ask.id, timer });
  }

  private lookAgain(id: string): void {
    this.track(async () => {
      const match = await this.parts.host.open(id);
      if (match !== null) this.look(match, 0);
    }, id);
  }

  private begin(id: string): void {
    if (this.state === 'open') this.track(() => this.answer(id), id);
  }

  private track(task: () => Promise<void>, id: string): void {
    this.background.run(task, (err) => this.parts.log.warn({ err, match: id }, 'a bot cannot answer'));
  }

  /**
   * Has a bot answer one open question of a seat that people play: its time is over.
   * @returns whether there is a bot for that; then the question is answered, or somebody was faster
   */
  async answerOnce(id: string, ask: AskId): Promise<boolean> {
    const match = await this.parts.host.open(id);
    if (this.state === 'closed' || match?.running == null) return false;
    const open = matchOf(match.running).asks.find((one) => one.id === ask);
    const [level] = match.game.module.meta.bots ?? [];
    if (open === undefined || open.options.length === 0 || level === undefined) return false;
    await this.parts.host.decide(id, await this.decision(match, { ask: open, level }));
    return true;
  }

  private async answer(id: string): Promise<void> {
    const match = await this.parts.host.open(id);
    if (match === null || !this.parts.follower.isHeld(id)) return;
    const due = dueIn(match);
    if (due === null) return;
    const decision = await this.decision(match, due);
    const refused = await this.parts.host.decide(id, decision, due.keeper);
    // Somebody else was faster, or storage is away: whatever is asked then is looked at again.
    if (refused === null) return;
    const now = await this.parts.host.open(id);
    if (now !== null) this.look(now, this.parts.pace.othersMs);
  }

  /** What the bot decides in a thread; rules of thumb when that takes too long, and any option when they fail as well. */
  private async decision(match: LiveMatch, { ask, level, keeper }: Due): Promise<Decision> {
    const { module } = match.game;
    const running = match.running;
    const [first] = ask.options;
    if (running === null || module.bots === undefined || first === undefined)
      throw new Error(`no bot for ${module.meta.name}`);
    const { bots } = module;
    const whole = matchOf(running);
    const own = viewOf(module, whole, ask.seat);
    const view = keeper === undefined ? own : { ...own, asks: asksForKeeper(module.meta, whole, ask.seat) };
    // Imagined here: the real match, with all that is hidden, is handed to nobody.
    const worlds = imagine(module, whole, ask.seat, { most: bots.worlds[level], random: Math.random });
    try {
      return await this.parts.pool.run(match.id, { kind: 'decide', game: module.meta.name, level, view, worlds });
    } catch (err) {
      this.parts.log.warn({ err, match: match.id }, 'a bot decides by rules of thumb');
    }
    try {
      return bots.decide(
        'quick',
        sightFrom(module, view, () => []),
        Math.random,
      );
    } catch (err) {
      this.parts.log.error({ err, match: match.id }, 'a bot takes the first option');
      return { choice: { seat: ask.seat, ask: ask.id, key: ask.fallback ?? first.key } };
    }
  }
}

/** The first open question of a seat that a bot plays; null when there is none. */
function dueIn({ running, metadata, game: { module } }: LiveMatch): Due | null {
  if (running === null) return null;
  const match = matchOf(running);
  if (match.over !== null) return null;
  for (const ask of match.asks) {
    if (!isQuestion(ask) || ask.options.length === 0) continue;
    const level = botOf(metadata, ask.seat);
    if (level !== null) return { ask, level };
    const keeper = match.keepers[ask.seat]?.by;
    if (keeper?.kind !== 'bot') continue;
    const given = asksForKeeper(module.meta, match, ask.seat);
    if (given.includes(ask)) return { ask, level: keeper.level, keeper };
  }
  return null;
}
