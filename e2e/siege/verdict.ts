import type { ErrorCode } from '../../shared/protocol/rooms';
import { quantile } from '../lib/statistics';
import type { Look } from './watch';

/** The bounds of a server under siege. */
export interface Bounds {
  readonly rssMb: number;
  readonly diskMb: number;
}

/** The memory that docker-compose.yml gives a node, and the heap it lets it have. */
export const MEMORY_MB = 512;
export const HEAP_MB = 320;

/** The observations of a siege. */
export interface Evidence {
  /** Why the process ended by itself; null when it lived. */
  readonly died: string | null;
  readonly looks: readonly Pick<Look, 'peakRssMb' | 'diskMb'>[];
  /** Why honest players were refused, and how often. */
  readonly refused: ReadonlyMap<ErrorCode, number>;
  /** How often they could not connect, or not open a room. */
  readonly turnedAway: readonly string[];
  /** The honest players' reports of missing or contradictory views. */
  readonly lost: readonly string[];
  /** The attackers' reports. */
  readonly found: readonly string[];
  /** Answers of honest players that were acknowledged under siege. */
  readonly answers: number;
}

/** The errors that an honest answer may get because another player at the same table was faster. */
const RACES: readonly ErrorCode[] = ['no-such-ask', 'no-such-option', 'match-over'];

/** Everything that went wrong, one line each; none for a server that has passed. */
export function troublesOf(evidence: Evidence, bounds: Bounds): readonly string[] {
  const { died, looks, refused, turnedAway, lost, found, answers } = evidence;
  const rssMb = Math.max(0, ...looks.map(({ peakRssMb }) => peakRssMb).filter(Number.isFinite));
  const diskMb = Math.max(0, ...looks.map((look) => look.diskMb));
  return [
    ...(died === null ? [] : [died]),
    ...(rssMb > bounds.rssMb ? [`RSS was ${rssMb.toFixed(0)} MB, more than ${bounds.rssMb}`] : []),
    ...(diskMb > bounds.diskMb ? [`the data on disk was ${diskMb.toFixed(0)} MB, more than ${bounds.diskMb}`] : []),
    ...[...refused]
      .filter(([code]) => !RACES.includes(code))
      .map(([code, times]) => `honest players were refused ${times} times with ${code}`),
    ...turnedAway,
    ...lost,
    ...found,
    ...(answers === 0 ? ['no honest player could play'] : []),
  ];
}

/** How many times the time of an honest answer may be what it is without attackers, for the slowest of a hundred. */
const SLOWER = 2;

/**
 * The faults in the times of honest answers in a siege, compared with those before it, in milliseconds; none when they
 * are well.
 */
export function slownessOf(aloneMs: readonly number[], siegeMs: readonly number[]): readonly string[] {
  const [alone, besieged] = [quantile(aloneMs, 0.99), quantile(siegeMs, 0.99)];
  if (besieged < SLOWER * alone) return [];
  return [
    `p99 of honest answers was ${besieged.toFixed(1)} ms, ${(besieged / alone).toFixed(2)} times what it was alone`,
  ];
}
