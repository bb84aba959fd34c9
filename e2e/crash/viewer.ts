import { setTimeout as sleep } from 'node:timers/promises';
import { isDeepStrictEqual } from 'node:util';

import { io, type Socket } from 'socket.io-client';

import { Waiting } from '../../server/testing/waiting';
import { type Ask, type AskId, isQuestion } from '../../shared/engine/ask';
import type { MatchView } from '../../shared/engine/match';
import type { ClientEvents } from '../../shared/protocol/commands';
import { followView } from '../../shared/protocol/replica';
import type { ErrorCode, PatchMessage, Reply, ViewMessage } from '../../shared/protocol/rooms';
import { randomChoice } from '../../shared/testing/playout';
import type { Findings } from './findings';
import type { Ledger } from './ledger';

/** What a viewer does when its node is gone: waits for it, or goes to the next one. */
type Habit = 'waits' | 'moves';

/** Somebody with a seat, or a spectator (`token: null`), at one table. */
export interface ViewerSpec {
  /** For reports. */
  readonly name: string;
  readonly code: string;
  readonly token: string | null;
  /** The addresses of the nodes; the first one is gone to first. */
  readonly nodes: readonly string[];
  readonly habit: Habit;
  /** The network address to come from, behind a proxy that the server trusts. */
  readonly address: string;
  readonly random: () => number;
  readonly findings: Findings;
  /** How long it thinks before each answer, in milliseconds; not at all when not given. */
  readonly thinkMs?: () => number;
  /** Shared by all who look from the same seat. */
  readonly ledger: Ledger;
}

/** The acts and observations of a viewer. */
export interface Counts {
  acknowledged: number;
  /** Answers that were neither acknowledged nor refused. */
  unknown: number;
  /** States that were shown. */
  states: number;
  /** How often a patch did not fit, and the whole view had to be asked for. */
  resyncs: number;
  /** The longest time without being shown the match. */
  longestAwayMs: number;
  /** Connections that did not come about. */
  turnedAway: number;
  /** How long each acknowledged answer was waited for, in milliseconds. */
  readonly answersMs: number[];
  readonly refused: Map<ErrorCode, number>;
}

/** How long an answer may take before the connection is given up, in milliseconds. */
const TIMEOUT_MS = 15_000;
/** How long to wait before trying again, at most. */
const RETRY_MS = 200;

type Body<Event extends keyof ClientEvents> = Parameters<ClientEvents[Event]>[0];

/**
 * A browser without a page: it follows the match through views and patches, comes back by itself when its connection
 * ends, plays at random at once or after a pause, and reports every contradiction.
 */
export class Viewer {
  readonly counts: Counts = {
    acknowledged: 0,
    unknown: 0,
    states: 0,
    resyncs: 0,
    longestAwayMs: 0,
    turnedAway: 0,
    answersMs: [],
    refused: new Map(),
  };
  private socket: Socket | null = null;
  private node = 0;
  /** The last view that it received. */
  private shown: ViewMessage | null = null;
  /** Whether it was shown anything since it came back last. */
  private place: 'away' | 'here' = 'away';
  private plays: 'on' | 'off' = 'off';
  private mind: 'ready' | 'thinks' = 'ready';
  private leftAt = 0;
  private underWay = 0;
  private comesBackInMs = 0;
  private timer: NodeJS.Timeout | null = null;
  private state: 'open' | 'closed' = 'open';
  private readonly acknowledged = new Set<AskId>();
  private readonly waiting = new Waiting();
  /** What the newest state was when the last answer was sent: another one is only given to a newer state. */
  private answeredAt = -1;

  constructor(private readonly spec: ViewerSpec) {
    this.connect();
  }

  /** The last state it was shown; throws before the first. */
  get last(): ViewMessage {
    if (this.shown === null) throw new Error(`${this.spec.name} was never shown anything`);
    return this.shown;
  }

  /** Whether it is connected and was shown the present state. */
  get here(): boolean {
    return this.place === 'here';
  }

  /** Whether no answer of it is under way. */
  get idle(): boolean {
    return this.underWay === 0;
  }

  get over(): boolean {
    return this.shown !== null && this.shown.view.over !== null;
  }

  /** Begins to answer all questions. */
  play(): void {
    this.plays = 'on';
    this.answeredAt = -1;
    this.step();
  }

  /** Gives no more answers. */
  pause(): void {
    this.plays = 'off';
  }

  /** Hangs up, and comes back after so many milliseconds. Whoever is away is left alone. */
  takeBreak(ms: number): void {
    if (this.socket?.connected !== true) return;
    this.comesBackInMs = ms;
    this.socket.disconnect();
  }

  /** Sends a command and resolves to its answer; null when the connection ended before it, or none came. */
  async say<Event extends keyof ClientEvents>(event: Event, body: Body<Event>): Promise<Reply | null> {
    const { socket } = this;
    if (socket?.connected !== true) return null;
    this.underWay += 1;
    try {
      return (await socket.timeout(TIMEOUT_MS).emitWithAck(event, body)) as Reply;
    } catch {
      socket.disconnect();
      return null;
    } finally {
      this.underWay -= 1;
      this.waiting.wake();
    }
  }

  /** Sends an answer, notes the reply, and resolves to it. */
  async choose(ask: AskId, key: string): Promise<Reply | null> {
    const sentAt = performance.now();
    const reply = await this.say('choose', { ask, key });
    if (reply?.ok === true) {
      this.counts.answersMs.push(performance.now() - sentAt);
      this.counts.acknowledged += 1;
      if (!makesOffers(ask)) this.acknowledged.add(ask);
    } else if (reply === null || reply.error === 'internal') {
      // It may have been played all the same.
      this.counts.unknown += 1;
    }
    if (reply?.ok === false) this.counts.refused.set(reply.error, (this.counts.refused.get(reply.error) ?? 0) + 1);
    return reply;
  }

  /** Waits until something is so; looks again whenever anything has happened here. Resolves to whether it came to that. */
  until(look: () => boolean, withinMs: number): Promise<boolean> {
    return this.waiting.within(look, withinMs);
  }

  close(): void {
    this.state = 'closed';
    if (this.timer !== null) clearTimeout(this.timer);
    this.socket?.disconnect();
  }

  private connect(): void {
    const { nodes, address } = this.spec;
    const url = nodes[this.node % nodes.length];
    if (url === undefined) throw new Error('no nodes');
    const socket = io(`${url}/rooms`, {
      transports: ['websocket'],
      forceNew: true,
      reconnection: false,
      timeout: 5_000,
      extraHeaders: { 'x-forwarded-for': address },
    });
    this.socket = socket;
    socket.on('connect', () => void this.enter(socket));
    socket.on('connect_error', () => {
      this.counts.turnedAway += 1;
      this.lost(socket);
    });
    socket.on('disconnect', () => this.lost(socket));
    socket.on('bye', ({ inMs }: { inMs: number }) => (this.comesBackInMs = inMs));
    socket.on('view', (message: ViewMessage) => this.show(message));
    socket.on('patch', (message: PatchMessage) => this.follow(socket, message));
  }

  private lost(socket: Socket): void {
    if (this.socket !== socket) return;
    socket.removeAllListeners();
    this.socket = null;
    this.leave();
    this.waiting.wake();
    if (this.state === 'closed') return;
    if (this.spec.habit === 'moves') this.node += 1;
    const delay = this.comesBackInMs + RETRY_MS * (0.2 + 0.8 * this.spec.random());
    this.comesBackInMs = 0;
    this.timer = setTimeout(() => this.connect(), delay);
  }

  private leave(): void {
    if (this.place === 'here') this.leftAt = Date.now();
    this.place = 'away';
  }

  private async enter(socket: Socket): Promise<void> {
    const { code, token } = this.spec;
    const reply = await this.say('enter', { code, token });
    if (this.socket !== socket) return;
    // The view may have come before the reply.
    this.step();
    if (reply?.ok !== false) return;
    this.counts.refused.set(reply.error, (this.counts.refused.get(reply.error) ?? 0) + 1);
    this.timer = setTimeout(() => socket.disconnect(), RETRY_MS);
  }

  private show(message: ViewMessage): void {
    const { shown, spec } = this;
    if (shown !== null) {
      const what = `${spec.name} was shown state ${message.stateID} after ${shown.stateID}`;
      if (message.stateID < shown.stateID) spec.findings.add('lost', what);
      else if (message.stateID === shown.stateID && !isDeepStrictEqual(message.view, shown.view)) {
        spec.findings.add('contradiction', `${what}, and it was another one`);
      }
    }
    if (this.place === 'away' && shown !== null) {
      this.counts.longestAwayMs = Math.max(this.counts.longestAwayMs, Date.now() - this.leftAt);
    }
    this.place = 'here';
    this.accept(message);
  }

  private follow(socket: Socket, message: PatchMessage): void {
    const { shown, spec } = this;
    if (this.place === 'away' || shown === null) return;
    const { from, to } = message;
    if (to <= from) spec.findings.add('contradiction', `${spec.name} was led from state ${from} to ${to}`);
    const followed = followView(shown, message);
    switch (followed.kind) {
      case 'next':
        this.accept(followed.value);
        return;
      case 'misfit':
        spec.findings.add(
          'contradiction',
          `${spec.name}: the patch ${from} to ${to} does not fit: ${String(followed.error)}`,
        );
        return;
      case 'outdated':
      case 'gap':
        this.counts.resyncs += 1;
        this.leave();
        void this.enter(socket);
    }
  }

  private accept(message: ViewMessage): void {
    const { shown, spec } = this;
    if (shown !== null && !continues(shown.view, message.view)) {
      spec.findings.add(
        'lost',
        `${spec.name}: lines of the log of state ${shown.stateID} are not in ${message.stateID}`,
      );
    }
    for (const { id } of message.view.asks) {
      if (this.acknowledged.has(id)) spec.findings.add('lost', `${spec.name}: ${id} was answered and is open again`);
    }
    if (spec.ledger.note(message) === 'contradicts') {
      spec.findings.add('contradiction', `${spec.name}: state ${message.stateID} was another one elsewhere`);
    }
    this.counts.states += 1;
    this.shown = message;
    this.step();
    this.waiting.wake();
  }

  /** Answers, if there is anything to answer; after some thought where it takes its time. */
  private step(): void {
    if (this.mind === 'thinks' || this.openAsks() === null) return;
    const { thinkMs } = this.spec;
    if (thinkMs === undefined) this.reply();
    else void this.think(thinkMs());
  }

  private async think(ms: number): Promise<void> {
    this.mind = 'thinks';
    await sleep(ms);
    this.mind = 'ready';
    this.reply();
  }

  private reply(): void {
    const asks = this.openAsks();
    if (asks === null || this.shown === null) return;
    const { ask, key } = randomChoice(asks, this.spec.random);
    this.answeredAt = this.shown.stateID;
    void this.answer(ask, key);
  }

  /** The questions that it may answer now; null when it must not answer. */
  private openAsks(): readonly Ask[] | null {
    if (this.plays === 'off' || this.place === 'away' || this.underWay > 0 || this.shown === null) return null;
    const { stateID, view } = this.shown;
    if (stateID <= this.answeredAt || !view.asks.some(isQuestion)) return null;
    return view.asks;
  }

  private async answer(ask: AskId, key: string): Promise<void> {
    const reply = await this.choose(ask, key);
    if (reply !== null && isPassing(reply)) await sleep(RETRY_MS);
    // Refused because it was too late: something newer will come. Else there is nothing to wait for.
    if (reply === null || isPassing(reply)) this.answeredAt = -1;
    this.step();
  }
}

/** Whether the same command may be answered otherwise a little later. */
function isPassing(reply: Reply): boolean {
  return !reply.ok && ['too-fast', 'internal', 'restarting'].includes(reply.error);
}

/** Whether an ask stays open when it is answered: no script waits for those that make offers. */
function makesOffers(ask: AskId): boolean {
  return /^(?:any|advance)\./.test(ask);
}

/**
 * Whether a later view has every line of the log of an earlier one, in the same order. Lines of standing orders are left out: orders
 * that end one another leave no line.
 */
function continues(earlier: MatchView, later: MatchView): boolean {
  const left = lasting(later);
  return lasting(earlier).every((line, i) => line === left[i] || isDeepStrictEqual(line, left[i]));
}

function lasting({ log }: MatchView): MatchView['log'] {
  return log.filter((line) => !line.text.m.startsWith('log.order-'));
}
