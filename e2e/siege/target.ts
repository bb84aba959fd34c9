import type { Dice } from '../lib/dice';

/** The server under attack, and where an attacker reports what it saw. */
export interface Target {
  readonly url: string;
  readonly dice: Dice;
  /** Aborted when the siege is over. */
  readonly signal: AbortSignal;
  /** Counts something that happened. */
  count(what: string, times?: number): void;
  /** Reports something the server must not have done. */
  find(what: string): void;
}

/** One kind of attack: goes on until the siege is over. A server that hangs up or refuses is no reason to end. */
export type Attack = (target: Target) => Promise<void>;

/** An address that the server takes for that of a proxy. */
export const PROXY = '127.0.0.1';
