import type { Play } from '../../shared/engine/game';
import type { AbsentView, MemberId, ProposalId, ProposedView } from '../../shared/protocol/rooms';
import type { Pace } from '../../shared/protocol/time';
import { type Proposal, type Proposed, REPLACED_KEPT } from './proposal';
import { becomes, type Changed, KICKED_KEPT, type Member, membersOf, refuse, type Room, withoutWatchers } from './room';
import { paceSince } from './time';

/** Whom a table can ask, and for how long it asks those who are away. */
export interface Consulting {
  /** The members who are connected. */
  readonly present: ReadonlySet<MemberId>;
  readonly now: number;
  readonly play: Play;
  /** As `ABSENT_SAY_MS` of the protocol. */
  readonly sayMs: Readonly<Record<Pace, number>>;
}

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
    case 'vacate':
      return [what.member];
    case 'keep':
      return what.by.kind === 'member' ? [what.by.member] : [];
    case 'rewind':
    case 'call-off':
      return [];
  }
}

/**
 * Puts something before the table. Where nobody else has a say, it is agreed on at once.
 * @param by null for somebody without a seat
 */
export function propose(room: Room, by: MemberId | null, what: Proposed, consulting: Consulting): Changed {
  if (room.matchId === null) return refuse('room-not-started');
  if (proposalIn(room) !== null) return refuse('proposal-open');
  const count = room.proposals.count + 1;
  const agreed = by === null ? [] : [by];
  const at = consulting.now;
  const open: Proposal = { id: count as ProposalId, match: room.matchId, by, what, at, agreed, state: 'open' };
  return becomes({ ...room, proposals: { ...room.proposals, latest: decided(room, open, consulting), count } });
}

/** Notes that a member agrees. Who has agreed already looks whether all have who still have a say. */
export function agree(room: Room, by: MemberId, id: ProposalId, consulting: Consulting): Changed {
  const open = proposalIn(room);
  if (open?.id !== id) return refuse('proposal-gone');
  if (open.state === 'agreed') return becomes(room);
  const agreed = open.agreed.includes(by) ? open.agreed : [...open.agreed, by];
  const latest = decided(room, { ...open, agreed }, consulting);
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
    watch: withoutWatchers(room.watch, [token]),
    proposals: { ...room.proposals, replaced },
  };
}

/** The room in which a member's seat is free. Their tokens are remembered, so that they can be told. */
export function vacated(room: Room, member: Member): Room {
  const { id, name } = member;
  const tokens = member.devices.map((device) => device.tokenHash);
  return {
    ...room,
    seats: room.seats.map((one) => (one.id === id ? { kind: 'vacant', id, name } : one)),
    kicked: [...room.kicked, ...tokens].slice(-KICKED_KEPT),
  };
}

/** The members who have a say and have not answered yet: all who are there, and who is away for some time. */
export function awaitedBy(room: Room, proposal: Proposal, consulting: Consulting): readonly MemberId[] {
  return unanswered(room, proposal)
    .filter((one) => consulting.present.has(one.id) || sayLeft(room, proposal, one, consulting) > 0)
    .map(({ id }) => id);
}

/** Those of them who are away, and for how long they keep their say. */
export function absentOf(room: Room, proposal: Proposal, consulting: Consulting): readonly AbsentView[] {
  return unanswered(room, proposal).flatMap((one) => {
    const left = consulting.present.has(one.id) ? 0 : sayLeft(room, proposal, one, consulting);
    return left === 0 ? [] : [{ member: one.id, forMs: left === Infinity ? null : left }];
  });
}

function unanswered(room: Room, { agreed }: Proposal): readonly Member[] {
  return membersOf(room).filter(({ id }) => !agreed.includes(id));
}

/**
 * For how many milliseconds more a member who is away keeps a say: as long as the slowest pace gives since they went or were asked. Rivals always do: nobody gains by the absence of another. A bot
 * that plays for a rival favours nobody, and the game has to go on.
 */
function sayLeft(room: Room, { what, at }: Proposal, { awaySince }: Member, { now, play, sayMs }: Consulting): number {
  if (play === 'rivals' && !(what.kind === 'keep' && what.by.kind === 'bot')) return Infinity;
  const pace = paceSince(room, Math.min(at, awaySince ?? now));
  const whole = sayMs[pace];
  if (awaySince === null) return whole;
  const since = pace === 'correspondence' ? Math.max(awaySince, at) : awaySince;
  return Math.min(whole, Math.max(0, since + whole - now));
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
    case 'vacate':
    case 'keep':
      return what;
    case 'token':
      return { kind: 'token', member: what.member };
  }
}

function decided(room: Room, proposal: Proposal, consulting: Consulting): Proposal {
  return awaitedBy(room, proposal, consulting).length > 0 ? proposal : { ...proposal, state: 'agreed' };
}
