import type { Text } from '../../shared/engine/text';
import type { MemberId, ProposalId, RewindTo } from '../../shared/protocol/rooms';

/** What somebody asks the table to agree on. */
export type Proposed =
  /** Back to an earlier version of the match; `undone`: the first line of the log that everybody can read and that would be gone. */
  | { readonly kind: 'rewind'; readonly to: RewindTo; readonly version: number; readonly undone: Text | null }
  /** The match ends where it stands. */
  | { readonly kind: 'call-off' };

/** Something that one member asks the others who are there to agree on. */
export interface Proposal {
  /** Counts the proposals of a room from 1. */
  readonly id: ProposalId;
  /** The match it is about. */
  readonly match: string;
  readonly by: MemberId;
  readonly what: Proposed;
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
}

export const NO_PROPOSALS: Proposals = { latest: null, count: 0 };
