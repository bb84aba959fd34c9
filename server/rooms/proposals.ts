import type { Play } from '../../shared/engine/allowed';
import type {
  AbsentView,
  ClaimView,
  Consent,
  MemberId,
  ProposalId,
  ProposalView,
  ProposedView,
} from '../../shared/protocol/rooms';
import type { Pace } from '../../shared/protocol/time';
import { type Claim, type Proposal, type ProposalOrClaim, type Proposed, REPLACED_KEPT } from './proposal';
import {
  becomes,
  type Bot,
  type Changed,
  KICKED_KEPT,
  type Member,
  memberOf,
  membersOf,
  refuse,
  type Room,
  seatedIn,
  withoutWatchers,
} from './room';
import { paceSince } from './time';

/** Whom a table can ask, and for how long it waits for members who are away. */
export interface Consulting {
  /** Whether the connections to all nodes are known. With `this-node` no member counts as away: they may be connected to another node. */
  readonly reach: 'all-nodes' | 'this-node';
  /** The members who are connected. */
  readonly present: ReadonlySet<MemberId>;
  /** The members who are out of the match: they have no say. */
  readonly out: ReadonlySet<MemberId>;
  readonly now: number;
  readonly play: Play;
  /** As `ABSENT_SAY_MS` of the protocol. */
  readonly sayMs: Readonly<Record<Pace, number>>;
}

/** The open proposal; null once its match or the member it is about has gone. */
export function proposalIn(room: Room): Proposal | null {
  const { latest } = room.proposals;
  if (latest === null || latest.match !== room.matchId) return null;
  const needed = [latest.by, ...neededFor(latest.what)];
  if (!needed.every((one) => seatedIn(room).some(({ id }) => id === one))) return null;
  const { what } = latest;
  return what.kind !== 'keep' || room.seats.some(({ id }) => id === what.member) ? latest : null;
}

/**
 * The open claims of a room, the oldest first: of the present match, for seats that still have an owner or a bot, by people
 * without a seat.
 */
export function claimsIn(room: Room): readonly Claim[] {
  return room.proposals.claims.filter(
    ({ match, what }) =>
      match === room.matchId &&
      seatedIn(room).some(({ id }) => id === what.member) &&
      memberOf(room, what.token) === null,
  );
}

/** All that the table has before it. */
function askedIn(room: Room): readonly ProposalOrClaim[] {
  const open = proposalIn(room);
  return [...(open === null ? [] : [open]), ...claimsIn(room)];
}

/** The proposal or claim of that number, or null. */
export function askedAs(room: Room, id: ProposalId): ProposalOrClaim | null {
  return askedIn(room).find((one) => one.id === id) ?? null;
}

/** What the table has agreed on first of all that is to be carried out, with its number; null when there is nothing. */
export function agreedIn(room: Room): { readonly asked: ProposalOrClaim; readonly order: number } | null {
  const [first = null] = askedIn(room)
    .flatMap((asked) => (asked.order === null ? [] : [{ asked, order: asked.order }]))
    .sort((one, other) => one.order - other.order);
  return first;
}

/** The players without whom there is nothing to agree on. */
function neededFor(what: Proposed): readonly MemberId[] {
  switch (what.kind) {
    case 'vacate':
      return [what.member];
    case 'keep':
      return what.by.kind === 'member' ? [what.by.member] : [];
    case 'rewind':
    case 'call-off':
    case 'pause':
      return [];
  }
}

/** Puts a proposal before the table. Where no other member has a say, it is agreed on at once. */
export function propose(room: Room, by: MemberId, what: Proposed, consulting: Consulting): Changed {
  if (room.matchId === null) return refuse('room-not-started');
  if (proposalIn(room) !== null) return refuse('proposal-open');
  const count = room.proposals.count + 1;
  const at = consulting.now;
  const open: Proposal = { id: count as ProposalId, match: room.matchId, by, what, at, agreed: [by], order: null };
  return becomes(decided({ ...room, proposals: { ...room.proposals, latest: open, count } }, open, consulting));
}

/**
 * Notes that a member agrees. A member who has agreed already checks whether all with a say have. Of several claims of
 * one seat, a member agrees only to the last one.
 */
export function agree(room: Room, by: MemberId, id: ProposalId, consulting: Consulting): Changed {
  const open = askedAs(room, id);
  if (open === null) return refuse('proposal-gone');
  if (open.order !== null) return becomes(room);
  const agrees = open.agreed.includes(by);
  const said = agrees ? open : { ...open, agreed: [...open.agreed, by] };
  const after = decided(isClaim(open) ? withoutOthers(room, open, by) : room, said, consulting);
  return becomes(agrees && askedAs(after, id)?.order === null ? room : after);
}

/**
 * Ends an open proposal or claim: a member has refused it, or its author has withdrawn it. One that all have agreed on
 * stays.
 */
export function dismiss(room: Room, id: ProposalId): Changed {
  const open = askedAs(room, id);
  return open === null || open.order !== null ? refuse('proposal-gone') : becomes(cleared(room, id));
}

/** The room without a proposal or claim that has been carried out, or cannot be. */
export function cleared(room: Room, id: ProposalId): Room {
  const { latest, claims } = room.proposals;
  return {
    ...room,
    proposals: {
      ...room.proposals,
      latest: latest?.id === id ? null : latest,
      claims: claims.filter((one) => one.id !== id),
    },
  };
}

/**
 * The room in which one token alone is the right to a member's seat. The tokens before it are worth nothing any more, and whatever
 * else was asked about the seat, because its owner was away, is off the table.
 */
export function withToken(room: Room, { at, what: { member, token } }: Claim): Room {
  const known = membersOf(room).find(({ id }) => id === member);
  if (known === undefined) return room;
  const seat: Member = { ...known, devices: [{ tokenHash: token, since: at }], pairing: null };
  const gone = known.devices.map(({ tokenHash }) => tokenHash);
  const { latest, claims, replaced } = room.proposals;
  const about = latest !== null && 'member' in latest.what ? latest.what.member : null;
  return {
    ...room,
    seats: room.seats.map((one) => (one.id === member ? seat : one)),
    watch: withoutWatchers(room.watch, [token]),
    proposals: {
      ...room.proposals,
      latest: about === member && latest?.order === null ? null : latest,
      claims: claims.filter(({ what }) => what.member !== member),
      replaced: [...replaced, ...gone].slice(-REPLACED_KEPT),
    },
  };
}

/** The room without the claims of a seat. */
export function withoutClaims(room: Room, of: MemberId): Room {
  const claims = room.proposals.claims.filter(({ what }) => what.member !== of);
  return { ...room, proposals: { ...room.proposals, claims } };
}

/** The room in which the seat of a member or bot is free. The tokens of a member are remembered, so that they can be told. */
export function vacated(room: Room, owner: Member | Bot): Room {
  const { id, name } = owner;
  const tokens = owner.kind === 'bot' ? [] : owner.devices.map((device) => device.tokenHash);
  return {
    ...room,
    seats: room.seats.map((one) => (one.id === id ? { kind: 'vacant', id, name, former: tokens } : one)),
    kicked: [...room.kicked, ...tokens].slice(-KICKED_KEPT),
  };
}

/** The public view of the proposal. */
export function proposalView(room: Room, consulting: Consulting): ProposalView | null {
  const open = proposalIn(room);
  if (open === null) return null;
  return { id: open.id, by: open.by, what: shownOf(open.what), ...consentOf(room, open, consulting) };
}

/** The public views of the claims. */
export function claimViews(room: Room, consulting: Consulting): readonly ClaimView[] {
  return claimsIn(room).map((one) => {
    const { id, at, what } = one;
    return { id, member: what.member, word: what.word, since: at, ...consentOf(room, one, consulting) };
  });
}

function consentOf(room: Room, asked: ProposalOrClaim, consulting: Consulting): Consent {
  const { agreed } = asked;
  return { agreed, awaited: awaitedBy(room, asked, consulting), absent: absentOf(room, asked, consulting) };
}

/**
 * The members who have a say and have not answered yet: all who are present, and those who have not been away for long.
 */
function awaitedBy(room: Room, proposal: ProposalOrClaim, consulting: Consulting): readonly MemberId[] {
  return unanswered(room, proposal, consulting)
    .filter((one) => consulting.present.has(one.id) || sayLeft(room, proposal, one, consulting) > 0)
    .map(({ id }) => id);
}

/** The awaited members who are away, and how long they keep their say. */
function absentOf(room: Room, proposal: ProposalOrClaim, consulting: Consulting): readonly AbsentView[] {
  return unanswered(room, proposal, consulting).flatMap((one) => {
    const left = consulting.present.has(one.id) ? 0 : sayLeft(room, proposal, one, consulting);
    return left === 0 ? [] : [{ member: one.id, forMs: left === Infinity ? null : left }];
  });
}

function unanswered(room: Room, { agreed }: ProposalOrClaim, { out }: Consulting): readonly Member[] {
  return membersOf(room).filter(({ id }) => !agreed.includes(id) && !out.has(id));
}

/**
 * For how many milliseconds a member who is away still has a say: as {@link absentSayLeft}. Rivals always have one, so that none gains by the absence of another. A bot as stand-in for a rival favors
 * none of them, and the game has to go on.
 */
function sayLeft(
  room: Room,
  { what, at }: ProposalOrClaim,
  { awaySince }: Member,
  { now, play, sayMs }: Consulting,
): number {
  if (play === 'rivals' && !(what.kind === 'keep' && what.by.kind === 'bot')) return Infinity;
  return absentSayLeft(room, at, awaySince, { now, sayMs });
}

/**
 * For how many milliseconds a member who is away still has a say in something: as long as the slowest pace since they left or were
 * asked allows.
 * @param at since when it has been asked
 * @param awaySince since when the member has been away; null: they have gone just now
 */
export function absentSayLeft(
  room: Room,
  at: number,
  awaySince: number | null,
  { now, sayMs }: Pick<Consulting, 'now' | 'sayMs'>,
): number {
  const pace = paceSince(room, Math.min(at, awaySince ?? now));
  const whole = sayMs[pace];
  if (awaySince === null) return whole;
  const since = pace === 'correspondence' ? Math.max(awaySince, at) : awaySince;
  return Math.min(whole, Math.max(0, since + whole - now));
}

/** The public part of a proposal. */
function shownOf(what: Proposed): ProposedView {
  switch (what.kind) {
    case 'rewind':
      return {
        kind: 'rewind',
        to: what.to,
        undone: what.undone,
        ...(what.turn === undefined ? {} : { turn: what.turn }),
      };
    case 'pause':
      return { kind: 'pause' };
    case 'call-off':
    case 'vacate':
    case 'keep':
      return what;
  }
}

/** Whether it is a claim. */
export function isClaim(asked: ProposalOrClaim): asked is Claim {
  return asked.what.kind === 'token';
}

/** Puts a proposal or claim into the room, as agreed on if every member with a say has agreed. */
function decided(room: Room, asked: ProposalOrClaim, consulting: Consulting): Room {
  if (awaitedBy(room, asked, consulting).length > 0) return withAsked(room, asked);
  const count = room.proposals.count + 1;
  const counted = { ...room, proposals: { ...room.proposals, count } };
  return withAsked(counted, { ...asked, order: count });
}

function withAsked(room: Room, asked: ProposalOrClaim): Room {
  const { proposals } = room;
  if (!isClaim(asked)) return { ...room, proposals: { ...proposals, latest: asked } };
  const claims = proposals.claims.map((one) => (one.id === asked.id ? asked : one));
  return { ...room, proposals: { ...proposals, claims } };
}

/** The room in which a member agrees to no other claim of the same seat. */
function withoutOthers(room: Room, { id, what: { member } }: Claim, by: MemberId): Room {
  const claims = room.proposals.claims.map((one) =>
    one.id === id || one.what.member !== member || one.order !== null
      ? one
      : { ...one, agreed: one.agreed.filter((other) => other !== by) },
  );
  return { ...room, proposals: { ...room.proposals, claims } };
}
