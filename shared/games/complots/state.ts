import type { Seat } from '../../engine/ask';
import type { RngStream } from '../../engine/rng';
import type { Run } from '../../engine/run';
import type { ActionId } from './board/actions';
import type { CharacterId, FifthId } from './board/characters/ids';

/** A place for a character: face down, empty before the draft, or the character that was turned up. */
export type Slot = 'hidden' | 'empty' | CharacterId;
export const SLOTS = [0, 1] as const;
export type SlotIndex = (typeof SLOTS)[number];

/** What everybody sees of a seat. */
interface SeatState {
  readonly coins: number;
  readonly slots: readonly Slot[];
}

/** How a turn goes on after a loss [CO 5]. */
export type Then = 'end-turn' | 'after-claim' | 'effect';

/** Which of the two claims of a turn. */
export type Claim = 'action' | 'counter';

/** Where the turn stands; each is one step [CO 5]. */
export type Phase =
  | {
      readonly state:
        'draft' | 'action' | 'challengeAction' | 'counter' | 'challengeCounter' | 'exchange' | 'inspectShow' | 'over';
    }
  | { readonly state: 'verdict'; readonly claim: Claim; readonly challenger: Seat }
  | { readonly state: 'loseCard'; readonly debtor: Seat; readonly then: Then }
  | { readonly state: 'inspectJudge' };

/** The announced action [CO 4]. */
export interface Pending {
  readonly action: ActionId;
  readonly actor: Seat;
  readonly target: Seat | null;
  readonly claims: CharacterId | null;
  readonly stake: number;
  /** The target has doubted the action in vain, and counters no more [R7]. */
  readonly spent: 'target' | null;
  readonly counter: { readonly seat: Seat; readonly character: CharacterId } | null;
}

/** A claim of the game so far: everybody has heard it [CO 12]. */
export interface Said {
  readonly turn: number;
  readonly by: Seat;
  readonly character: CharacterId;
  readonly as: Claim;
  /** Who has doubted it; null when nobody has. */
  readonly doubter: Seat | null;
  readonly came: 'unproved' | 'proved' | 'lie';
}

/** The state of a game. */
export interface Core {
  readonly pub: {
    readonly options: Options;
    readonly seats: readonly SeatState[];
    readonly treasury: number;
    readonly turn: { readonly number: number; readonly seat: Seat };
    readonly phase: Phase;
    readonly pending: Pending | null;
    /** What was claimed, in order. */
    readonly said: readonly Said[];
    /** The eliminated, in order. */
    readonly out: readonly Seat[];
  };
  readonly hidden: {
    readonly rng: Readonly<Record<StreamName, RngStream>>;
    /** The face-down characters of each seat; null where there is none. */
    readonly slots: readonly (readonly (CharacterId | null)[])[];
    readonly court: readonly CharacterId[];
    /** What each seat has put aside in the draft. */
    readonly aside: readonly (readonly CharacterId[])[];
    /** What the actor has drawn for an exchange. */
    readonly drawn: readonly CharacterId[];
    /** The slot that the target shows the actor; null when it shows none. */
    readonly shown: SlotIndex | null;
  };
}

/** The table options that the rules know [CO 2]. */
export interface Options {
  readonly fifth: FifthId;
  readonly arbitration: 'first' | 'clockwise';
  readonly pause: 'auto' | 'long' | 'short';
  readonly aids: 'on' | 'off';
}

export const STREAMS = [
  { name: 'court', shown: 'at-end' },
  { name: 'chance', shown: 'at-end' },
] as const;
type StreamName = (typeof STREAMS)[number]['name'];

export type ComplotsRun = Run<Core, null>;
