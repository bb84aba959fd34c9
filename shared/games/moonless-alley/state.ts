import type { Seat } from '../../engine/ask';
import type { RngStream } from '../../engine/rng';
import type { AgentId, CardId, MissionId } from './board/cards';
import type { PlotId } from './board/plots';
import type { SkillId } from './board/skills';
import type { Guild, Pile, ZoneId } from './board/zones';

/** An agent on somebody's tiles. All stand in one list, in the order in which they came to where they are. */
export interface Deployed {
  readonly card: AgentId;
  /** On whose tiles it lies: it belongs to that seat [R12]. */
  readonly seat: Seat;
  readonly zone: ZoneId;
  /** What is linked to it, in linking order. */
  readonly arms: readonly CardId[];
  /** Whether its strength is added to that seat's sum or taken away. */
  readonly counts: 'for' | 'against';
}

/** By what an agent may be deployed: the turn itself, a skill or a plot. */
export type AllowanceId = 'base' | SkillId | PlotId;

/** A right to deploy agents this turn, with its own count and sum; null is no limit [MA 8]. */
export interface Allowance {
  readonly by: AllowanceId;
  readonly left: number | null;
  /** What is left of the total strength of all of its agents together. */
  readonly sum: number | null;
  readonly printed: number | null;
  readonly arms: 'any' | 'none';
  readonly total: number | null;
  readonly notOf: Guild | null;
}

/** The present turn [MA 5]. */
interface Turn {
  readonly number: number;
  readonly seat: Seat;
  /** Whether it has become a deployment: at least one of its moves was made. */
  readonly deployment: 'not-yet' | 'begun';
  /** The piles that were looked at, in order. */
  readonly consulted: readonly Pile[];
  readonly allowances: readonly Allowance[];
  readonly mission: 'free' | 'laid';
  /** Whether what the plot allows once a turn was done. */
  readonly plot: 'free' | 'done';
}

/** What a skill has chosen or looks at, where it goes on after its first answer. */
export interface Target {
  readonly seat: Seat;
  readonly zone: ZoneId | null;
  readonly agents: readonly AgentId[];
}

/** Where the game stands; each is a step of its own [MA 5]. */
export type Phase =
  | { readonly state: 'draft'; readonly seat: Seat }
  | { readonly state: 'turn' | 'deploy' | 'shadow' | 'over' }
  | { readonly state: 'look'; readonly pile: Pile }
  | { readonly state: 'skill'; readonly card: SkillId; readonly on: null }
  | { readonly state: 'skill'; readonly card: SkillId; readonly on: Target; readonly asked: Seat };

/** The table options that the rules know [MA 4]. */
export interface Options {
  readonly start: 'stamped' | 'draft';
  readonly teams: 'off' | 'on';
}

/** What a seat puts together and has not confirmed yet: nobody else sees it, and it may be taken back [R47]. */
export interface Composing {
  readonly card: CardId;
  readonly zone: ZoneId | null;
  readonly seat: Seat;
  readonly arms: readonly CardId[];
}

/** A mission that was turned at the end. */
export interface Scored {
  readonly card: MissionId;
  readonly zone: ZoneId;
  readonly pays: number;
}

/** The state of a game. */
export interface Core {
  readonly pub: {
    readonly options: Options;
    /** The plot in force, drawn or chosen. */
    readonly plot: PlotId | null;
    readonly first: Seat;
    readonly agents: readonly Deployed[];
    /** The zone of each mission that a seat has laid, oldest first. */
    readonly laid: readonly (readonly ZoneId[])[];
    /** Oldest first. Each card was shown when it came here; screens show the top only. */
    readonly graveyard: readonly CardId[];
    readonly turn: Turn;
    readonly phase: Phase;
    /** The last seat of the final confrontation, once it has begun [MA 10]. */
    readonly final: Seat | null;
    readonly spent: readonly SkillId[];
    /** The seats that have left, in order. */
    readonly left: readonly Seat[];
    /** What each mission of each seat has paid; null before the end. */
    readonly scored: readonly (readonly Scored[])[] | null;
  };
  readonly hidden: {
    readonly rng: Readonly<Record<StreamName, RngStream>>;
    /** Each hand in the order of {@link CARDS}. */
    readonly hands: readonly (readonly CardId[])[];
    /** The missions of {@link Core.pub} `laid`. */
    readonly laid: readonly (readonly MissionId[])[];
    readonly piles: readonly (readonly CardId[])[];
    /** The draw pile; the first card is on top. */
    readonly deck: readonly CardId[];
    /** The cards that are handed on in a draft. */
    readonly pack: readonly CardId[];
    readonly composing: Composing | null;
  };
}

export const STREAMS = [
  { name: 'deck', shown: 'at-end' },
  { name: 'chance', shown: 'at-end' },
] as const;
type StreamName = (typeof STREAMS)[number]['name'];
