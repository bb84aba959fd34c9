import type { Logger } from 'pino';

import { seat } from '../../shared/engine/ask';
import type {
  Announcement,
  ChatLine,
  GoingOnView,
  MemberId,
  MemberView,
  PlanView,
  Pointed,
  RoomView,
  WaitingSince,
  WatcherId,
} from '../../shared/protocol/rooms';
import type { Bus } from '../bus/bus';
import { pointTopic, roomTopic } from '../bus/bus';
import type { Conversations } from '../chat/conversations';
import { chatLine } from '../chat/stored-line';
import type { Recent } from '../lib/recent';
import type { TokenHash } from '../lib/secrets';
import type { RateLimiter } from '../limits/limits';
import type { Follower } from '../match/follow';
import { UnsupportedMatch } from '../match/host';
import type { Viewer } from '../match/state';
import type { Timekeeper } from '../match/timekeeper';
import { emitInBatches } from '../sockets/batches';
import type { Bill } from '../sockets/bill';
import { roomChannel, watchersChannel } from '../sockets/channels';
import type { Fanout } from '../sockets/fanout';
import { roomOfPlace, roomPlace, type Storage } from '../storage/storage';
import { coloursOfBots } from './bots';
import { Broadcast } from './broadcast';
import { Commenting } from './commenting';
import type { Consultations } from './consulting';
import type { KnownPerson } from './entering';
import type { RoomNamespace, RoomSocket } from './events';
import { hostMovesAt, type Patience } from './hosting';
import { plansIn } from './planning';
import { Predicting } from './predicting';
import type { Presence } from './presence';
import { claimViews, proposalView } from './proposals';
import { isThere, memberOf, type Room, seatOf } from './room';
import type { Rooms } from './rooms';
import { atDoor, standingAfter, standingOf, toAlone, watcherOf } from './watching';

/** The parts that the room broadcaster works with. */
export interface BroadcasterParts {
  readonly namespace: RoomNamespace;
  readonly presence: Presence;
  readonly consultations: Pick<Consultations, 'with'>;
  readonly rooms: Rooms;
  readonly storage: Pick<Storage, 'savePrediction' | 'loadPredictions'>;
  readonly fanout: Fanout;
  readonly conversations: Conversations;
  readonly follower: Pick<Follower, 'freshen'>;
  readonly timekeeper: Pick<Timekeeper, 'clocks' | 'onClocks'>;
  /** The rooms of matches that were looked at on this node. */
  readonly roomOf: Pick<Recent<string, string>, 'set'>;
  readonly bus: Bus;
  readonly bill: Bill;
  /** The rate of pointing. */
  readonly points: Pick<RateLimiter, 'charge'>;
  readonly log: Logger;
  readonly clock: () => number;
  readonly patience: Patience;
}

/** For how long arrivals and departures are gathered, to be announced together. */
const GATHER_MS = 50;

/** A room whose view was just sent to everybody in it on this node. */
export interface ShownRoom {
  readonly room: Room;
  readonly view: RoomView;
  /** The tokens that are connected to it, to any node. */
  readonly present: ReadonlySet<string>;
}

/** A listener to the rooms on this node. */
export interface ShownListener {
  /** A room was shown: something in it has changed, or somebody has come or gone. */
  readonly onShown: (shown: ShownRoom) => Promise<void> | void;
  /** Nobody is in a room on this node any more. */
  readonly onEmpty?: (code: string) => void;
}

/**
 * The sockets of this node that are in rooms. After any change of a room, on any node, {@link refresh} brings its
 * sockets to the stored state: who is present, who has which seat, and the match once it has started.
 */
export class RoomBroadcaster {
  private readonly presence: Presence;
  /** The version of each room here that storage had at the last comparison. */
  private readonly announced = new Map<string, number>();
  private readonly timers = new Map<string, NodeJS.Timeout>();
  /** Sockets that lack lines of the conversation, because their seat answers alone or did so until just now. */
  private readonly behind = new WeakSet<RoomSocket>();
  /** The rooms whose attendance the other nodes have not been told yet. */
  private readonly soon = new Set<string>();
  /** The comments of spectators. */
  readonly commenting: Commenting;
  /** The predictions of spectators. */
  readonly predicting: Predicting;
  private readonly rooms: Broadcast<RoomView>;
  private readonly plans: Broadcast<readonly PlanView[]>;
  private readonly listeners: ShownListener[] = [];

  constructor(private readonly parts: BroadcasterParts) {
    const { namespace, presence, bus, bill, conversations, rooms, storage, fanout, timekeeper, clock, log } = parts;
    this.presence = presence;
    this.rooms = new Broadcast(namespace, 'roomPatch', bill, (code) => this.tellRoomSafely(code));
    this.plans = new Broadcast(namespace, 'plansPatch', bill, (code) => this.tellPlansSafely(code));
    rooms.keepInMemory((code) => this.presence.in(code).length > 0);
    this.commenting = new Commenting({
      namespace,
      rooms,
      conversations,
      bill,
      failed: (err) => log.error({ err }, 'telling what spectators said failed'),
    });
    this.predicting = new Predicting({
      namespace,
      rooms,
      storage,
      bill,
      failed: (err) => log.error({ err }, 'showing who foretold best failed'),
    });
    bus.onNotice((notice) => {
      if (notice.about === 'room') this.refreshChanged(notice.code);
      if (notice.about === 'point') {
        // A member at two nodes points no more often than at one.
        parts.points.charge(keyOf(notice.code, notice.pointed.by), 1);
        this.showPointed(notice.code, notice.pointed);
      }
      const code = notice.about === 'presence' ? roomOfPlace(notice.place) : null;
      if (code !== null) this.refreshSoon(code);
    });
    bus.onResync(() => {
      for (const code of this.presence.codes) this.refreshChanged(code);
    });
    timekeeper.onClocks((id, clocks) => {
      for (const socket of fanout.lookingAt(id)) socket.emit('clocks', { clocks, now: clock() });
    });
    conversations.onLines((place, lines) => {
      const code = roomOfPlace(place);
      if (code === null) return;
      const said = lines.map(chatLine);
      this.tellLines(code, said);
      this.callNudged(code, said);
    });
  }

  /**
   * Notes the token with which a socket has claimed a seat of its room, and tells the other nodes before they hear of
   * the claim: otherwise they would take its claimant to have gone. Does nothing when the socket has left meanwhile.
   */
  noteClaim(socket: RoomSocket, code: string, claim: TokenHash): void {
    const place = this.presence.placeOf(socket);
    if (place?.code !== code || place.member !== null) return;
    this.presence.put(socket, { ...place, claim });
    this.presence.attend(code);
  }

  /** Puts a socket into a room, whose events it receives from then on. Does nothing when it has disconnected meanwhile. */
  settle(socket: RoomSocket, room: Room, { member, watcher }: KnownPerson): void {
    if (!socket.connected) return;
    const before = this.presence.placeOf(socket);
    const standing = standingOf(room, member ?? watcher);
    if (before?.code !== room.code || before.standing !== standing) {
      const known = before?.code === room.code ? this.rooms.copies.of(socket) : null;
      this.leaveRoom(socket);
      if (known !== null) this.rooms.copies.note(socket, known);
      // Changes on other nodes before the notices of this room arrived here are in storage by then.
      void this.parts.bus.watch(roomTopic(room.code)).then(() => {
        this.parts.rooms.forget(room.code);
        this.refreshSoon(room.code);
      });
      void this.parts.bus.watch(pointTopic(room.code));
      if (standing === 'inside') void socket.join(roomChannel(room.code));
      this.parts.conversations.join(roomPlace(room.code));
    } else if (before.member !== member) {
      this.parts.fanout.dismiss(socket);
    }
    this.commenting.follow(room);
    if (watcher !== null && standing === 'inside') void socket.join(watchersChannel(room.code));
    else void socket.leave(watchersChannel(room.code));
    const key = rateKey(room, { member, watcher });
    const claim = member === null && before?.code === room.code ? before.claim : null;
    this.presence.put(socket, { code: room.code, member, watcher, claim, standing, seat: seatOf(room, member), key });
    this.parts.bill.seat(socket, key);
    this.rooms.caused(room.code, socket);
    this.attendSoon(room.code);
  }

  /** Notes that a socket got the whole room in an answer. Later changes are sent to it as differences. */
  holds(socket: RoomSocket, view: RoomView): void {
    if (this.presence.placeOf(socket)?.code !== view.code) return;
    this.rooms.copies.note(socket, view);
    this.refreshSoon(view.code);
  }

  /** Takes a socket out of its room. */
  leaveRoom(socket: RoomSocket): void {
    this.parts.fanout.dismiss(socket);
    const place = this.presence.remove(socket);
    this.behind.delete(socket);
    this.rooms.copies.drop(socket);
    this.plans.copies.drop(socket);
    if (place === null) return;
    this.rooms.caused(place.code, socket);
    void socket.leave(roomChannel(place.code));
    void socket.leave(watchersChannel(place.code));
    this.parts.bus.unwatch(roomTopic(place.code));
    this.parts.bus.unwatch(pointTopic(place.code));
    this.parts.conversations.leave(roomPlace(place.code));
    if (this.presence.in(place.code).length === 0) this.parts.rooms.forget(place.code);
    this.attendSoon(place.code);
  }

  /** Sends a socket the last lines of the conversation; a socket whose seat answers alone, those from before that. */
  greet(socket: RoomSocket, code: string): void {
    this.talk(code, async (secluded) => {
      const place = this.presence.placeOf(socket);
      if (place?.code !== code || place.standing !== 'inside') return;
      const said = (await this.parts.conversations.last(roomPlace(code))).map(chatLine);
      const alone = secluded.find(({ seat: at }) => at === place.seat);
      const lines = alone === undefined ? said : said.filter(({ at }) => at < alone.since);
      if (lines.length < said.length) this.behind.add(socket);
      if (lines.length > 0) this.parts.bill.asked([socket], () => socket.emit('chat', { lines }));
      const room = await this.parts.rooms.find(code);
      const still = this.presence.placeOf(socket);
      if (room !== null && still?.code === code && still.standing === 'inside') {
        await this.commenting.recite(socket, still, room);
        await this.predicting.recite(socket, still, room);
      }
    });
  }

  /** Sends the lines that were held back to those sockets of a room whose seat answers alone no longer. */
  tellWithheld(code: string): void {
    this.talk(code, async (secluded) => {
      const sockets = this.presence.in(code).filter((one) => this.behind.has(one) && !this.isIn(secluded, one));
      if (sockets.length === 0) return;
      const lines = (await this.parts.conversations.last(roomPlace(code))).map(chatLine);
      for (const socket of sockets) {
        this.behind.delete(socket);
        socket.emit('chat', { lines });
      }
    });
  }

  /** The seats of a room that answer alone now. */
  async secludedIn(room: Room): Promise<readonly WaitingSince[]> {
    const match = await this.parts.rooms.matchOf(room).catch(nullWhenUnsupported);
    return match?.secluded ?? [];
  }

  /** Whether the seat of a socket answers alone now, perhaps because of a change on another node. */
  async isAlone(socket: RoomSocket): Promise<boolean> {
    const place = this.presence.placeOf(socket);
    const room = place?.member == null ? null : await this.parts.rooms.find(place.code);
    return room !== null && (await this.aloneIn(room)).includes(socket);
  }

  /** Shows a socket the match of its room, if it runs, and all that changes from then on. */
  async show(socket: RoomSocket, room: Room): Promise<void> {
    if (room.matchId !== null) await this.parts.follower.freshen(room.matchId);
    const match = await this.parts.rooms.matchOf(room).catch(nullWhenUnsupported);
    const place = this.presence.placeOf(socket);
    // It may have left the room meanwhile.
    if (match === null || place?.code !== room.code || place.standing !== 'inside') return;
    this.parts.fanout.admit(socket, match, viewerOf(room, place.member));
    const clocks = this.parts.timekeeper.clocks(match);
    if (clocks.length > 0) socket.emit('clocks', { clocks, now: this.parts.clock() });
    if (this.behind.has(socket)) this.tellWithheld(room.code);
    // Also when there are none: whoever comes back may still know some.
    if (!this.isIn(match.secluded, socket)) this.sendPlans(socket, plansIn(room, match));
  }

  /** Notes who is about to change the suggestions of a room, and so pays for sending them. */
  replans(code: string, by: RoomSocket): void {
    this.plans.caused(code, by);
  }

  /**
   * Sends the suggestions of a room to everybody on this node, except to sockets whose seat has a secret choice: they
   * get them afterwards.
   */
  showPlans(code: string): void {
    if (this.plans.due(code) === 'now') this.tellPlansSafely(code);
  }

  /**
   * Announces a change of a room to the other nodes and to everybody here.
   * @param by the socket that caused the change and pays for the bytes; null when it is not on this node
   */
  async announce(code: string, by: RoomSocket | null = null): Promise<void> {
    if (by !== null) this.rooms.caused(code, by);
    this.parts.bus.tell({ about: 'room', code });
    await this.refresh(code);
  }

  /**
   * Sends a room's present state to everybody in it on this node, one call after another, so that the newest comes
   * last.
   */
  refresh(code: string): Promise<void> {
    return this.parts.rooms.afterwards(code, async () => {
      const room = await this.parts.rooms.find(code);
      if (room === null || this.presence.in(code).length === 0) {
        this.commenting.forget(code);
        this.rooms.forget(code);
        this.plans.forget(code);
        for (const { onEmpty } of this.listeners) onEmpty?.(code);
        return;
      }
      this.commenting.follow(room);
      for (const socket of this.presence.in(code)) this.reseat(socket, room);
      const present = await this.presence.tokensIn(code);
      if (room.matchId !== null) this.parts.roomOf.set(room.matchId, code);
      const view = await this.viewOf(room);
      await this.tellRoom(room, view, 'when-due');
      const inside = this.insideOf(code);
      const unaware = inside.filter((socket) => this.parts.fanout.lookOf(socket) !== room.matchId);
      // They look at an earlier match of this room, or at none.
      for (const socket of unaware) {
        this.parts.fanout.dismiss(socket);
        this.plans.copies.drop(socket);
      }
      if (room.matchId !== null) await Promise.all(unaware.map((socket) => this.show(socket, room)));
      for (const { onShown } of this.listeners) await onShown({ room, view, present });
    });
  }

  /** A room as a socket in it may know it. */
  async shownTo(socket: RoomSocket, room: Room): Promise<RoomView> {
    const view = await this.viewOf(room);
    if (this.presence.placeOf(socket)?.standing !== 'inside') return atDoor(view);
    return (await this.aloneIn(room)).includes(socket) ? toAlone(view) : view;
  }

  /** Adds a listener. */
  follow(listener: ShownListener): void {
    this.listeners.push(listener);
  }

  /**
   * Adds a line about an event of the room to its chat. A failure undoes nothing.
   * @param by the socket that caused the event and pays for the bytes; null when it is not on this node
   */
  async tell(code: string, told: Announcement, by: RoomSocket | null = null): Promise<void> {
    const line = { kind: 'told', told, at: this.parts.clock() };
    if (by !== null) this.pays(by, code, line);
    await this.parts.conversations
      .say(roomPlace(code), line, by === null ? null : (this.presence.placeOf(by)?.key ?? null))
      .catch((err: unknown) => this.parts.log.error({ err }, 'telling what was done failed'));
  }

  /** Charges a socket for a message that it causes to everybody in a room. */
  pays(by: RoomSocket, code: string, body: object): void {
    this.parts.bill.caused([by], JSON.stringify(body).length * this.insideOf(code).length);
  }

  /** Charges a socket for the patches that its answer sends to the viewers of the match. */
  answered(by: RoomSocket): void {
    const match = this.parts.fanout.lookOf(by);
    if (match !== null) this.parts.fanout.answered(by, match);
  }

  /** Shows everybody in a room, on all nodes, what a member points at. The member pays for it. */
  point(code: string, pointed: Pointed, by: RoomSocket): void {
    this.pays(by, code, pointed);
    this.parts.bus.tell({ about: 'point', code, pointed });
    this.showPointed(code, pointed);
  }

  private insideOf(code: string): readonly RoomSocket[] {
    return this.presence.in(code).filter((socket) => this.presence.placeOf(socket)?.standing === 'inside');
  }

  /**
   * Brings everybody in a room on this node to its present state. The start of another match is sent at once, because
   * the view of that match follows.
   */
  private async tellRoom(room: Room, view: RoomView, when: 'now' | 'when-due'): Promise<void> {
    const { code } = room;
    const inside = this.insideOf(code);
    const turns = inside.some((socket) => isOfAnotherMatch(this.rooms.copies.of(socket), view));
    if (turns) this.rooms.hasten(code);
    if (!turns && when === 'when-due' && this.rooms.due(code) === 'later') return;
    const atTheDoor = this.presence.in(code).filter((socket) => !inside.includes(socket));
    const alone = await this.aloneIn(room);
    await this.rooms.tell(code, [
      [inside.filter((socket) => !alone.includes(socket)), view],
      [alone, toAlone(view)],
      [atTheDoor, atDoor(view)],
    ]);
  }

  /** Sends the merged changes of a room. */
  private tellRoomSafely(code: string): void {
    const run = async (): Promise<void> => {
      const room = await this.parts.rooms.find(code);
      if (room !== null) await this.tellRoom(room, await this.viewOf(room), 'now');
    };
    this.parts.rooms
      .afterwards(code, run)
      .catch((err: unknown) => this.parts.log.error({ err }, 'telling the state of a room failed'));
  }

  private tellPlansSafely(code: string): void {
    const run = async (): Promise<void> => {
      const room = await this.parts.rooms.find(code);
      if (room === null) return;
      const match = await this.parts.rooms.matchOf(room).catch(nullWhenUnsupported);
      const plans = plansIn(room, match);
      const shown = this.insideOf(code).filter((socket) => !this.isIn(match?.secluded ?? [], socket));
      await this.plans.tell(code, [[shown, plans]]);
      // Who came while their seat answered alone has not been told of any.
      for (const socket of shown) {
        if (this.plans.copies.of(socket) === null && this.parts.fanout.shows(socket)) this.sendPlans(socket, plans);
      }
    };
    this.parts.rooms
      .afterwards(code, run)
      .catch((err: unknown) => this.parts.log.error({ err }, 'showing plans failed'));
  }

  private sendPlans(socket: RoomSocket, plans: readonly PlanView[]): void {
    this.parts.bill.asked([socket], () => socket.emit('plans', { plans }));
    this.plans.copies.note(socket, plans);
  }

  /** Runs {@link refresh} without waiting for it; errors are logged. */
  refreshSafely(code: string): void {
    this.refresh(code).catch((err: unknown) => this.parts.log.error({ err }, 'announcing a room failed'));
  }

  /** Reads a room that another node has changed, and sends it to everybody here. */
  private refreshChanged(code: string): void {
    this.parts.rooms.forget(code);
    this.refreshSafely(code);
  }

  /** Cancels announcements that have not been made yet. */
  close(): void {
    for (const timer of this.timers.values()) clearTimeout(timer);
    this.rooms.close();
    this.plans.close();
    this.timers.clear();
  }

  /** Looks for rooms that changed although no notice came. Does nothing on the only node. */
  async lookAgain(): Promise<void> {
    if (this.parts.bus.alone) return;
    const { codes } = this.presence;
    for (const code of this.announced.keys()) if (!codes.includes(code)) this.announced.delete(code);
    const versions = await this.parts.rooms.versions(codes);
    for (const [code, version] of versions) {
      const known = this.announced.get(code);
      this.announced.set(code, version);
      if (known !== undefined && known !== version) this.refreshChanged(code);
    }
  }

  /** The public view of a room. */
  async viewOf(room: Room): Promise<RoomView> {
    const { code, game, options, entrance, watch, played } = room;
    const [phase, there] = await Promise.all([this.phaseOf(room), this.presence.attendances(code)]);
    const connected = new Set(there.flatMap(({ members }) => members));
    const botColours = coloursOfBots(room);
    const movesAt = hostMovesAt(room, this.parts.patience);
    const consulting = this.parts.consultations.with(room, connected);
    return {
      code,
      game,
      phase,
      options,
      members: room.seats.map((one, i): MemberView => {
        const { id, name } = one;
        const shared = { seat: seat(i), id, name, host: id === room.host };
        const none = {
          ...shared,
          picks: [],
          vacant: false,
          colour: null,
          devices: 0,
          bot: null,
          awayForMs: null,
          voice: 'heard',
        } as const;
        switch (one.kind) {
          case 'vacant':
            return { ...none, connected: false, ready: false, vacant: true };
          case 'bot':
            return { ...none, connected: true, ready: true, colour: botColours.get(id) ?? null, bot: one.level };
          case 'member': {
            const here = isThere(one, (tokenHash) => connected.has(tokenHash));
            const { picks, ready, colour, devices, awaySince, voice } = one;
            const awayForMs = here || awaySince === null ? null : Math.max(0, this.parts.clock() - awaySince);
            const known = { ready: ready === 'ready', colour, devices: devices.length };
            return { ...none, ...known, picks, connected: here, awayForMs, voice };
          }
        }
      }),
      spectators: there.reduce((sum, { spectators }) => sum + spectators, 0),
      entrance,
      watching: watch.who,
      knocks: watch.watchers
        .filter(({ state, tokenHash }) => state === 'asking' && connected.has(tokenHash))
        .map(({ id, name: by }) => ({ id, name: by })),
      hostMovesInMs: movesAt === null ? null : Math.max(0, movesAt - this.parts.clock()),
      absentSayMs: consulting.sayMs[room.time.pace],
      played: played.map(({ names, over }) => ({ names, over })),
      proposal: phase === 'playing' ? proposalView(room, consulting) : null,
      claims: phase === 'playing' ? claimViews(room, consulting) : [],
      goingOn: phase === 'playing' ? goingOnIn(room) : [],
      time: room.time,
      webhook: room.webhook === null ? null : new URL(room.webhook.url).hostname,
    };
  }

  private async phaseOf(room: Room): Promise<RoomView['phase']> {
    if (room.matchId === null) return 'lobby';
    try {
      const match = await this.parts.rooms.matchOf(room);
      return match === null ? 'stuck' : match.over ? 'over' : 'playing';
    } catch (err) {
      if (err instanceof UnsupportedMatch) return 'stuck';
      // The room is shown even when its match cannot be read now.
      this.parts.log.error({ err, match: room.matchId }, 'cannot show match');
      return 'playing';
    }
  }

  /** Sends new lines to everybody in a room except sockets whose seat has a secret choice. */
  private tellLines(code: string, lines: readonly ChatLine[]): void {
    this.talk(code, async (secluded) => {
      const alone = this.presence.in(code).filter((socket) => this.isIn(secluded, socket));
      for (const socket of alone) this.behind.add(socket);
      const except = alone.map(({ id }) => id);
      await emitInBatches(this.parts.namespace, roomChannel(code), except, (batch) => batch.emit('chat', { lines }));
    });
  }

  /**
   * Shows everybody on this node what a member points at, except sockets whose seat has a secret choice. Those are not
   * shown it later either.
   */
  private showPointed(code: string, pointed: Pointed): void {
    const run = async (): Promise<void> => {
      const room = await this.parts.rooms.find(code);
      if (room === null || room.matchId === null) return;
      const alone = await this.aloneIn(room);
      this.parts.namespace
        .to(roomChannel(code))
        .except(alone.map(({ id }) => id))
        .emit('pointed', pointed);
    };
    this.parts.rooms
      .afterwards(code, run)
      .catch((err: unknown) => this.parts.log.error({ err }, 'showing what somebody points at failed'));
  }

  /** Nudges the members whom these lines name, also during a secret choice: a nudge says nothing about the game. */
  private callNudged(code: string, lines: readonly ChatLine[]): void {
    const nudges = lines.flatMap((line) => (line.kind === 'told' && line.told.what === 'nudged' ? [line.told] : []));
    if (nudges.length === 0) return;
    const run = async (): Promise<void> => {
      const room = await this.parts.rooms.find(code);
      if (room === null) return;
      for (const { by, member } of nudges) {
        for (const socket of this.presence.in(code)) {
          const whose = memberOf(room, this.presence.placeOf(socket)?.member ?? null);
          if (whose?.id === member) socket.emit('nudged', { by });
        }
      }
    };
    this.parts.rooms
      .afterwards(code, run)
      .catch((err: unknown) => this.parts.log.error({ err }, 'calling somebody who was nudged failed'));
  }

  /** Runs tasks that send a room's conversation, one after another. Each gets the seats that answer alone at that moment. */
  private talk(code: string, task: (secluded: readonly WaitingSince[]) => Promise<void> | void): void {
    const run = async (): Promise<void> => {
      const room = await this.parts.rooms.find(code);
      if (room !== null) await task(await this.secludedIn(room));
    };
    this.parts.rooms
      .afterwards(code, run)
      .catch((err: unknown) => this.parts.log.error({ err }, 'telling what was said failed'));
  }

  /** The sockets here whose seat answers alone by now, perhaps because of a change on another node. */
  private async aloneIn(room: Room): Promise<readonly RoomSocket[]> {
    if (room.matchId === null) return [];
    await this.parts.follower.freshen(room.matchId);
    const secluded = await this.secludedIn(room);
    return this.presence.in(room.code).filter((socket) => this.isIn(secluded, socket));
  }

  private isIn(secluded: readonly WaitingSince[], socket: RoomSocket): boolean {
    const place = this.presence.placeOf(socket);
    return secluded.some(({ seat: at }) => at === place?.seat);
  }

  /**
   * Tells a socket its seat after somebody has left and seats have moved. A socket that has lost its seat leaves the room, and one
   * without a seat does when it stands elsewhere now, or when its token is no longer a spectator's, such as one that has a seat by now.
   */
  private reseat(socket: RoomSocket, room: Room): void {
    const place = this.presence.placeOf(socket);
    if (place === null) return;
    if (place.member === null) {
      const known = place.watcher === null || watcherOf(room, place.watcher) !== null;
      if (known && standingAfter(room, place.watcher, place.standing) === place.standing) return;
      socket.emit('door', {});
      this.leaveRoom(socket);
      return;
    }
    const now = seatOf(room, place.member);
    if (now === place.seat) return;
    const why = room.kicked.includes(place.member) ? ({ why: 'kicked' } as const) : {};
    socket.emit('seat', now === null ? { seat: null, ...why } : { seat: seat(now) });
    if (now === null) this.leaveRoom(socket);
    else this.presence.put(socket, { ...place, seat: now });
  }

  /** Tells all nodes who is in a room; arrivals within a short time are sent together. */
  private attendSoon(code: string): void {
    this.soon.add(code);
    this.refreshSoon(code);
  }

  private refreshSoon(code: string): void {
    if (this.timers.has(code)) return;
    const timer = setTimeout(() => {
      this.timers.delete(code);
      if (this.soon.delete(code)) {
        this.presence.attend(code);
        this.parts.bus.tell({ about: 'presence', place: roomPlace(code) });
      }
      this.refreshSafely(code);
    }, GATHER_MS);
    this.timers.set(code, timer);
  }
}

/** The key of a member or a spectator with a name for limits: the same for all their devices. Null for all others. */
export function rateKey(room: Room, { member, watcher }: KnownPerson): string | null {
  const known = memberOf(room, member) ?? (watcher === null ? null : watcherOf(room, watcher));
  return known === null ? null : keyOf(room.code, known.id);
}

function keyOf(code: string, id: MemberId | WatcherId): string {
  return `${code}.${id}`;
}

/** The viewer that a member is in the match of a room. */
export function viewerOf(room: Room, member: TokenHash | null): Viewer {
  const at = seatOf(room, member);
  return at === null ? null : seat(at);
}

/** Whether what a socket holds of a room tells of another match, or of another end of it. */
function isOfAnotherMatch(held: RoomView | null, { phase, played }: RoomView): boolean {
  return held !== null && (held.phase !== phase || held.played.length !== played.length);
}

function nullWhenUnsupported(error: unknown): null {
  if (error instanceof UnsupportedMatch) return null;
  throw error;
}

/** The wishes of a room that are about its present match. */
function goingOnIn(room: Room): readonly GoingOnView[] {
  return room.goingOn.flatMap(({ match, ...shown }) => (match === room.matchId ? [shown] : []));
}
