import { type IntervalHistogram, monitorEventLoopDelay } from 'node:perf_hooks';

import { Counter, Gauge, Histogram, Registry } from 'prom-client';

import type { ErrorCode } from '../../shared/protocol/rooms';
import { type Failure, Failures } from './failures';
import { LastMinute } from './last-minute';

/** The outcome of a choice: played and on disk, refused by the rules, or failed. */
export type ChoiceOutcome = 'played' | 'refused' | 'failed';

/** Where an unexpected error was caught. */
export type FailureKind = 'command' | 'answer' | 'request' | 'storage' | 'telling' | 'bus' | 'process';

/** Why the server hung up on a client. */
export type ClosedReason = 'silent' | 'slow' | 'flooding' | 'malformed';

/** The gauges, by their names in the metrics. */
export type Gauged = 'rooms' | 'seats' | 'matches' | 'matches_in_memory' | 'queue_length' | 'unsent_bytes';

/** How long something took, as upper bounds in milliseconds; null when it has not happened yet. */
export interface Latency {
  readonly median: number | null;
  readonly p99: number | null;
}

/** The figures of the operator page. */
export interface Snapshot {
  readonly gauges: Readonly<Partial<Record<Gauged, number>>>;
  readonly connected: Readonly<Record<string, number>>;
  readonly choices: number;
  readonly choicesLastMinute: number;
  readonly commit: Latency;
  readonly broadcast: Latency;
  readonly eventLoopDelay: Latency;
  readonly errors: number;
  readonly failures: readonly Failure[];
}

const HELP: Readonly<Record<Gauged, string>> = {
  rooms: 'Rooms that are kept',
  seats: 'Seats with a connection to this node',
  matches: 'Matches that are kept and not over',
  matches_in_memory: 'Matches this node holds in memory',
  queue_length: 'Commands that wait for another of the same match or room',
  unsent_bytes: 'Bytes that wait in this process for clients to read',
};

/** Seconds; fine where a good server is. */
const BUCKETS = [0.00025, 0.0005, 0.001, 0.002, 0.005, 0.01, 0.02, 0.05, 0.1, 0.2, 0.5, 1, 2, 5];

type Source = () => number | Promise<number>;

/**
 * What the server counts about itself, for Prometheus and the operator page. Each has a registry of its own, so that
 * several can live in one process. Nothing it takes in names a person, a room, a match or a secret.
 */
export class Metrics {
  readonly registry = new Registry();
  private readonly registers = [this.registry];
  private readonly sources = new Map<Gauged, Source>();
  private connectedSource: () => Readonly<Record<string, number>> = () => ({});
  private readonly lately: LastMinute;
  private readonly failures: Failures;
  private readonly loop: IntervalHistogram = monitorEventLoopDelay({ resolution: 10 });

  private readonly choices = new Counter({
    name: 'game_choices_total',
    help: 'Choices of players, by what became of them',
    labelNames: ['outcome'] as const,
    registers: this.registers,
  });
  private readonly commits = new Histogram({
    name: 'game_commit_seconds',
    help: 'From handing a write to the storage until it is on disk',
    buckets: BUCKETS,
    registers: this.registers,
  });
  private readonly broadcasts = new Histogram({
    name: 'game_broadcast_seconds',
    help: 'From the commit of a change until everybody concerned has been written to',
    buckets: BUCKETS,
    registers: this.registers,
  });
  private readonly refusals = new Counter({
    name: 'game_refused_total',
    help: 'Commands, requests and connections that were refused, by code',
    labelNames: ['code'] as const,
    registers: this.registers,
  });
  private readonly errors = new Counter({
    name: 'game_errors_total',
    help: 'Unexpected errors, by where they were met',
    labelNames: ['kind'] as const,
    registers: this.registers,
  });
  private readonly closings = new Counter({
    name: 'game_closed_connections_total',
    help: 'Clients the server hung up on, by reason',
    labelNames: ['reason'] as const,
    registers: this.registers,
  });

  /** `clock` gives milliseconds. */
  constructor(clock: () => number) {
    this.lately = new LastMinute(clock);
    this.failures = new Failures(clock);
    this.loop.enable();
    const { registers, sources, loop } = this;
    for (const [name, help] of Object.entries(HELP) as [Gauged, string][]) {
      new Gauge({
        name: `game_${name}`,
        help,
        registers,
        async collect() {
          const count = await countOf(sources.get(name));
          if (count === null) this.reset();
          else this.set(count);
        },
      });
    }
    const connected = (): Readonly<Record<string, number>> => this.connectedSource();
    new Gauge({
      name: 'game_connected_sockets',
      help: 'Connected clients, by namespace',
      labelNames: ['namespace'] as const,
      registers,
      collect() {
        this.reset();
        for (const [namespace, count] of Object.entries(connected())) this.set({ namespace }, count);
      },
    });
    new Gauge({
      name: 'game_event_loop_delay_seconds',
      help: 'How late the event loop is, by quantile, since the start',
      labelNames: ['quantile'] as const,
      registers,
      collect() {
        for (const quantile of [0.5, 0.99, 1]) {
          this.set({ quantile: String(quantile) }, loop.percentile(quantile * 100) / 1e9);
        }
      },
    });
  }

  /** A player chose something. */
  choice(outcome: ChoiceOutcome): void {
    this.choices.inc({ outcome });
    if (outcome === 'played') this.lately.add();
  }

  /** A change is on disk after so many milliseconds. */
  committed(ms: number): void {
    this.commits.observe(ms / 1000);
  }

  /** A change was sent to everybody after so many milliseconds. */
  broadcast(ms: number): void {
    this.broadcasts.observe(ms / 1000);
  }

  /** A command or connection was refused. */
  refused(code: ErrorCode): void {
    this.refusals.inc({ code });
  }

  /** Counts an unexpected error. Only its type and place are kept: its message may hold secrets. */
  failed(kind: FailureKind, error?: unknown): void {
    this.errors.inc({ kind });
    this.failures.add(kind, error);
  }

  /** The server hung up on a client. */
  closed(reason: ClosedReason): void {
    this.closings.inc({ reason });
  }

  /** Sets the source of a gauge, which is read whenever the metrics are. A gauge whose source fails is left out. */
  gauge(name: Gauged, source: Source): void {
    this.sources.set(name, source);
  }

  /** Sets the source of the number of connected clients, by namespace. */
  gaugeConnected(source: () => Readonly<Record<string, number>>): void {
    this.connectedSource = source;
  }

  /** Everything in the text format of Prometheus. */
  expose(): Promise<string> {
    return this.registry.metrics();
  }

  /** The figures of the operator page. */
  async snapshot(): Promise<Snapshot> {
    const gauges: Partial<Record<Gauged, number>> = {};
    for (const [name, source] of this.sources) {
      const count = await countOf(source);
      if (count !== null) gauges[name] = count;
    }
    const { values: choices } = await this.choices.get();
    const { values: errors } = await this.errors.get();
    return {
      gauges,
      connected: this.connectedSource(),
      choices: choices.find(({ labels }) => labels.outcome === 'played')?.value ?? 0,
      choicesLastMinute: this.lately.count(),
      commit: await latencyOf(this.commits),
      broadcast: await latencyOf(this.broadcasts),
      eventLoopDelay: { median: this.loop.percentile(50) / 1e6, p99: this.loop.percentile(99) / 1e6 },
      errors: errors.reduce((sum, { value }) => sum + value, 0),
      failures: this.failures.last,
    };
  }

  /** Stops watching the event loop. */
  close(): void {
    this.loop.disable();
  }
}

async function countOf(source: Source | undefined): Promise<number | null> {
  try {
    return (await source?.()) ?? null;
  } catch {
    // The other figures are shown also while the storage is away.
    return null;
  }
}

/** Reads the quantiles off the buckets: the upper bound of the bucket each falls into. */
async function latencyOf(histogram: Histogram): Promise<Latency> {
  const { values } = await histogram.get();
  const buckets = values.filter(({ metricName }) => metricName?.endsWith('_bucket'));
  const all = buckets.at(-1)?.value ?? 0;
  const quantile = (share: number): number | null => {
    if (all === 0) return null;
    const bucket = buckets.find(({ value }) => value >= share * all);
    return bucket?.labels.le === '+Inf' ? Infinity : Number(bucket?.labels.le) * 1000;
  };
  return { median: quantile(0.5), p99: quantile(0.99) };
}
