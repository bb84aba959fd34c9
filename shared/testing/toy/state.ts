import type { Seat } from '../../engine/ask';
import type { CoreBase } from '../../engine/run';

/** Faces of the die, 1 upwards. */
export const FACES = 6;

/** What everybody sees of one digger. */
interface ToySeat {
  readonly colours: readonly string[];
  readonly lamps: number;
  readonly charms: number;
}

/** The toy game's state: a few people dig for relics in a cellar that may fall in. */
export interface ToyCore extends CoreBase {
  readonly pub: {
    readonly seats: readonly ToySeat[];
    /** 0 while vows are made, then counted from 1. */
    readonly round: number;
    readonly rounds: number;
    readonly goal: number;
    readonly active: Seat;
    readonly light: 'dark' | 'lit';
    readonly die: number | null;
    readonly dug: number;
    readonly danger: number;
    readonly kept: readonly string[];
  };
  readonly hidden: {
    readonly rng: CoreBase['hidden']['rng'];
    /** Relics in the ground, top first. */
    readonly deck: readonly string[];
    /** Each seat's secret vow. */
    readonly vows: readonly string[];
    /** A number only its own seat knows: a canary for leak tests. */
    readonly seals: readonly string[];
  };
}

/** What a viewer sees of the toy's table. */
export interface ToyTable {
  readonly seats: ToyCore['pub']['seats'];
  readonly round: number;
  readonly rounds: number;
  readonly goal: number;
  readonly active: Seat;
  readonly light: 'dark' | 'lit';
  readonly die: number | null;
  readonly dug: number;
  readonly danger: number;
  readonly kept: readonly string[];
  readonly inTheGround: number;
  readonly vowed: number;
  /** The viewer's own secrets; null for spectators. */
  readonly own: { readonly vow: string; readonly seal: string } | null;
}

/** What a relic is worth, by its name `relic-<n>`. */
export function worth(relic: string): number {
  return 1 + (Number(relic.slice('relic-'.length)) % 3);
}
