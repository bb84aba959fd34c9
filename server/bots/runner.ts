import type { Logger } from 'pino';

import { type Ask, type AskId, type Choice, isQuestion, seat } from '../../shared/engine/ask';
import { imagine } from '../../shared/engine/imagine';
import { asksForKeeper, type Keeper, type KeptChoice } from '../../shared/engine/keeper';
import { refusal } from '../../shared/engine/match';
import type { BotLevel, Decision, SeatView } from '../../shared/engine/policy';
import type { LogEntry } from '../../shared/engine/run';
import type { AdviceMessage, ErrorCode } from '../../shared/protocol/rooms';
import { Background } from '../lib/background';
import type { Follower } from '../match/follow';
import type { MatchChange, MatchHost } from '../match/host';
import type { LiveMatch } from '../match/live';
import { isPaused } from '../match/pause';
import { UnsupportedMatch } from '../match/running-views';
import { botOf, matchOf } from '../match/state';
import type { Job } from '../workers/job';
import { JobUndone, type Pool } from '../workers/pool';
import { AMONG_BOTS, type BotPace, SPREAD, THINK_MS } from './pace';
import { pausesAfter } from './pauses';

/** The parts that the runner works with. */
export interface BotRunnerParts {
  readonly host: Pick<MatchHost, 'open' | 'onChange' | 'decide'>;
  readonly follower: Pick<Follower, 'onHold' | 'isHeld'>;
  readonly pool: Pick<Pool, 'hasRoom' | 'run' | 'close'>;
  readonly pace: BotPace;
  /** An unpredictable whole number from 0 up to but not this one: it decides when bots answer. */
  readonly luck: (below: number) => number;
  /** Resolves when a piece of what bots need may be done: one in a round of the event loop, so that what people say comes between. */
  readonly turn: () => Promise<void>;
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
 * Answers for the seats that bots play, while the match has viewers. Which node answers first does not matter: a
 * second answer is refused by the id of its question, which is never used again. No policy runs here: one that hangs, fails or
 * decides nonsense costs its bot one decision, and the other players nothing.
 */
export class BotRunner {
  /** When bots begin to think about their questions, by match; under `again` when the questions are looked at again. */
  private readonly planned = new Map<string, Map<AskId | 'again', NodeJS.Timeout>>();
  /** The questions that bots think about, or have answered in their minds, by match. */
  private readonly thinking = new Map<string, Set<AskId>>();
  /** Ends the time for which decided answers are held back. */
  private readonly held = new Set<() => void>();
  private readonly background = new Background();
  private state: 'open' | 'closed' = 'open';

  constructor(private readonly parts: BotRunnerParts) {
    const { host, follower, pace } = parts;
    host.onChange(({ before, match, by }: MatchChange) => {
      const pauses = pausesAfter(match.game.module.bots, logOf(match).slice(logOf(before).length));
      this.look(match, (by === 'us' ? 0 : pace.othersMs) + this.pauseMs(match) * pauses);
    });
    follower.onHold((id) => this.lookAgain(id));
  }

  /** Lets go of all questions, and waits for the answers under way. */
  async close(): Promise<void> {
    this.state = 'closed';
    for (const id of [...this.planned.keys()]) this.drop(id, []);
    for (const over of [...this.held]) over();
    await this.parts.pool.close();
    await this.background.idle();
  }

  /** Sees to the questions of bots, if there are any. */
  private look(match: LiveMatch, laterMs: number): void {
    const due = this.state === 'open' ? dueIn(match) : [];
    this.drop(
      match.id,
      due.map(({ ask }) => ask.id),
    );
    for (const { ask } of due) {
      const isPlanned = this.planned.get(match.id)?.has(ask.id) === true;
      if (!isPlanned && this.thinking.get(match.id)?.has(ask.id) !== true) this.plan(match, ask, laterMs);
    }
  }

  /**
   * Answers a question of a bot after the usual pause and somewhat later, while its match has viewers. When that is depends
   * on nothing but what everybody knows and on luck.
   */
  private plan(match: LiveMatch, ask: Ask, laterMs: number): void {
    const { id } = match;
    const pauseMs = this.pauseMs(match);
    const waitMs = pauseMs + laterMs + (ask.sealed === true ? this.parts.luck(SPREAD * pauseMs + 1) : 0);
    const aheadMs = Math.min(waitMs, THINK_MS);
    this.wind(id, ask.id, waitMs - aheadMs, () => this.answer(id, ask.id, aheadMs));
  }

  /** The usual pause; a short one where people have played and are all out. */
  private pauseMs({ seats, out, metadata }: LiveMatch): number {
    const people = Array.from({ length: seats }, (_, i) => seat(i)).filter((one) => botOf(metadata, one) === null);
    const isAmongBots = people.length > 0 && people.every((one) => out.includes(one));
    const { pauseMs } = this.parts.pace;
    return isAmongBots ? Math.round(AMONG_BOTS * pauseMs) : pauseMs;
  }

  private wind(id: string, what: AskId | 'again', waitMs: number, task: () => Promise<void>): void {
    const planned = this.planned.get(id) ?? new Map<AskId | 'again', NodeJS.Timeout>();
    if (this.state === 'closed' || planned.has(what) || !this.parts.follower.isHeld(id)) return;
    const timer = setTimeout(() => {
      planned.delete(what);
      this.track(id, task);
    }, waitMs);
    timer.unref();
    this.planned.set(id, planned.set(what, timer));
  }

  /** Lets go of what is planned in a match, but for these questions. */
  private drop(id: string, but: readonly (AskId | 'again')[]): void {
    const planned = this.planned.get(id);
    if (planned === undefined) return;
    for (const [what, timer] of planned) {
      if (but.includes(what)) continue;
      clearTimeout(timer);
      planned.delete(what);
    }
    if (planned.size === 0) this.planned.delete(id);
  }

  private lookAgain(id: string): void {
    this.track(id, () => this.lookNow(id, 0));
  }

  private async lookNow(id: string, laterMs: number): Promise<void> {
    const match = await this.parts.host.open(id);
    if (match !== null) this.look(match, laterMs);
  }

  /** What fails is tried again later: storage was away, or bots had too much to do. */
  private track(id: string, task: () => Promise<void>): void {
    const failed = (err: unknown): void => {
      // It is answered once a server runs again.
      if (this.state === 'closed' && err instanceof JobUndone) return;
      if (!(err instanceof UnsupportedMatch))
        this.wind(id, 'again', this.parts.pace.othersMs, () => this.lookNow(id, 0));
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
    const decision = await this.decision('decide', match, { ask: open, level }).catch((error: unknown) => {
      if (error instanceof JobUndone) return null;
      throw error;
    });
    if (decision === null) return false;
    await this.parts.turn();
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
    if (asked === undefined || first === undefined || !isQuestion(asked)) return { ok: false, error: 'no-such-ask' };
    const refused = refusal(module, whole, { ...by, key: first.key });
    if (refused !== null) return { ok: false, error: refused };
    const level = module.meta.bots?.at(-1);
    if (this.state === 'closed' || level === undefined) return { ok: false, error: 'no-advice' };
    try {
      const keeper = by.keeper === undefined ? {} : { keeper: by.keeper };
      const { choice, why } = await this.decision('advise', match, { ask: asked, level, ...keeper });
      return { ok: true, advice: { ask: choice.ask, key: choice.key, ...(why === undefined ? {} : { why }) } };
    } catch (error) {
      if (error instanceof JobUndone) return { ok: false, error: 'no-advice' };
      throw error;
    }
  }

  /** Has a bot think about its question, and answers so much later: at once when it has thought for longer. */
  private async answer(id: string, asked: AskId, aheadMs: number): Promise<void> {
    const thinking = this.thinking.get(id) ?? new Set<AskId>();
    if (thinking.has(asked)) return;
    this.thinking.set(id, thinking.add(asked));
    const refused = await this.think(id, asked, aheadMs).finally(() => {
      thinking.delete(asked);
      if (thinking.size === 0) this.thinking.delete(id);
    });
    // Look at the questions again. Another answer was faster, or storage is away; or the bot has given an order in advance, and
    // its question is still open.
    await this.lookNow(id, refused === null ? 0 : this.parts.pace.othersMs);
  }

  /** Has a bot decide, and answers not before so much time has passed. Resolves to why it was refused; null when it is no longer asked. */
  private async think(id: string, asked: AskId, aheadMs: number): Promise<ErrorCode | null> {
    const held = this.hold(aheadMs);
    const match = await this.parts.host.open(id);
    if (match === null || !this.parts.follower.isHeld(id)) return null;
    const due = dueIn(match).find(({ ask }) => ask.id === asked);
    if (due === undefined) return null;
    const decision = await this.decision('decide', match, due);
    await held;
    await this.parts.turn();
    return this.parts.host.decide(id, decision, due.keeper);
  }

  /** Waits; not for long once the runner closes. */
  private async hold(ms: number): Promise<void> {
    if (ms === 0) return;
    await new Promise<void>((resolve) => {
      const over = (): void => {
        clearTimeout(timer);
        this.held.delete(over);
        resolve();
      };
      const timer = setTimeout(over, ms);
      timer.unref();
      this.held.add(over);
    });
  }

  /**
   * What the bot decides in the pool: rules of thumb when its level fails, and any option when they fail as well.
   * @throws JobUndone when there is too much to do
   */
  private async decision(kind: Job['kind'], match: LiveMatch, { ask, level, keeper }: Due): Promise<Decision> {
    const { module } = match.game;
    const running = match.running;
    await this.parts.turn();
    if (!this.parts.pool.hasRoom(match.id)) throw new JobUndone('server-busy');
    const [first] = ask.options;
    const seen = match.parts.seen[ask.seat]?.view;
    if (running === null || seen === undefined || module.bots === undefined || first === undefined)
      throw new Error(`no bot for ${module.meta.name}`);
    const whole = matchOf(running);
    const { you, waiting, table } = seen;
    const asks = keeper === undefined ? seen.asks : asksForKeeper(module.meta, whole, ask.seat);
    const view: SeatView = { you, asks, waiting, table };
    // No worker gets the real match, with all that is hidden, but a world from which it imagines others.
    const bounds = { most: 1, random: Math.random };
    const [world = null] = module.bots.looksAhead(level, view) ? imagine(module, whole, ask.seat, bounds) : [];
    if (world !== null) await this.parts.turn();
    const job = { kind, game: module.meta.name, view };
    const tries = [
      { ...job, level, world },
      ...(level === 'quick' ? [] : [{ ...job, kind: 'decide', level: 'quick', world: null } as const]),
    ];
    let worst: 'warn' | 'error' = 'warn';
    for (const one of tries) {
      try {
        const decision = await this.parts.pool.run(match.id, one);
        if (isOffered(view.asks, decision)) return decision;
        worst = 'error';
        this.parts.log.warn({ match: match.id, level: one.level }, 'a bot decides what it was not offered');
      } catch (err) {
        if (err instanceof JobUndone && (err.why === 'server-busy' || err.why === 'closed')) throw err;
        // A slow machine is no fault of the program.
        if (!(err instanceof JobUndone && err.why === 'too-slow')) worst = 'error';
        this.parts.log.warn({ err, match: match.id, level: one.level }, 'a bot does not decide');
      }
    }
    this.parts.log[worst]({ match: match.id }, 'a bot takes the first option');
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

/**
 * The open questions of bots that are answered now: the first one, and where its answer is sealed those that are asked beside it as
 * well. Other answers may change what is asked, so they come one after the other.
 */
function dueIn({ running, metadata, game: { module } }: LiveMatch): readonly Due[] {
  if (running === null || isPaused(running)) return [];
  const match = matchOf(running);
  if (match.over !== null) return [];
  const due = match.asks.flatMap((ask): readonly Due[] => {
    if (!isQuestion(ask) || ask.options.length === 0) return [];
    const level = botOf(metadata, ask.seat);
    if (level !== null) return [{ ask, level }];
    const keeper = match.keepers[ask.seat]?.by;
    if (keeper?.kind !== 'bot') return [];
    return asksForKeeper(module.meta, match, ask.seat).includes(ask) ? [{ ask, level: keeper.level, keeper }] : [];
  });
  return due[0]?.ask.sealed === true ? due.filter(({ ask }) => ask.sealed === true) : due.slice(0, 1);
}
