/** The average cost of a packet of one kind. */
export interface Cost {
  /** Milliseconds of the server's processor. */
  readonly cpuMs: number;
  readonly bytesIn: number;
  readonly bytesOut: number;
}

/** The most processor time that one command's share of the limits may buy. */
export const CPU_MS = 1;
/**
 * The most bytes out for each byte in, and the most besides for one command's share of the limits: an address with a hundred
 * commands a second gets at most 1.6 MB a second.
 */
export const RATIO = 20;
export const BYTES_OUT = 16 * 1024;
/** The most bytes that may wait for one connection that does not read. */
export const UNSENT_BYTES = 256 * 1024;

/** The least that the limits must charge for a packet, in ordinary commands; 1 for one that is no dearer. */
export function duePrice({ cpuMs, bytesIn, bytesOut }: Cost): number {
  return Math.max(1, cpuMs / CPU_MS, (bytesOut - bytesIn * RATIO) / BYTES_OUT);
}

/**
 * The faults of a packet's cost; none when its price covers it.
 * @param price the ordinary commands that the limits charge for it, at least 1; Infinity when the sender is hung up on
 */
export function faultsOf({ cpuMs, bytesIn, bytesOut }: Cost, price: number): readonly string[] {
  const paid = `and is limited like ${price.toFixed(1)} commands at most`;
  const paidBytes = bytesIn * RATIO + price * BYTES_OUT;
  return [
    ...(cpuMs > CPU_MS * price ? [`costs ${cpuMs.toFixed(2)} ms of CPU, ${paid}`] : []),
    ...(bytesOut > paidBytes ? [`gets ${bytesOut.toFixed(0)} bytes for ${bytesIn.toFixed(0)}, ${paid}`] : []),
  ];
}

/**
 * How many ordinary commands one packet takes of the limits, from how many of a burst were accepted.
 * @param burst how many ordinary ones would have been accepted
 */
export function priceOf(burst: number, accepted: number): number {
  return Math.max(1, burst / Math.max(1, accepted));
}

/** How many of a burst have to be tried to know whether a packet takes as much as is due: the limits refill meanwhile. */
export function triesFor(burst: number, due: number): number {
  return Math.ceil((2 * burst) / due);
}

/**
 * The cost of each packet of a batch. The cheapest batch counts, because other work of the machine only adds. The
 * server's own work meanwhile is subtracted.
 */
export function cheapest(batches: readonly Cost[], idleMs: number): Cost {
  const least = (of: (cost: Cost) => number): number => Math.min(...batches.map(of));
  return {
    cpuMs: Math.max(0, least(({ cpuMs }) => cpuMs) - idleMs),
    bytesIn: least(({ bytesIn }) => bytesIn),
    bytesOut: least(({ bytesOut }) => bytesOut),
  };
}
