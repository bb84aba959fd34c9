import type { ErrorCode, MemberId, ProposalId } from '../../shared/protocol/rooms';
import { KeyedQueue } from '../lib/queue';
import type { TokenHash } from '../lib/secrets';
import type { RoomBroadcaster } from './broadcaster';
import { wordFor } from './claim-words';
import type { RoomSocket } from './events';
import { type Claim, MOST_CLAIMS } from './proposal';
import { askedAs, claimsIn, cleared } from './proposals';
import { toldOf } from './proposing';
import { becomes, type Changed, memberOf, refuse, type Room, seatedIn } from './room';
import type { Done } from './rooms';
import type { TellingParts } from './telling';

/** The parts that claims work with. */
type ClaimingParts = Pick<TellingParts, 'rooms' | 'host' | 'consultations' | 'presence' | 'talk'> & {
  readonly broadcaster: RoomBroadcaster;
};

/** The contents of a new claim. */
export interface Claiming {
  /** The owner of the seat, or the bot that plays it. */
  readonly member: MemberId;
  /** The token that is to give the right to it. */
  readonly token: TokenHash;
  /** The token of the connection's earlier claim, which ends. */
  readonly former: TokenHash | null;
}

/** Claims: a spectator asks for the seat of a member who is away, or for that of a bot. The table agrees as to a proposal. */
export class Claims {
  private readonly turns = new KeyedQueue();

  constructor(private readonly parts: ClaimingParts) {}

  /** Runs what a socket does about its claim after what it did before: each looks at which claim the socket has. */
  inTurn<T>(socket: RoomSocket, task: () => Promise<T>): Promise<T> {
    return this.turns.run(socket.id, task);
  }

  /**
   * Adds a claim. A repeated claim with the same token changes nothing. In a full room the first claim whose claimant
   * has gone is dropped.
   * @returns the claim too; refused with `nobody-here` when no member is present to agree
   */
  async claim(code: string, claiming: Claiming): Promise<Done<{ readonly claim: Claim }>> {
    const done = await this.parts.rooms.update(code, (room) =>
      claimIn(room, claiming) === null ? this.added(room, claiming) : becomes(room),
    );
    const claim = done.ok ? claimIn(done.room, claiming) : null;
    if (!done.ok) return done;
    return claim === null ? { ok: false, error: 'proposal-gone' } : { ...done, claim };
  }

  /** Ends a claim whose claimant has gone and announces it, unless all have agreed or the claimant is back. */
  async withdraw(code: string, id: ProposalId): Promise<void> {
    await this.takeOff(code, async (claim) => {
      return claim.id === id && !(await this.parts.presence.tokensIn(code)).has(claim.what.token);
    });
  }

  /**
   * Takes the claim of a token back, and tells everybody. Refused with `proposal-gone` when there is none, or all have agreed.
   * @param by the socket that pays for the bytes
   */
  takeBack(code: string, token: TokenHash, by: RoomSocket): Promise<Done> {
    return this.takeOff(code, ({ what }) => Promise.resolve(what.token === token), by);
  }

  private async takeOff(
    code: string,
    fits: (claim: Claim) => Promise<boolean>,
    by: RoomSocket | null = null,
  ): Promise<Done> {
    const done = await this.parts.rooms.update(code, async (room) => {
      const open = claimsIn(room).filter(({ order }) => order === null);
      const fit = await Promise.all(open.map(fits));
      const off = open.find((_, i) => fit[i]);
      return off === undefined ? refuse('proposal-gone') : becomes(cleared(room, off.id));
    });
    if (!done.ok) return done;
    const off = claimsIn(done.before).find(({ id }) => askedAs(done.room, id) === null);
    if (off !== undefined) await this.parts.talk.tell(code, toldOf(done.before, off, 'withdrawn'), by);
    await this.parts.broadcaster.announce(code, by);
    return done;
  }

  private async added(room: Room, { member, token, former }: Claiming): Promise<Changed> {
    if (room.entrance === 'locked') return refuse('room-locked');
    if (seatedIn(room).every(({ id }) => id !== member)) return refuse('member-unknown');
    const { reach, present, now: at } = await this.parts.consultations.in(room);
    if (present.has(member) || memberOf(room, token) !== null) return refuse('seat-in-use');
    const match = room.matchId;
    if (match === null) return refuse('room-not-started');
    const barred = await this.barred(room, match);
    if (barred !== null) return refuse(barred);
    if (present.size === 0) return refuse('nobody-here');
    const others = claimsIn(room).filter(({ order, what }) => order !== null || ![token, former].includes(what.token));
    const there = await this.parts.presence.tokensIn(room.code);
    const gone = others.find(({ order, what }) => reach === 'all-nodes' && order === null && !there.has(what.token));
    if (others.length >= MOST_CLAIMS && gone === undefined) return refuse('too-many-claims');
    const kept = others.length < MOST_CLAIMS ? others : others.filter((one) => one !== gone);
    const count = room.proposals.count + 1;
    const word = wordFor(
      token,
      kept.map(({ what }) => what.word),
    );
    const what = { kind: 'token', member, token, word } as const;
    const claim: Claim = { id: count as ProposalId, match, what, at, agreed: [], order: null };
    return becomes({ ...room, proposals: { ...room.proposals, claims: [...kept, claim], count } });
  }

  /** Why no seat can be claimed now, or null. Secret choices are no reason: they are drawn anew. */
  private async barred(room: Room, id: string): Promise<ErrorCode | null> {
    if (this.parts.rooms.allowedIn(room).succession === 'never') return 'rivals';
    const match = await this.parts.host.open(id);
    if (match === null) return 'match-not-found';
    return match.over ? 'match-over' : null;
  }
}

function claimIn(room: Room, { member, token }: Claiming): Claim | null {
  return claimsIn(room).find(({ what }) => what.token === token && what.member === member) ?? null;
}
