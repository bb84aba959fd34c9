import type { Text } from '../../shared/engine/text';
import type { MemberId, ProposalId, RewindTo, ToKeep } from '../../shared/protocol/rooms';
import type { TokenHash } from '../lib/secrets';

/** What somebody asks the table to agree on. */
export type Proposed =
  /**
   * Back to an earlier version of the match; `undone`: the first line of the log that everybody can read and that would be gone;
   * `turn`: what the turn is called that would begin again, where it is known.
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
  /** The seat of somebody who is away is free for somebody else. */
  | { readonly kind: 'vacate'; readonly member: MemberId }
  /** Somebody answers for a seat whose owner is away. */
  | ({ readonly kind: 'keep' } & ToKeep)
  /** A device of somebody who has lost the right to this member’s seat gets it. */
  | { readonly kind: 'token'; readonly member: MemberId; readonly token: TokenHash; readonly since: number };

/** Something that one member asks the others who are there to agree on. */
export interface Proposal {
  /** Counts the proposals of a room from 1. */
  readonly id: ProposalId;
  /** The match it is about. */
  readonly match: string;
  /** Null: somebody without a seat. */
  readonly by: MemberId | null;
  readonly what: Proposed;
  /** When, in milliseconds since 1970. */
  readonly at: number;
  /** Who has agreed, whoever asked included. */
  readonly agreed: readonly MemberId[];
  /** `agreed`: all have, and it is to be carried out. */
  readonly state: 'open' | 'agreed';
}

/** The proposals of a room: there is one at a time. */
export interface Proposals {
  readonly latest: Proposal | null;
  /** How many there have been. */
  readonly count: number;
  /** The hashes of the tokens that others have replaced, the last ones, so that whoever comes with one can be told. */
  readonly replaced: readonly TokenHash[];
}

/** How many replaced tokens a room remembers. */
export const REPLACED_KEPT = 32;

export const NO_PROPOSALS: Proposals = { latest: null, count: 0, replaced: [] };
