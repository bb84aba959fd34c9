import { setTimeout as sleep } from 'node:timers/promises';
import { isDeepStrictEqual } from 'node:util';

import { io } from 'socket.io-client';

import { makeToken } from '../../server/lib/secrets';
import type { LoadedGame } from '../../server/match/game-loader';
import { fromPersisted, readPersisted, withChanges } from '../../server/match/persisted';
import { historyIsWhole } from '../../server/replay/whole';
import type { Storage } from '../../server/storage/storage';
import type { Play } from '../../shared/engine/allowed';
import { TABLE } from '../../shared/engine/ask';
import type { GameMeta } from '../../shared/engine/game';
import type { MatchView } from '../../shared/engine/match';
import type { ClientEvents } from '../../shared/protocol/commands';
import type { Delay, Reply } from '../../shared/protocol/rooms';
import { pickFrom } from '../../shared/testing/playout';
import type { Findings } from './findings';
import { Ledger } from './ledger';
import { Viewer } from './viewer';

/**
 * Where people sit down: each with one connection to any node, each with one to another node than the others, or each
 * with a connection to every node, answering over all of them at once.
 */
export type Seating = 'anywhere' | 'apart' | 'everywhere';

/** How a table is opened. */
export interface TableSpec {
  readonly name: string;
  readonly game: LoadedGame;
  readonly nodes: readonly string[];
  readonly seats: number;
  /** How many look on. */
  readonly spectators: number;
  /** How late they see it. */
  readonly delay: Delay;
  readonly seating: Seating;
  readonly address: () => string;
  readonly random: () => number;
  /** How long people think before each answer, in milliseconds; not at all when not given. */
  readonly thinkMs?: () => number;
  readonly findings: Findings;
}

/** How long everybody may take to be back. */
const BACK_MS = 60_000;
/** How long everybody may take to see the same once nothing happens any more. */
const SETTLE_MS = 10_000;

/** A match with all its viewers. */
export class Table {
  readonly viewers: readonly Viewer[];
  /** How many answers storage had when it was looked at last. */
  stored = 0;
  private readonly sides: readonly Side[];

  private constructor(
    private readonly spec: TableSpec,
    readonly code: string,
    tokens: readonly string[],
  ) {
    this.sides = [...tokens, null].map((token, i) => ({
      name: token === null ? 'spectator' : `player ${i}`,
      token,
      ledger: new Ledger(),
      viewers: [],
    }));
    for (const [i, side] of this.sides.entries()) {
      if (side.token !== null) side.viewers.push(...this.seated(i).map((node) => this.viewer(side, node)));
      else for (let count = 0; count < spec.spectators; count++) side.viewers.push(this.viewer(side, null));
    }
    this.viewers = this.sides.flatMap(({ viewers }) => viewers);
  }

  /** Opens a room, lets its players in and starts the match. Rejects when any of it is refused. */
  static async open(spec: TableSpec): Promise<Table> {
    const url = pickFrom(spec.random, spec.nodes);
    const host = io(`${url}/rooms`, {
      transports: ['websocket'],
      forceNew: true,
      extraHeaders: { 'x-forwarded-for': spec.address() },
    });
    const say = async <Event extends keyof ClientEvents>(event: Event, body: Parameters<ClientEvents[Event]>[0]) => {
      const reply = (await host.timeout(10_000).emitWithAck(event, body)) as Reply<{ code: string }>;
      if (!reply.ok) throw new Error(`${event}: ${reply.error}`);
      return reply;
    };
    const token = makeToken();
    const others = Array.from({ length: spec.seats - 1 }, makeToken);
    try {
      const { code } = await say('create', { game: spec.game.module.meta.name, name: 'Player 0', token });
      for (const [i, other] of others.entries()) await say('join', { code, name: `Player ${i + 1}`, token: other });
      await say('enter', { code, token });
      if (spec.delay !== 'none') await say('delay', { delay: spec.delay });
      await say('start', {});
      return new Table(spec, code, [token, ...others]);
    } finally {
      host.disconnect();
    }
  }

  get name(): string {
    return this.spec.name;
  }

  get over(): boolean {
    return this.viewers.some(({ over }) => over);
  }

  /** How often something happened to any viewer. */
  count(what: 'acknowledged' | 'unknown' | 'states' | 'resyncs' | 'turnedAway'): number {
    return this.viewers.reduce((sum, { counts }) => sum + counts[what], 0);
  }

  play(): void {
    for (const viewer of this.viewers) viewer.play();
  }

  /** Lets the players stop, and waits until nothing is under way any more. */
  async rest(): Promise<void> {
    for (const viewer of this.viewers) viewer.pause();
    const rests = (viewer: Viewer): boolean => viewer.idle && viewer.here && !goesOnByItself(viewer.last.view);
    await Promise.all(this.viewers.map((viewer) => viewer.until(() => rests(viewer), BACK_MS)));
  }

  close(): void {
    for (const viewer of this.viewers) viewer.close();
  }

  /** Waits until all viewers have the match; reports those who have not in time. */
  async everybodyIsBack(): Promise<void> {
    await Promise.all(
      this.viewers.map(async (viewer, i) => {
        if (await viewer.until(() => viewer.here, BACK_MS)) return;
        this.spec.findings.add('unreadable', `${this.spec.name}: viewer ${i} is not shown the match`);
      }),
    );
  }

  /**
   * Checks a match on which nothing is going on: everybody sees the same and what newcomers see, on every node, and
   * storage has every answer that was acknowledged, and none more than was sent.
   */
  async check(storage: Storage): Promise<void> {
    const { findings, name, nodes } = this.spec;
    const newcomers = this.sides.map((side) => ({ side, viewers: nodes.map((url) => this.viewer(side, url)) }));
    const everybody = newcomers.flatMap(({ viewers }) => viewers);
    try {
      const entered = await Promise.all(everybody.map((viewer) => viewer.until(() => viewer.here, SETTLE_MS)));
      if (entered.includes(false)) {
        findings.add('unreadable', `${name}: cannot be entered`);
        return;
      }
      const all = newcomers.map(({ side, viewers }) => ({ ...side, viewers: [...viewers, ...side.viewers] }));
      let different = this.difference(all);
      for (const end = Date.now() + SETTLE_MS; different !== null && Date.now() < end;) {
        await sleep(50);
        different = this.difference(all);
      }
      if (different !== null) findings.add('behind', `${name}: ${different}`);
      await this.checkStorage(storage);
    } finally {
      for (const viewer of everybody) viewer.close();
    }
  }

  private difference(sides: readonly Side[]): string | null {
    const delay = this.over ? 'none' : this.spec.delay;
    // A node that was cut off shows spectators an older moment, until the next one that it knows is due.
    const alike = sides.filter(({ token }) => token !== null || delay === 'none');
    return differentAtOneSide(alike) ?? differentFromPublic(sides, this.spec.game.module.meta, delay);
  }

  private async checkStorage(storage: Storage): Promise<void> {
    const { findings, name, game } = this.spec;
    const room = await storage.loadRoom(this.code);
    const stored = room?.match == null ? null : await storage.loadMatch(room.match);
    if (stored?.snapshot == null) {
      findings.add('unreadable', `${name}: not in storage`);
      return;
    }
    try {
      const persisted = readPersisted(stored.snapshot, stored.journal);
      fromPersisted(game, persisted);
      if (!(await historyIsWhole(storage, stored.id))) findings.add('unreadable', `${name}: its history is not whole`);
      const [least, most] = [this.count('acknowledged'), this.count('acknowledged') + this.count('unknown')];
      const rev = persisted.match.rev - (await endedByTime(storage, stored.id));
      this.stored = rev;
      if (rev < least) findings.add('lost', `${name}: ${least} answers were acknowledged, storage has ${rev}`);
      if (rev > most) findings.add('contradiction', `${name}: storage has ${rev} answers, ${most} were sent`);
    } catch (error) {
      findings.add('unreadable', `${name}: ${String(error)}`);
    }
  }

  /** The nodes a seat is connected to; null is any. */
  private seated(seat: number): readonly (string | null)[] {
    const { nodes, seating } = this.spec;
    switch (seating) {
      case 'anywhere':
        return [null];
      case 'apart':
        return [nodes[seat % nodes.length] ?? null];
      case 'everywhere':
        return nodes;
    }
  }

  /** One more connection of a seat or spectator; `only` says to which node, else any is taken. */
  private viewer(side: Side, only: string | null): Viewer {
    const { nodes, random, thinkMs, findings, name, address } = this.spec;
    const first = Math.floor(random() * nodes.length);
    const habit = only === null && random() < 0.5 ? 'moves' : 'waits';
    const { token, ledger } = side;
    return new Viewer({
      name: `${name}, ${side.name}`,
      code: this.code,
      token,
      nodes: only === null ? [...nodes.slice(first), ...nodes.slice(0, first)] : [only],
      habit,
      address: address(),
      random,
      thinkMs,
      findings,
      ledger,
    });
  }
}

/** How often a match has gone on by itself, because a time was over: nobody has sent these answers. */
async function endedByTime(storage: Storage, id: string): Promise<number> {
  const beginning = await storage.loadBeginning(id);
  if (beginning === null) return 0;
  let before = readPersisted(beginning.snapshot, []);
  let count = 0;
  for await (const { change } of storage.history(id)) {
    const after = withChanges(before, [change]);
    if (after.match.rev > before.match.rev && after.notes.by === TABLE) count += 1;
    before = after;
  }
  return count;
}

/** A seat, or the place of those who look on. */
interface Side {
  readonly name: string;
  readonly token: string | null;
  readonly ledger: Ledger;
  readonly viewers: Viewer[];
}

/** How those at one side are shown different things; null when they are not. */
function differentAtOneSide(sides: readonly Pick<Side, 'name' | 'viewers'>[]): string | null {
  for (const { name, viewers } of sides) {
    const one = viewers[0]?.last;
    for (const { last } of viewers) {
      const { stateID, view } = last;
      if (one?.stateID !== stateID) return `${name} is at ${stateID} and ${one?.stateID ?? 'nothing'}`;
      if (!isDeepStrictEqual(one.view, view)) return `${name} is shown two different states ${stateID}`;
    }
  }
  return null;
}

/** How what sides see contradicts what spectators see; null when only private parts differ, or what has happened since they saw it. */
function differentFromPublic(
  sides: readonly Pick<Side, 'name' | 'viewers'>[],
  { play }: Pick<GameMeta, 'play'>,
  delay: Delay,
): string | null {
  const views = sides.map(({ viewers }) => viewers[0]?.last.view);
  const spectator = views.at(-1);
  if (spectator === undefined) return 'nobody looks on';
  for (const [i, view] of views.entries()) {
    if (view === undefined) return `nobody is at seat ${i}`;
    if (delay === 'none' && !isDeepStrictEqual(publicPart(view, play), publicPart(spectator, play)))
      return `player ${i} and spectators differ`;
    let found = 0;
    for (const line of view.log) if (isDeepStrictEqual(line, spectator.log[found])) found += 1;
    if (found < spectator.log.length) return `the log of player ${i} lacks the public line ${found}`;
  }
  return null;
}

/** What all must see alike; of a table of rivals each sees their own hand as well. */
function publicPart({ rules, table, waiting, over }: MatchView, play: Play = 'together'): unknown {
  return { rules, table: play === 'rivals' ? null : table, waiting, over };
}

/** Whether nobody is asked, and the table goes on when its time is over. */
function goesOnByItself({ waiting, over }: MatchView): boolean {
  return over === null && waiting.length === 0;
}
