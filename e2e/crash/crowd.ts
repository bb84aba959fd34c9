import { setTimeout as sleep } from 'node:timers/promises';

import type { LoadedGame } from '../../server/match/game-loader';
import type { Delay, ErrorCode } from '../../shared/protocol/rooms';
import { pickFrom, testRandom } from '../../shared/testing/playout';
import type { Cluster } from './cluster';
import { people, rulesOf } from './cluster';
import { Findings } from './findings';
import { type Seating, Table } from './table';

/** The players on a cluster. */
export interface CrowdSpec {
  readonly cluster: Pick<Cluster, 'look'>;
  /** The addresses to go to. */
  readonly nodes: readonly string[];
  /** The names of the games that are played: the matches take turns with them. */
  readonly games: readonly string[];
  /** How many matches are played at a time. */
  readonly tables: number;
  readonly seed: number;
  readonly seating?: Seating;
  /** How long people think before each answer, in milliseconds, on average; not at all when not given. */
  readonly thinkMs?: number;
  /** How late the spectators of every third table see it; not at all when not given. */
  readonly delay?: Delay;
}

/** How many play. Of three rivals two are asked at once. */
const SEATS = { together: 2, rivals: 3 } as const;
/** One table in so many has spectators who see it late, where there are such. */
const LATE_EVERY = 3;
/** How long it may take until a match goes on. */
const GOES_ON_MS = 60_000;
const LOOK_MS = 20;

/**
 * Many players at many tables, each table with a spectator. They come back by themselves, and notice what is missing.
 */
export class Crowd {
  readonly findings = new Findings();
  readonly random: () => number;
  private readonly address = people();
  private readonly all: Table[] = [];
  private playing: readonly Table[] = [];

  private constructor(
    private readonly spec: CrowdSpec,
    private readonly games: readonly LoadedGame[],
  ) {
    this.random = testRandom(spec.seed);
  }

  static async gather(spec: CrowdSpec): Promise<Crowd> {
    const crowd = new Crowd(spec, await Promise.all(spec.games.map(rulesOf)));
    await crowd.fill();
    return crowd;
  }

  /** Leaves the matches that are over and begins others. */
  async fill(): Promise<void> {
    const { nodes, tables, seating = 'anywhere', thinkMs: usual, delay: late = 'none' } = this.spec;
    const { random, findings, address } = this;
    for (const table of this.playing) if (table.over) table.close();
    this.playing = this.playing.filter(({ over }) => !over);
    const thinkMs = usual === undefined ? undefined : (): number => usual * (0.5 + random());
    while (this.playing.length < tables) {
      const name = `match ${this.all.length + 1}`;
      const game = this.games[this.all.length % this.games.length];
      if (game === undefined) throw new RangeError('no game is played');
      const seats = SEATS[game.module.meta.play ?? 'together'];
      const delay = this.all.length % LATE_EVERY === 1 ? late : 'none';
      const people = { seats, spectators: 1, delay, seating, address, random, thinkMs };
      const table = await Table.open({ name, game, nodes, ...people, findings });
      this.all.push(table);
      this.playing = [...this.playing, table];
    }
    await this.everybodyIsBack();
  }

  play(): void {
    for (const table of this.playing) table.play();
  }

  /** Checks the oldest table that is played at and lets its people go home; {@link fill} lets others come. */
  async sendHome(): Promise<void> {
    const [oldest, ...others] = this.playing;
    if (oldest === undefined) return;
    this.playing = others;
    await oldest.rest();
    await this.checkTables([oldest]);
    oldest.close();
  }

  /** Disconnects a random player, who comes back after this many milliseconds. */
  takeBreak(ms: number): void {
    pickFrom(this.random, pickFrom(this.random, this.playing).viewers).takeBreak(ms);
  }

  /** Lets everybody stop, and waits until nothing is under way. */
  async rest(): Promise<void> {
    await Promise.all(this.playing.map((table) => table.rest()));
  }

  /** Waits until all viewers have their match again; reports those who have not. */
  async everybodyIsBack(): Promise<void> {
    await Promise.all(this.playing.map((table) => table.everybodyIsBack()));
  }

  /** Waits until every match has gone on by so many answers, or is over; one that has not is reported. */
  async everybodyGoesOn(answers = 1): Promise<void> {
    const from = this.playing.map((table) => ({ table, before: table.count('acknowledged') }));
    const still = (): readonly Table[] =>
      from
        .filter(({ table, before }) => !table.over && table.count('acknowledged') < before + answers)
        .map(({ table }) => table);
    if (await this.until(() => still().length === 0, GOES_ON_MS)) return;
    for (const table of still()) this.findings.add('unreadable', `${table.name} does not go on`);
  }

  /** Waits until so many more answers have been acknowledged at all tables together, or no table goes on. */
  async plays(answers: number): Promise<void> {
    const enough = this.count('acknowledged') + answers;
    const look = (): boolean => this.count('acknowledged') >= enough || this.playing.every(({ over }) => over);
    if (!(await this.until(look, GOES_ON_MS))) this.findings.add('unreadable', 'play does not go on');
  }

  /** Looks again and again until something is so. Resolves to whether it came to that. */
  async until(look: () => boolean, withinMs: number): Promise<boolean> {
    const end = Date.now() + withinMs;
    while (!look()) {
      if (Date.now() > end) return false;
      await sleep(LOOK_MS);
    }
    return true;
  }

  get everybodyIsHere(): boolean {
    return this.playing.every(({ viewers }) => viewers.every(({ here }) => here));
  }

  get anyIsOver(): boolean {
    return this.playing.some(({ over }) => over);
  }

  /** Checks the matches at which nothing is going on: those being played, or all there ever were. */
  async check(which: 'playing' | 'all'): Promise<void> {
    await this.checkTables(which === 'all' ? this.all : this.playing);
  }

  count(what: 'acknowledged' | 'unknown' | 'states' | 'resyncs' | 'turnedAway'): number {
    return this.all.reduce((sum, table) => sum + table.count(what), 0);
  }

  /** How many answers storage had at the last checks. */
  get stored(): number {
    return this.all.reduce((sum, { stored }) => sum + stored, 0);
  }

  /** How long all acknowledged answers were waited for since this was asked last, in milliseconds. */
  takeAnswersMs(): readonly number[] {
    return this.all.flatMap(({ viewers }) => viewers.flatMap(({ counts }) => counts.answersMs.splice(0)));
  }

  /** The longest time that anybody was not shown their match. */
  get longestAwayMs(): number {
    return Math.max(0, ...this.all.flatMap(({ viewers }) => viewers.map(({ counts }) => counts.longestAwayMs)));
  }

  /** Why commands were refused, and how often. */
  get refused(): ReadonlyMap<ErrorCode, number> {
    const sums = new Map<ErrorCode, number>();
    for (const { counts } of this.all.flatMap(({ viewers }) => viewers)) {
      for (const [code, count] of counts.refused) sums.set(code, (sums.get(code) ?? 0) + count);
    }
    return sums;
  }

  get matches(): { readonly begun: number; readonly over: number } {
    return { begun: this.all.length, over: this.all.filter(({ over }) => over).length };
  }

  close(): void {
    for (const table of this.all) table.close();
  }

  private async checkTables(tables: readonly Table[]): Promise<void> {
    const storage = await this.spec.cluster.look();
    try {
      for (const table of tables) await table.check(storage);
    } finally {
      await storage.close();
    }
  }
}
