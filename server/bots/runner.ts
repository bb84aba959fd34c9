import { setImmediate } from 'node:timers/promises';

import type { Logger } from 'pino';

import { type Ask, type AskId, type Choice, isQuestion } from '../../shared/engine/ask';
import { type Imagined, imagineEach } from '../../shared/engine/imagine';
import { asksForKeeper, type Keeper, type KeptChoice } from '../../shared/engine/keeper';
import { refusal, viewOf } from '../../shared/engine/match';
import type { BotLevel, Decision } from '../../shared/engine/policy';
import type { LogEntry } from '../../shared/engine/run';
import type { AdviceMessage, ErrorCode } from '../../shared/protocol/rooms';
import { Background } from '../lib/background';
import type { Follower } from '../match/follow';
import { type MatchChange, type MatchHost, UnsupportedMatch } from '../match/host';
import type { LiveMatch } from '../match/live';
import { isPaused } from '../match/pause';
import { botOf, matchOf } from '../match/state';
import { JobUndone, type Pool } from '../workers/pool';
import type { BotPace } from './pace';
import { pausesAfter } from './pauses';

/** The parts that the runner works with. */
export interface BotRunnerParts {
  readonly host: Pick<MatchHost, 'open' | 'onChange' | 'decide'>;
  readonly follower: Pick<Follower, 'onHold' | 'isHeld'>;
  readonly pool: Pick<Pool, 'hasRoom' | 'run' | 'close'>;
  readonly pace: BotPace;
  readonly log: Logger;
}

/** A question that a bot has to answer: for a seat of its own, or for one that it keeps. */
interface Due {
  readonly ask: Ask;
  readonly level: BotLevel;
  readonly keeper?: Keeper;
}

/** Advice, or why there is none. */
type Advised =
  { readonly ok: true; readonly advice: AdviceMessage } | { readonly ok: false; readonly error: ErrorCode };

/**
 * Answers for the seats that bots play, as long as somebody looks at the match. Which node answers first does not matter: a
 * second answer is refused by the id of its question, which is never used again. No policy runs here: one that hangs, fails or
 * decides nonsense costs its bot one decision, and nobody else anything.
 */
export class BotRunner {
  private readonly timers = new Map<string, { readonly ask: AskId | null; readonly timer: NodeJS.Timeout }>();
  /** The questions that bots think about, by match. */
  private readonly thinking = new Map<string, AskId>();
  private readonly background = new Background();
  private state: 'open' | 'closed' = 'open';

  constructor(private readonly parts: BotRunnerParts) {
    const { host, follower, pace } = parts;
    host.onChange(({ before, match, by }: MatchChange) => {
      const pauses = pausesAfter(match.game.module.bots, logOf(match).slice(logOf(before).length));
      this.look(match, (by === 'us' ? 0 : pace.othersMs) + pace.pauseMs * pauses);
    });
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
    if (due === null || this.thinking.get(match.id) === due.ask.id) return;
    this.plan(match.id, due.ask.id, laterMs);
  }

  /** Answers a match's first question of a bot after the usual pause and somewhat later, while somebody looks at it. */
  private plan(id: string, ask: AskId | null, laterMs: number): void {
    if (this.state === 'closed' || this.timers.has(id) || !this.parts.follower.isHeld(id)) return;
    const timer = setTimeout(() => {
      this.timers.delete(id);
      this.track(id, () => this.answer(id));
    }, this.parts.pace.pauseMs + laterMs);
    timer.unref();
    this.timers.set(id, { ask, timer });
  }

  private lookAgain(id: string): void {
    this.track(id, async () => {
      const match = await this.parts.host.open(id);
      if (match !== null) this.look(match, 0);
    });
  }

  /** What fails is tried again later: storage was away, or bots had too much to do. */
  private track(id: string, task: () => Promise<void>): void {
    const failed = (err: unknown): void => {
      if (!(err instanceof UnsupportedMatch)) this.plan(id, null, this.parts.pace.othersMs);
      this.parts.log.warn({ err, match: id }, 'a bot cannot answer');
    };
    this.background.run(task, failed);
  }

  /**
   * Has a bot answer one open question of a seat that people play: its time is over.
   * @returns whether a bot has tried to; else there is none for this game, or bots have too much to do
   */
  async answerOnce(id: string, ask: AskId): Promise<boolean> {
    const match = await this.parts.host.open(id);
    if (this.state === 'closed' || match?.running == null) return false;
    const open = matchOf(match.running).asks.find((one) => one.id === ask);
    const [level] = match.game.module.meta.bots ?? [];
    if (open === undefined || open.options.length === 0 || level === undefined) return false;
    const decision = await this.decision(match, { ask: open, level }).catch((error: unknown) => {
      if (error instanceof JobUndone) return null;
      throw error;
    });
    if (decision === null) return false;
    await this.parts.host.decide(id, decision);
    return true;
  }

  /**
   * What the best bot of the game would answer in a seat's place, by what that seat may see. Nothing changes.
   * @param by the seat's owner or stand-in, and the open question
   */
  async advise(id: string, by: Omit<KeptChoice, 'key'>): Promise<Advised> {
    const match = await this.parts.host.open(id);
    if (match?.running == null) return { ok: false, error: 'no-such-ask' };
    const { module } = match.game;
    const whole = matchOf(match.running);
    const asked = whole.asks.find((one) => one.id === by.ask && one.seat === by.seat);
    const [first] = asked?.options ?? [];
    if (asked === undefined || first === undefined) return { ok: false, error: 'no-such-ask' };
    const refused = refusal(module, whole, { ...by, key: first.key });
    if (refused !== null) return { ok: false, error: refused };
    const level = module.meta.bots?.at(-1);
    if (this.state === 'closed' || level === undefined) return { ok: false, error: 'no-advice' };
    try {
      const keeper = by.keeper === undefined ? {} : { keeper: by.keeper };
      const { choice, why } = await this.decision(match, { ask: asked, level, ...keeper });
      return { ok: true, advice: { ask: choice.ask, key: choice.key, ...(why === undefined ? {} : { why }) } };
    } catch (error) {
      if (error instanceof JobUndone) return { ok: false, error: 'no-advice' };
      throw error;
    }
  }

  private async answer(id: string): Promise<void> {
    const match = await this.parts.host.open(id);
    if (match === null || !this.parts.follower.isHeld(id)) return;
    const due = dueIn(match);
    if (due === null || this.thinking.get(id) === due.ask.id) return;
    this.thinking.set(id, due.ask.id);
    const decision = await this.decision(match, due).finally(() => {
      if (this.thinking.get(id) === due.ask.id) this.thinking.delete(id);
    });
    const refused = await this.parts.host.decide(id, decision, due.keeper);
    // Another answer was faster, or storage is away: look at the questions again.
    if (refused === null) return;
    const now = await this.parts.host.open(id);
    if (now !== null) this.look(now, this.parts.pace.othersMs);
  }

  /**
   * What the bot decides in the pool: rules of thumb when its level fails, and any option when they fail as well.
   * @throws JobUndone when there is too much to do
   */
  private async decision(match: LiveMatch, { ask, level, keeper }: Due): Promise<Decision> {
    const { module } = match.game;
    const running = match.running;
    if (!this.parts.pool.hasRoom(match.id)) throw new JobUndone('server-busy');
    const [first] = ask.options;
    if (running === null || module.bots === undefined || first === undefined)
      throw new Error(`no bot for ${module.meta.name}`);
    const whole = matchOf(running);
    const own = viewOf(module, whole, ask.seat);
    const view = keeper === undefined ? own : { ...own, asks: asksForKeeper(module.meta, whole, ask.seat) };
    // Imagined here: the real match, with all that is hidden, is handed to nobody.
    const most = module.bots.worldsFor(level, { view, facts: module.facts });
    const worlds: Imagined[] = [];
    for (const world of imagineEach(module, whole, ask.seat, { most, random: Math.random })) {
      worlds.push(world);
      // Each takes some milliseconds: what else there is to do comes between.
      await setImmediate();
    }
    const job = { kind: 'decide', game: module.meta.name, view } as const;
    const tries = [
      { ...job, level, worlds },
      ...(level === 'quick' ? [] : [{ ...job, level: 'quick', worlds: [] } as const]),
    ];
    for (const one of tries) {
      try {
        const decision = await this.parts.pool.run(match.id, one);
        if (isOffered(view.asks, decision)) return decision;
        this.parts.log.warn({ match: match.id, level: one.level }, 'a bot decides what it was not offered');
      } catch (err) {
        if (err instanceof JobUndone && (err.why === 'server-busy' || err.why === 'closed')) throw err;
        this.parts.log.warn({ err, match: match.id, level: one.level }, 'a bot does not decide');
      }
    }
    this.parts.log.error({ match: match.id }, 'a bot takes the first option');
    return { choice: { seat: ask.seat, ask: ask.id, key: ask.fallback ?? first.key } };
  }
}

function logOf({ running }: LiveMatch): readonly LogEntry[] {
  return running === null ? [] : matchOf(running).log;
}

/** Whether a decision is one of those that were asked for. It comes from a policy: it may be anything. */
function isOffered(asks: readonly Ask[], decision: Partial<Decision> | null | undefined): boolean {
  const given: Partial<Choice> | null | undefined = decision?.choice;
  return asks.some(
    ({ id, seat, options }) => id === given?.ask && seat === given.seat && options.some(({ key }) => key === given.key),
  );
}

/** The first open question of a seat that a bot plays; null when there is none. */
function dueIn({ running, metadata, game: { module } }: LiveMatch): Due | null {
  if (running === null || isPaused(running)) return null;
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
