import { setTimeout as sleep } from 'node:timers/promises';

import { readSqlite } from '../../server/storage/sqlite';
import { Crowd } from '../crash/crowd';
import { GAME } from '../lib/game';
import { ServerProcess } from '../lib/server';
import { BareServer } from './bare';
import { Besiegers } from './besiegers';
import { pause } from './pace';
import { pin } from './processor';
import { type Evidence, HEAP_MB } from './verdict';
import { type Look, lookAt, memoryOf, OPERATOR_TOKEN } from './watch';

/** A siege: attackers of every kind on one server, and honest players beside. */
export interface SiegeSpec {
  /** Names of attacks. */
  readonly attacks: readonly string[];
  readonly seconds: number;
  /** For how long honest players are alone before, to compare. */
  readonly aloneSeconds: number;
  /** How many tables of honest players. */
  readonly tables: number;
  /** How long honest players think before each answer, on average. */
  readonly thinkMs: number;
  readonly seed: number;
  /** More settings of the server. */
  readonly env?: Readonly<Record<string, string>>;
  /** Called now and then. */
  readonly report?: (stretch: Stretch) => void;
}

/** The events since the last report. */
export interface Stretch {
  readonly phase: 'alone' | 'siege';
  readonly seconds: number;
  readonly look: Look;
  /** How long honest answers were waited for, in milliseconds. */
  readonly answersMs: readonly number[];
  readonly troubles: number;
}

/** The result of a siege. */
export interface SiegeResult {
  readonly evidence: Evidence;
  readonly aloneMs: readonly number[];
  readonly siegeMs: readonly number[];
  /** The answers of a server that does nothing, meanwhile. */
  readonly bare: Readonly<Record<Stretch['phase'], readonly number[]>>;
  readonly looks: readonly Look[];
  /** The attackers' acts, with their counts. */
  readonly attackers: ReadonlyMap<string, number>;
  readonly matches: { readonly begun: number; readonly over: number };
  /** How long the siege lasted. */
  readonly seconds: number;
}

const REPORT_MS = 30_000;
const MEMORY_MS = 500;
/** How often somebody takes a break, and for how long at most. */
const BREAK_EVERY_MS = 2000;
const BREAK_MS = 4000;
/** How often people of a table go home and others come. */
const CHANGE_MS = 10_000;
/** How often somebody looks whether the server is well, and how long that may take. */
const WELL_EVERY_MS = 5000;
const WELL_MS = 10_000;

/** Besieges a server of its own, with the limits of docker-compose.yml. Rejects when it does not start. */
export async function siege(spec: SiegeSpec): Promise<SiegeResult> {
  const server = await ServerProcess.start({
    NODE_ENV: 'production',
    NODE_OPTIONS: `--max-old-space-size=${HEAP_MB}`,
    TRUSTED_PROXIES: '127.0.0.1',
    OPERATOR_TOKEN,
    LOG_LEVEL: 'fatal',
    // Attackers have notifications sent to themselves.
    NOTIFY: 'loopback',
    ...spec.env,
  });
  try {
    if (server.pid !== undefined) pin(server.pid, 'server');
    const bare = await BareServer.start();
    try {
      return await new Siege(spec, server, bare).run();
    } finally {
      bare.stop();
    }
  } finally {
    await server.dispose();
  }
}

class Siege {
  private readonly looks: Look[] = [];
  private readonly turnedAway: string[] = [];
  private readonly found: string[] = [];
  private readonly over = new AbortController();
  private readonly spent: Record<Stretch['phase'], number[]> = { alone: [], siege: [] };
  private readonly bareSpent: Record<Stretch['phase'], number[]> = { alone: [], siege: [] };
  private phase: Stretch['phase'] = 'alone';
  private phaseBegan = 0;
  private died: string | null = null;
  private peakRssMb = 0;

  constructor(
    private readonly spec: SiegeSpec,
    private readonly server: ServerProcess,
    private readonly bare: BareServer,
  ) {}

  async run(): Promise<SiegeResult> {
    const { server, spec } = this;
    const { tables, seed, thinkMs } = spec;
    const cluster = { look: () => Promise.resolve(readSqlite(server.dataDir)) };
    const crowd = await Crowd.gather({ cluster, games: [GAME], nodes: [server.url], tables, seed, thinkMs });
    let besiegers: Besiegers | null = null;
    try {
      this.begin('alone');
      const others = this.beside(crowd);
      crowd.play();
      await this.wait(spec.aloneSeconds);
      await this.look(crowd);
      this.begin('siege');
      const { attacks } = spec;
      besiegers = Besiegers.start({ url: server.url, attacks, seed, onFinding: (what) => void this.found.push(what) });
      await this.wait(spec.seconds);
      // A siege in which an attack has not begun tells nothing of it.
      while (server.alive && besiegers.idle(attacks).length > 0) await this.wait(1);
      const seconds = this.seconds;
      await this.look(crowd);
      const attackers = besiegers.counts;
      await besiegers.stop();
      this.over.abort();
      await Promise.all(others);
      if (server.alive) await this.checkAll(crowd);
      const evidence = {
        died: this.died,
        looks: this.looks.map(({ diskMb }) => ({ diskMb, peakRssMb: this.peakRssMb })),
        refused: crowd.refused,
        turnedAway: this.turnedAway,
        lost: crowd.findings.lines,
        found: this.found,
        answers: this.spent.siege.length,
      };
      const { alone: aloneMs, siege: siegeMs } = this.spent;
      const bare = this.bareSpent;
      return { evidence, aloneMs, siegeMs, bare, looks: this.looks, attackers, matches: crowd.matches, seconds };
    } finally {
      this.over.abort();
      await besiegers?.stop();
      crowd.close();
    }
  }

  private get seconds(): number {
    return (performance.now() - this.phaseBegan) / 1000;
  }

  private begin(phase: Stretch['phase']): void {
    this.phase = phase;
    this.phaseBegan = performance.now();
    // Nobody honest was there yet, or the last stretch is over.
    this.bare.take();
  }

  /** Waits so long, or until the server has died. */
  private async wait(seconds: number): Promise<void> {
    const end = performance.now() + seconds * 1000;
    while (performance.now() < end && this.server.alive) {
      this.peakRssMb = Math.max(this.peakRssMb, memoryOf(this.server).peakRssMb || 0);
      await sleep(MEMORY_MS);
    }
    if (this.server.alive || this.died !== null) return;
    this.died = `the process ended after ${this.seconds.toFixed(0)} s (${this.phase}), RSS ${this.peakRssMb.toFixed(0)} MB`;
  }

  /** All that goes on beside the attacks until the siege is over. */
  private beside(crowd: Crowd): readonly Promise<void>[] {
    return [
      this.every(REPORT_MS, () => this.look(crowd)),
      this.every(BREAK_EVERY_MS, () => crowd.takeBreak(BREAK_MS * crowd.random())),
      this.every(CHANGE_MS, () => this.change(crowd)),
      this.every(WELL_EVERY_MS, () => this.lookWell()),
    ];
  }

  private async every(ms: number, act: () => unknown): Promise<void> {
    const { over, server } = this;
    const goesOn = (): boolean => server.alive && !over.signal.aborted;
    while (goesOn()) {
      await pause(over, ms);
      if (goesOn()) await act();
    }
  }

  /** Some people go home, others come, open a room and play. */
  private async change(crowd: Crowd): Promise<void> {
    try {
      await crowd.sendHome();
      await crowd.fill();
      crowd.play();
    } catch (error) {
      if (this.server.alive) this.turnedAway.push(`honest people could not begin: ${String(error)}`);
    }
  }

  private async lookWell(): Promise<void> {
    try {
      const { ok } = await fetch(`${this.server.url}/healthz`, { signal: AbortSignal.timeout(WELL_MS) });
      if (!ok) this.turnedAway.push('the server said it was not well');
    } catch (error) {
      if (this.server.alive) this.turnedAway.push(`the server did not say that it was well: ${String(error)}`);
    }
  }

  private async look(crowd: Crowd): Promise<void> {
    const { phase, seconds } = this;
    const look = await lookAt(this.server);
    const answersMs = crowd.takeAnswersMs();
    this.spent[phase].push(...answersMs);
    this.bareSpent[phase].push(...this.bare.take());
    this.looks.push(look);
    const troubles = this.found.length + this.turnedAway.length + crowd.findings.lines.length;
    this.spec.report?.({ phase, seconds, look, answersMs, troubles });
  }

  /** Checks that everything acknowledged is there, on the running server and after killing it. */
  private async checkAll(crowd: Crowd): Promise<void> {
    await crowd.rest();
    await crowd.check('playing');
    const times = crowd.count('turnedAway');
    if (times > 0) this.turnedAway.push(`honest players could not connect ${times} times`);
    await this.server.kill();
    await this.server.run();
    await crowd.everybodyIsBack();
    await crowd.check('playing');
  }
}
