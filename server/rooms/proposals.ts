import type { MemberId, ProposalId, ProposedView } from '../../shared/protocol/rooms';
import type { Proposal, Proposed } from './proposal';
import { becomes, type Changed, membersOf, refuse, type Room } from './room';

/** The proposal that the table has before it; null once its match has gone, or whoever asked. */
export function proposalIn(room: Room): Proposal | null {
  const { latest } = room.proposals;
  if (latest === null || latest.match !== room.matchId) return null;
  return membersOf(room).some(({ id }) => id === latest.by) ? latest : null;
}

/**
 * Puts something before the table. Where nobody else is there, it is agreed on at once: who is away has no say.
 * @param present the members who are connected
 */
export function propose(room: Room, by: MemberId, what: Proposed, present: ReadonlySet<MemberId>): Changed {
  if (room.matchId === null) return refuse('room-not-started');
  if (proposalIn(room) !== null) return refuse('proposal-open');
  const count = room.proposals.count + 1;
  const open: Proposal = { id: count as ProposalId, match: room.matchId, by, what, agreed: [by], state: 'open' };
  return becomes({ ...room, proposals: { latest: decided(room, open, present), count } });
}

/**
 * Notes that a member agrees. Who has agreed already looks whether all have who are still there.
 * @param present the members who are connected
 */
export function agree(room: Room, by: MemberId, id: ProposalId, present: ReadonlySet<MemberId>): Changed {
  const open = proposalIn(room);
  if (open?.id !== id) return refuse('proposal-gone');
  if (open.state === 'agreed') return becomes(room);
  const agreed = open.agreed.includes(by) ? open.agreed : [...open.agreed, by];
  const latest = decided(room, { ...open, agreed }, present);
  const same = agreed === open.agreed && latest.state === 'open';
  return becomes(same ? room : { ...room, proposals: { ...room.proposals, latest } });
}

/** Takes a proposal off the table: somebody says no, or whoever asked takes it back. What all have agreed on stays. */
export function dismiss(room: Room, id: ProposalId): Changed {
  const open = proposalIn(room);
  return open?.id !== id || open.state === 'agreed' ? refuse('proposal-gone') : becomes(cleared(room, id));
}

/** The room without a proposal that has been carried out, or cannot be. */
export function cleared(room: Room, id: ProposalId): Room {
  return room.proposals.latest?.id === id ? { ...room, proposals: { ...room.proposals, latest: null } } : room;
}

/** The members who are there and have not answered yet. */
export function awaitedBy(room: Room, proposal: Proposal, present: ReadonlySet<MemberId>): readonly MemberId[] {
  return membersOf(room)
    .map(({ id }) => id)
    .filter((id) => present.has(id) && !proposal.agreed.includes(id));
}

/** What everybody may know of what is asked. */
export function shownOf(what: Proposed): ProposedView {
  switch (what.kind) {
    case 'rewind':
      return { kind: 'rewind', to: what.to, undone: what.undone };
    case 'call-off':
      return what;
  }
}

function decided(room: Room, proposal: Proposal, present: ReadonlySet<MemberId>): Proposal {
  return awaitedBy(room, proposal, present).length > 0 ? proposal : { ...proposal, state: 'agreed' };
}
