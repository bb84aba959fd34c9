/**
 * Many spectators of one match, in one process. They decode whole states, and only the ends of updates, to take as little time
 * as possible.
 */
import { answer } from '../lib/answer';
import type { ServedMatch } from '../servers/lobby';
import { cpuSeconds } from '../servers/serve';
import { sleep } from './meter';
import { decode, glimpse, Wire } from './wire';

/** What spectators were sent. */
export interface Delivered {
  /** Updates that were new to the one they came to. */
  readonly perSecond: number;
  readonly bytesEach: number;
  /** How much of one processor the spectators themselves took. */
  readonly cpu: number;
  /** How many the server has hung up on. */
  readonly gone: number;
}

/** The spectators of one match, and their server. */
interface Crowd {
  readonly port: number;
  readonly namespace: string;
  /** Null for servers that know no matches. */
  readonly match: ServedMatch | null;
  readonly count: number;
  /** Whether the first of them are the players in their seats. */
  readonly seats: 'with seats' | 'spectators only';
}

/** The functions of this program. */
export interface SpectatorsApi {
  /** Connects everybody and waits until all have the state. */
  connect(crowd: Crowd): Promise<void>;
  count(warmUpSeconds: number, seconds: number): Promise<Delivered>;
  /** Everybody hangs up, and then all come back at once. Returns the seconds until the last one has read the state. */
  comeBack(): Promise<number>;
}

/**
 * The most connections that are asked for before they are answered. More than Node's backlog of 511 would be dropped by
 * the kernel and tried again a second later, which would measure the kernel.
 */
const KNOCKING = 400;

let crowd: Crowd | null = null;
let wires: Wire[] = [];
let deliveries = 0;
let bytes = 0;

/** Connects one of them; `arrived` is called when the state is there. */
async function enter({ port, namespace, match, seats }: Crowd, index: number, arrived: () => void): Promise<void> {
  let newest = -1;
  const wire = await Wire.open(port, namespace, (frame) => {
    const seen = glimpse(frame);
    switch (seen.event) {
      case 'sync':
        // It is back when it has read what it was sent, however long that is.
        decode(frame);
        arrived();
        return;
      case 'update':
        if (seen.number <= newest) return;
        newest = seen.number;
        deliveries += 1;
        bytes += frame.length;
        return;
      case 'other':
    }
  });
  wires.push(wire);
  if (match === null) {
    arrived();
    return;
  }
  const credentials = seats === 'with seats' ? match.credentials[index] : undefined;
  wire.emit('sync', match.id, credentials === undefined ? null : String(index), credentials ?? null, 2);
}

/** Lets all of them in, and resolves when each has the state. */
async function enterAll(all: Crowd): Promise<void> {
  let started = 0;
  const arrivals: Promise<void>[] = [];
  const knock = async (): Promise<void> => {
    while (started < all.count) {
      const index = started;
      started += 1;
      await new Promise<void>((inside, failed) => {
        arrivals.push(
          new Promise((arrived) => {
            enter(all, index, arrived).then(inside, failed);
          }),
        );
      });
    }
  };
  await Promise.all(Array.from({ length: KNOCKING }, knock));
  await Promise.all(arrivals);
}

answer<SpectatorsApi>({
  connect: async (all) => {
    crowd = all;
    await enterAll(all);
  },

  count: async (warmUpSeconds, seconds) => {
    await sleep(warmUpSeconds * 1000);
    [deliveries, bytes] = [0, 0];
    const [since, cpu] = [performance.now(), cpuSeconds()];
    await sleep(seconds * 1000);
    const took = (performance.now() - since) / 1000;
    return {
      perSecond: deliveries / took,
      bytesEach: bytes / deliveries,
      cpu: (cpuSeconds() - cpu) / took,
      gone: wires.filter(({ isOpen }) => !isOpen).length,
    };
  },

  comeBack: async () => {
    if (crowd === null) throw new Error('nobody is there');
    await Promise.all(wires.map((wire) => wire.close()));
    wires = [];
    await sleep(1000);
    const go = performance.now();
    await enterAll(crowd);
    return (performance.now() - go) / 1000;
  },
});
