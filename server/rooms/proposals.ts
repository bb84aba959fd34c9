import type { MemberId, ProposalId, ProposedView } from '../../shared/protocol/rooms';
import { type Proposal, type Proposed, REPLACED_KEPT } from './proposal';
import { becomes, type Changed, type Member, membersOf, refuse, type Room } from './room';

/** The proposal that the table has before it; null once its match has gone, or whoever it is about. */
export function proposalIn(room: Room): Proposal | null {
  const { latest } = room.proposals;
  if (latest === null || latest.match !== room.matchId) return null;
  const needed = [latest.by, ...neededFor(latest.what)].filter((one) => one !== null);
  if (!needed.every((one) => membersOf(room).some(({ id }) => id === one))) return null;
  const { what } = latest;
  return what.kind !== 'keep' || room.seats.some(({ id }) => id === what.member) ? latest : null;
}

/** The members without whom there is nothing to agree on. */
function neededFor(what: Proposed): readonly MemberId[] {
  switch (what.kind) {
    case 'token':
      return [what.member];
    case 'keep':
      return what.by.kind === 'member' ? [what.by.member] : [];
    case 'rewind':
    case 'call-off':
      return [];
  }
}

/**
 * Puts something before the table. Where nobody else is there, it is agreed on at once: who is away has no say.
 * @param by null for somebody without a seat
 * @param present the members who are connected
 */
export function propose(room: Room, by: MemberId | null, what: Proposed, present: ReadonlySet<MemberId>): Changed {
  if (room.matchId === null) return refuse('room-not-started');
  if (proposalIn(room) !== null) return refuse('proposal-open');
  const count = room.proposals.count + 1;
  const agreed = by === null ? [] : [by];
  const open: Proposal = { id: count as ProposalId, match: room.matchId, by, what, agreed, state: 'open' };
  return becomes({ ...room, proposals: { ...room.proposals, latest: decided(room, open, present), count } });
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

/** The room in which one token alone is the right to a member's seat. The tokens before it are worth nothing any more. */
export function withToken(room: Room, { member, token, since }: Extract<Proposed, { readonly kind: 'token' }>): Room {
  const known = membersOf(room).find(({ id }) => id === member);
  if (known === undefined) return room;
  const seat: Member = { ...known, devices: [{ tokenHash: token, since }], pairing: null };
  const gone = known.devices.map(({ tokenHash }) => tokenHash);
  const replaced = [...room.proposals.replaced, ...gone].slice(-REPLACED_KEPT);
  return {
    ...room,
    seats: room.seats.map((one) => (one.id === member ? seat : one)),
    proposals: { ...room.proposals, replaced },
  };
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
      return {
        kind: 'rewind',
        to: what.to,
        undone: what.undone,
        ...(what.turn === undefined ? {} : { turn: what.turn }),
      };
    case 'call-off':
    case 'keep':
      return what;
    case 'token':
      return { kind: 'token', member: what.member };
  }
}

function decided(room: Room, proposal: Proposal, present: ReadonlySet<MemberId>): Proposal {
  return awaitedBy(room, proposal, present).length > 0 ? proposal : { ...proposal, state: 'agreed' };
}
