import { writeFileSync } from 'node:fs';
import { Session } from 'node:inspector/promises';
import { type IntervalHistogram, monitorEventLoopDelay } from 'node:perf_hooks';

import { answer } from '../lib/answer';

/** Where a server keeps its matches. */
export type Place =
  | { readonly kind: 'memory' }
  | { readonly kind: 'folder'; readonly path: string }
  | { readonly kind: 'postgres'; readonly url: string };

/** What a server is started with. */
export interface ServeRequest {
  readonly game: string;
  readonly place: Place;
}

/** How much memory a server takes, in bytes, after collecting garbage where that is allowed. */
export interface Memory {
  readonly rss: number;
  readonly heap: number;
}

/** What any server under test can be asked. */
export interface ServerApi {
  /** Starts to listen. Returns the port. */
  start(request: ServeRequest): Promise<number>;
  /** Seconds of processor time so far. */
  cpu(): number;
  memory(): Promise<Memory>;
  /** The 99th percentile of the event-loop delay in milliseconds since the last call. */
  loopDelay(): number;
  startProfile(): Promise<void>;
  /** Writes the profile into a file. */
  endProfile(file: string): Promise<void>;
}

/** Seconds of processor time of this process so far. */
export function cpuSeconds(): number {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1e6;
}

/** Makes this process a server under test. */
export function serve(start: ServerApi['start']): void {
  const inspector = new Session();
  let delays: IntervalHistogram | null = null;
  answer<ServerApi>({
    start,
    cpu: cpuSeconds,
    memory: async () => {
      // What a collection frees may let another one free more.
      for (let i = 0; i < 3; i++) {
        global.gc?.();
        await new Promise((resolve) => setTimeout(resolve, 50));
      }
      const { rss, heapUsed, external } = process.memoryUsage();
      delays?.reset();
      return { rss, heap: heapUsed + external };
    },
    loopDelay: () => {
      if (delays === null) {
        delays = monitorEventLoopDelay({ resolution: 1 });
        delays.enable();
      }
      const p99 = delays.percentile(99) / 1e6;
      delays.reset();
      return p99;
    },
    startProfile: async () => {
      inspector.connect();
      await inspector.post('Profiler.enable');
      await inspector.post('Profiler.start');
    },
    endProfile: async (file) => {
      const { profile } = await inspector.post('Profiler.stop');
      writeFileSync(file, JSON.stringify(profile));
    },
  });
}
