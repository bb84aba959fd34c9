import type { Seat } from '../../shared/engine/ask';
import { seatsKeptBy } from '../../shared/engine/keeper';
import type { ProposalId, RoomView } from '../../shared/protocol/rooms';
import { KeyedTimers } from '../lib/keyed-timers';
import type { LiveMatch } from '../match/live';
import { matchOf } from '../match/state';
import { AwayWatch } from './away-watch';
import type { RoomBroadcaster, ShownRoom } from './broadcaster';
import type { Claims } from './claiming';
import { HostWatch } from './host-watch';
import { Overdue } from './overdue';
import { agreedIn, claimsIn } from './proposals';
import type { Proposing } from './proposing';
import { membersThere, type Room } from './room';
import type { TellingParts } from './telling';
import { tableTime } from './timing';

/** The parts that the upkeep works with. */
type UpkeepParts = Pick<
  TellingParts,
  'rooms' | 'presence' | 'host' | 'timekeeper' | 'unattended' | 'bus' | 'clock' | 'patience' | 'log' | 'talk'
> & {
  readonly broadcaster: RoomBroadcaster;
  readonly proposing: Proposing;
  readonly claims: Claims;
};

/**
 * Does what is due in the rooms of this node whenever one of them was shown: passes on the role of a host who is away,
 * notes absences, ends stand-ins and claims whose people have gone, and carries out what a table has agreed on.
 */
export class Upkeep {
  private readonly hosts: HostWatch;
  private readonly absences: AwayWatch;
  /** Stand-ins who have been away for as long as a host may be: the table waits for the owners of their seats again. */
  private readonly keepers: Overdue<Seat>;
  /** Claims whose claimant has been gone for as long as a host may be. A server that has started again waits as long for them. */
  private readonly claims: Overdue<ProposalId>;
  /** When the first member who is awaited loses their say, by room. */
  private readonly ends = new KeyedTimers();

  constructor(private readonly parts: UpkeepParts) {
    const { broadcaster, patience, unattended } = parts;
    const lookAgain = (code: string): void => broadcaster.refreshSafely(code);
    this.hosts = new HostWatch(parts);
    this.absences = new AwayWatch(parts);
    this.keepers = new Overdue(patience.moveMs, lookAgain);
    this.claims = new Overdue(patience.moveMs, lookAgain);
    broadcaster.follow({
      onShown: (shown) => this.look(shown),
      onEmpty: (code) => {
        this.forget(code);
        unattended.left(code);
      },
    });
  }

  /** Stops all timers. */
  close(): void {
    for (const part of [this.hosts, this.absences, this.keepers, this.claims, this.ends]) part.close();
  }

  private async look({ room, view, present }: ShownRoom): Promise<void> {
    const { presence, rooms, timekeeper, unattended } = this.parts;
    const { code } = room;
    const isPresent = (token: string): boolean => present.has(token);
    this.hosts.look(room, isPresent);
    this.absences.look(room, isPresent);
    this.lookAtClaims(room, present);
    this.lookAtEndOfSay(code, view);
    // People at the door do not see the match: no clock of it runs for them.
    if (room.matchId !== null && presence.inside(code).length > 0)
      timekeeper.seat(room.matchId, tableTime(room, isPresent, this.parts.clock()));
    // The node that was carrying it out may have died.
    if (agreedIn(room) !== null)
      this.run(() => this.parts.proposing.carryOut(code), 'carrying out what a table has agreed on failed');
    // For spectators alone nothing is noted and no match is opened: they may come and go often.
    if (presence.seatedIn(code).length === 0) return;
    const match = await rooms.supportedMatchOf(room);
    unattended.note(room, match);
    if (match !== null) await this.lookAtKeepers(room, match, present);
  }

  private lookAtClaims(room: Room, present: ReadonlySet<string>): void {
    // People on other nodes would seem to be away.
    if (!this.parts.bus.connected) return;
    const gone = claimsIn(room).filter(({ order, what }) => order === null && !present.has(what.token));
    const ids = gone.map(({ id }) => id);
    for (const id of this.claims.look(room.code, ids))
      this.run(() => this.parts.claims.withdraw(room.code, id), 'withdrawing a claim failed');
  }

  private async lookAtKeepers(room: Room, { id, running }: LiveMatch, present: ReadonlySet<string>): Promise<void> {
    if (running === null || !this.parts.bus.connected) return;
    const { keepers } = matchOf(running);
    const there = membersThere(room, present);
    const keeping = new Set(Object.values(keepers).flatMap(({ by }) => (by.kind === 'seat' ? [by.seat] : [])));
    const missing = [...keeping].filter((at) => {
      const keeper = room.seats[at];
      return keeper === undefined || !there.has(keeper.id);
    });
    for (const by of this.keepers.look(room.code, missing)) {
      for (const of of seatsKeptBy(keepers, by))
        await this.parts.host.release(id, of, 'given-up', { kind: 'seat', seat: by });
    }
  }

  /** Shows a room again when the first member who is awaited loses their say. */
  private lookAtEndOfSay(code: string, { proposal, claims, again }: RoomView): void {
    this.ends.stop(code);
    const absent = [...(proposal === null ? [] : [proposal]), ...claims].flatMap((asked) => asked.absent);
    const left = [...absent, ...again].flatMap(({ forMs }) => forMs ?? []);
    if (left.length > 0) this.ends.start(code, Math.min(...left), () => this.parts.broadcaster.refreshSafely(code));
  }

  private forget(code: string): void {
    for (const part of [this.hosts, this.absences, this.keepers, this.claims]) part.forget(code);
    this.ends.stop(code);
  }

  /** Runs a task in the background; errors are logged. */
  private run(task: () => Promise<void>, failed: string): void {
    task().catch((err: unknown) => this.parts.log.error({ err }, failed));
  }
}
