import { type Seat, seat } from '../../shared/engine/ask';
import type { Announcement, ErrorCode, MemberId, ProposalId, ToKeep, Wish } from '../../shared/protocol/rooms';
import type { TokenHash } from '../lib/secrets';
import type { Outcome } from '../match/live';
import { isPaused } from '../match/pause';
import type { RoomBroadcaster } from './broadcaster';
import type { ProposalOrClaim, Proposed } from './proposal';
import {
  agree,
  agreedIn,
  askedAs,
  cleared,
  dismiss,
  isClaim,
  propose,
  vacated,
  withoutClaims,
  withToken,
} from './proposals';
import { becomes, memberOf, refuse, type Room, seatedIn, seatOf } from './room';
import type { Done } from './rooms';
import type { TellingParts } from './telling';

const MINUTE_MS = 60_000;

/** The parts that proposals work with. */
type ProposingParts = Pick<TellingParts, 'rooms' | 'host' | 'timekeeper' | 'clock' | 'consultations' | 'talk'> & {
  readonly broadcaster: RoomBroadcaster;
};

/**
 * Carries out the proposals of members. First it is stored that all have agreed, then the proposal is carried out, then
 * it is removed. The match carries out each proposal once, so any node may do it, also after a crash.
 */
export class Proposing {
  constructor(private readonly parts: ProposingParts) {}

  /**
   * Puts a proposal before the table, and carries it out where no other member is there.
   * @param onRead is told how many versions of the match were read for it
   */
  async propose(code: string, member: TokenHash, wish: Wish, onRead: (versions: number) => void): Promise<Done> {
    return this.parts.rooms.update(code, async (room) => {
      const by = memberOf(room, member);
      if (by === null) return refuse('not-seated');
      if (by.voice === 'muted') return refuse('muted');
      const what = await this.proposed(room, member, by.id, wish, onRead);
      if (typeof what === 'string') return refuse(what);
      const consulting = await this.parts.consultations.in(room);
      return consulting.out.has(by.id) ? refuse('out-of-match') : propose(room, by.id, what, consulting);
    });
  }

  /** Notes that a member agrees. */
  agree(code: string, member: TokenHash, id: ProposalId): Promise<Done> {
    return this.parts.rooms.update(code, async (room) => {
      const by = memberOf(room, member);
      if (by === null) return refuse('not-seated');
      const consulting = await this.parts.consultations.in(room);
      return consulting.out.has(by.id) ? refuse('out-of-match') : agree(room, by.id, id, consulting);
    });
  }

  /** Takes a proposal or claim off the table, because a member says no or takes it back. */
  refuse(code: string, member: TokenHash, id: ProposalId): Promise<Done> {
    return this.parts.rooms.update(code, async (room) => {
      const by = memberOf(room, member);
      if (by === null) return refuse('not-seated');
      return (await this.parts.consultations.in(room)).out.has(by.id) ? refuse('out-of-match') : dismiss(room, id);
    });
  }

  /**
   * Carries out what a table has agreed on, if anything. The call that removes the proposal announces the result.
   * @throws what storage throws; the proposal is then still to be carried out
   */
  async carryOut(code: string): Promise<void> {
    const room = await this.parts.rooms.find(code);
    const agreed = room === null ? null : agreedIn(room);
    if (room === null || agreed === null) return;
    const { asked, order } = agreed;
    const outcome = await this.done(room, asked, order);
    if (outcome === 'internal') throw new Error('what the table has agreed on could not be done');
    const done = await this.parts.rooms.update(code, (now) => {
      if (askedAs(now, asked.id) === null) return becomes(now);
      return becomes(cleared(outcome === null ? withOutcome(now, asked) : now, asked.id));
    });
    if (!done.ok || done.room === done.before) return;
    await this.parts.talk.tell(code, toldOf(room, asked, outcome === null ? 'agreed' : 'failed'));
    await this.parts.broadcaster.announce(code);
  }

  /** Does to the match what has been agreed on. A seat is given or freed with the same change by which the proposal goes. */
  private async done(
    room: Room,
    { match, what, agreed }: ProposalOrClaim,
    order: number,
  ): Promise<Outcome | 'version-unknown'> {
    switch (what.kind) {
      case 'rewind':
        return this.parts.host.rewind(match, what.version, order);
      case 'call-off':
        return this.parts.host.callOff(match, order);
      case 'pause':
        return this.parts.host.pause(match, what.by, (now) => this.parts.timekeeper.ran(now), order);
      case 'keep':
        return this.entrust(room, match, what, order);
      case 'token':
      case 'vacate': {
        const at = room.seats.findIndex((one) => one.kind !== 'vacant' && one.id === what.member);
        if (at === -1) return 'member-unknown';
        const isBack = async (): Promise<boolean> =>
          (await this.parts.consultations.in(room)).present.has(what.member) && !agreed.includes(what.member);
        if (await isBack()) return 'seat-in-use';
        const taken = room.seats[at]?.kind === 'bot' ? 'taken' : 'claimed';
        const how = what.kind === 'token' ? taken : 'freed';
        const refused = await this.parts.host.succeed(match, seat(at), how, order);
        // If the owner came back meanwhile, they keep the seat. Secrets that were drawn anew are seen by the one who has
        // it.
        return refused === null && (await isBack()) ? 'seat-in-use' : refused;
      }
    }
  }

  /** Gives a seat to a stand-in, unless the owner has come back or the stand-in has gone meanwhile. */
  private async entrust(room: Room, match: string, wish: ToKeep, order: number): Promise<Outcome> {
    const barred = await this.barredFromKeeping(room, wish);
    if (barred !== null) return barred;
    const at = (of: MemberId): Seat => seat(room.seats.findIndex((one) => one.id === of));
    const keeper = wish.by.kind === 'bot' ? wish.by : { kind: 'seat' as const, seat: at(wish.by.member) };
    return this.parts.host.entrust(match, at(wish.member), { keeper, alone: wish.alone }, order);
  }

  /** Why a stand-in cannot be asked for yet, or null. A vacant seat has no owner to wait for. */
  private tooEarlyToKeep({ seats, time: { keepAfter } }: Room, of: MemberId): ErrorCode | null {
    if (keepAfter === null) return 'keeping-off';
    const owner = seats.find(({ id }) => id === of);
    if (keepAfter === 0 || owner?.kind !== 'member') return null;
    const since = owner.awaySince ?? Infinity;
    return this.parts.clock() - since < keepAfter * MINUTE_MS ? 'away-too-short' : null;
  }

  /** Why this stand-in cannot have that seat now, or null. */
  private async barredFromKeeping(room: Room, { member, by }: ToKeep): Promise<ErrorCode | null> {
    const meta = this.parts.rooms.metaOf(room);
    const kept = room.seats.find(({ id }) => id === member);
    if (meta === null) return 'unknown-game';
    if (kept === undefined) return 'member-unknown';
    const { present } = await this.parts.consultations.in(room);
    if (kept.kind === 'bot' || present.has(member)) return 'seat-in-use';
    if (meta.keepers === 'nobody') return 'not-in-this-game';
    if (by.kind === 'bot') return meta.bots?.includes(by.level) === true ? null : 'bad-options';
    if (meta.keepers !== 'anybody') return 'bad-options';
    return present.has(by.member) ? null : 'keeper-away';
  }

  /** Why the seat of this member or bot cannot be freed now, or null. */
  private async barredFromVacating(room: Room, member: MemberId): Promise<ErrorCode | null> {
    if (this.parts.rooms.allowedIn(room).succession === 'never') return 'rivals';
    if (room.host === member || seatedIn(room).every(({ id }) => id !== member)) return 'member-unknown';
    return (await this.parts.consultations.in(room)).present.has(member) ? 'seat-in-use' : null;
  }

  /** The proposal that a wish leads to in this room now, or why it is refused. */
  private async proposed(
    room: Room,
    member: TokenHash,
    author: MemberId,
    wish: Wish,
    onRead: (versions: number) => void,
  ): Promise<Proposed | ErrorCode> {
    const by = seatOf(room, member);
    if (by === null) return 'not-seated';
    if (room.matchId === null) return 'room-not-started';
    const match = await this.parts.host.open(room.matchId);
    if (match === null) return 'match-not-found';
    if (match.over) return 'match-over';
    const { callOff, goBack } = this.parts.rooms.allowedIn(room);
    switch (wish.kind) {
      case 'call-off':
        return callOff === 'never' ? 'not-in-this-game' : wish;
      case 'pause':
        return match.running !== null && isPaused(match.running) ? 'paused' : { ...wish, by: author };
      case 'vacate':
        return (await this.barredFromVacating(room, wish.member)) ?? wish;
      case 'keep':
        return this.tooEarlyToKeep(room, wish.member) ?? (await this.barredFromKeeping(room, wish)) ?? wish;
      case 'rewind': {
        if (goBack === 'never') return 'not-in-this-game';
        const earlier = wish.to === 'turn' ? ({ to: 'turn' } as const) : ({ to: 'answer', seat: seat(by) } as const);
        onRead(match.versionsKnownTo(seat(by)));
        const back = await this.parts.host.wayBack(match.id, earlier);
        return back === null ? 'nothing-before' : { ...wish, ...back };
      }
    }
  }
}

/** The room with what the table has agreed on of it. */
function withOutcome(room: Room, agreed: ProposalOrClaim): Room {
  const { what } = agreed;
  const owner = 'member' in what ? seatedIn(room).find(({ id }) => id === what.member) : undefined;
  // A bot has nothing to come back to: its seat is freed, and whoever asked for it takes it by a name of their own.
  if (isClaim(agreed) && owner?.kind !== 'bot') return withToken(room, agreed);
  return owner === undefined || what.kind === 'keep' ? room : vacated(withoutClaims(room, owner.id), owner);
}

/** The line that a room tells when a member refuses a proposal or claim. */
export function refusalOf(room: Room, asked: ProposalOrClaim, who: string): Announcement {
  return { ...toldOf(room, asked, 'refused'), who };
}

/** The line that a room tells when a proposal or claim has ended. */
export function toldOf(
  room: Room,
  asked: ProposalOrClaim,
  outcome: 'agreed' | 'refused' | 'withdrawn' | 'failed',
): Extract<Announcement, { readonly what: 'proposal' }> {
  // A line about a seat names the seat's owner.
  const about = 'member' in asked.what ? asked.what.member : 'by' in asked ? asked.by : null;
  const of = room.seats.find(({ id }) => id === about);
  const kind = isClaim(asked) && of?.kind === 'bot' ? 'vacate' : asked.what.kind;
  return { what: 'proposal', kind, outcome, by: of?.name ?? '' };
}
