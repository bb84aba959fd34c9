import type { Text } from '../../shared/engine/text';
import type { MemberId, ProposalId, RewindTo, ToKeep } from '../../shared/protocol/rooms';
import type { TokenHash } from '../lib/secrets';

/** The content of a proposal. */
export type Proposed =
  /**
   * Back to an earlier version of the match; `undone`: the first public line of the log that would go; `turn`: the name
   * of the turn that would begin again, where it is known.
   */
  | {
      readonly kind: 'rewind';
      readonly to: RewindTo;
      readonly version: number;
      readonly undone: Text | null;
      readonly turn?: Text;
    }
  /** The match ends where it stands. */
  | { readonly kind: 'call-off' }
  /** The match pauses; the pause names the member who asked for it. */
  | { readonly kind: 'pause'; readonly by: MemberId }
  /** The seat of a member who is away is free for a newcomer. */
  | { readonly kind: 'vacate'; readonly member: MemberId }
  /** A stand-in answers for a seat whose owner is away. */
  | ({ readonly kind: 'keep' } & ToKeep);

/** The content of a claim: a new device asks for the seat of a member whose token is lost. */
interface Claimed {
  readonly kind: 'token';
  readonly member: MemberId;
  readonly token: TokenHash;
  /** Tells it from the other claims of the room. */
  readonly word: string;
}

/** Something that the members of a room are asked to agree on. */
interface Request<What> {
  /** Counts the proposals and claims of a room from 1. */
  readonly id: ProposalId;
  /** The match it is about. */
  readonly match: string;
  readonly what: What;
  /** When, in milliseconds since 1970. */
  readonly at: number;
  /** The members who have agreed; the author of a proposal is among them. */
  readonly agreed: readonly MemberId[];
  /**
   * The number under which it is carried out, once all have agreed: several may wait for that at once, and who was first is first. Null
   * while it is open.
   */
  readonly order: number | null;
}

/** A member's request to the others. */
export interface Proposal extends Request<Proposed> {
  readonly by: MemberId;
}

/** A spectator's request for the seat of a member who is away. */
export type Claim = Request<Claimed>;

/** An open request to the table. */
export type ProposalOrClaim = Proposal | Claim;

/** The proposals of a room: its members have one at a time before them. */
export interface Proposals {
  readonly latest: Proposal | null;
  /** The claims, {@link MOST_CLAIMS} at most, the first one first. */
  readonly claims: readonly Claim[];
  /** The last number that was given to one of them, as its id or as its order. */
  readonly count: number;
  /** The hashes of the last replaced tokens, so that a client that still uses one can be told. */
  readonly replaced: readonly TokenHash[];
}

/** How many replaced tokens a room remembers. */
export const REPLACED_KEPT = 32;

/** How many claims a table has before it at most. */
export const MOST_CLAIMS = 4;

export const NO_PROPOSALS: Proposals = { latest: null, claims: [], count: 0, replaced: [] };
