import { seat } from '../../shared/engine/ask';
import type { RoomView } from '../../shared/protocol/rooms';
import { pointTopic, roomTopic } from '../bus/bus';
import { KeyedTimers } from '../lib/keyed-timers';
import type { TokenHash } from '../lib/secrets';
import type { Viewer } from '../match/state';
import { addressOf } from '../sockets/address';
import { roomChannel, watchersChannel } from '../sockets/channels';
import { roomPlace } from '../storage/storage';
import { type KnownPerson, rateKey } from './entering';
import type { RoomSocket } from './events';
import { type Room, seatOf, viewerOf } from './room';
import type { TellingParts } from './telling';
import { standingAfter, standingOf, watcherOf } from './watching';

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
  /** A room was shown: something in it has changed, or a person has come or gone. */
  readonly onShown: (shown: ShownRoom) => Promise<void> | void;
  /** A room has no people on this node any more. */
  readonly onEmpty?: (code: string) => void;
  /** A member's device of this node has not been heard of for so long that its line was given up. */
  readonly onSilent?: (code: string, member: TokenHash) => void;
}

/**
 * The sockets of this node that are in rooms. After any change of a room, on any node, {@link refresh} brings its
 * sockets to the stored state: who is present, who has which seat, and the match once it has started.
 */
export class RoomBroadcaster {
  private readonly timers = new KeyedTimers();
  /** The rooms whose attendance the other nodes have not been told yet. */
  private readonly soon = new Set<string>();
  private readonly listeners: ShownListener[] = [];

  constructor(private readonly parts: TellingParts) {
    const { presence, rooms, fanout, timekeeper, clock } = parts;
    rooms.keepInMemory((code) => presence.in(code).length > 0);
    timekeeper.onClocks((id, clocks) => {
      // Which seat has a clock tells who is asked now.
      for (const socket of fanout.inTimeAt(id)) socket.emit('clocks', { clocks, now: clock() });
    });
  }

  /** Adds a listener. */
  follow(listener: ShownListener): void {
    this.listeners.push(listener);
  }

  /** Cancels announcements that have not been made yet. */
  close(): void {
    this.timers.close();
  }

  /** Puts a socket into a room, whose events it receives from then on. Does nothing when it has disconnected meanwhile. */
  settle(socket: RoomSocket, room: Room, { member, watcher }: KnownPerson): void {
    if (!socket.connected) return;
    const { bill, bus, commenting, conversations, fanout, presence, rooms, state } = this.parts;
    const { code } = room;
    const before = presence.placeOf(socket);
    const standing = standingOf(room, member ?? watcher);
    if (before?.code !== code || before.standing !== standing) {
      // A socket that stands elsewhere in the same room keeps its copy of the state, under the same number.
      if (before?.code === code) this.depart(socket);
      else this.leaveRoom(socket);
      // Changes on other nodes before the notices of this room arrived here are in storage by then.
      void bus.watch(roomTopic(code)).then(() => {
        rooms.forget(code);
        this.refreshSoon(code);
      });
      void bus.watch(pointTopic(code));
      if (standing === 'inside') void socket.join(roomChannel(code));
      conversations.join(roomPlace(code));
    } else if (before.member !== member) {
      fanout.dismiss(socket);
    }
    commenting.follow(room);
    if (watcher !== null && standing === 'inside') void socket.join(watchersChannel(code));
    else void socket.leave(watchersChannel(code));
    const key = rateKey(room, { member, watcher });
    const claim = member === null && before?.code === code ? before.claim : null;
    presence.put(socket, { code, member, watcher, claim, standing, seat: seatOf(room, member), key });
    bill.seat(socket, key);
    state.caused(code, socket);
    this.attendSoon(code);
  }

  /**
   * Notes the token with which a socket has claimed a seat of its room, and tells the other nodes before they hear of
   * the claim: otherwise they would take its claimant to have gone. Does nothing when the socket has left meanwhile.
   */
  noteClaim(socket: RoomSocket, code: string, claim: TokenHash): void {
    const { presence } = this.parts;
    const place = presence.placeOf(socket);
    if (place?.code !== code || place.member !== null) return;
    presence.put(socket, { ...place, claim });
    presence.attend(code);
  }

  /** Notes that a socket got the whole room in an answer. Later changes are sent to it as differences. */
  holds(socket: RoomSocket, view: RoomView): void {
    if (this.parts.presence.placeOf(socket)?.code !== view.code) return;
    this.parts.state.copies.note(socket, view);
    this.refreshSoon(view.code);
  }

  /** Sends a socket the conversation of its room, and the comments and predictions of spectators. */
  greet(socket: RoomSocket, code: string): void {
    if (this.parts.presence.placeOf(socket)?.standing !== 'inside') return;
    for (const part of [this.parts.talk, this.parts.commenting, this.parts.predicting]) part.greet(socket, code);
  }

  /** Takes a socket out of its room. A line that ends is closed by one of its ends, or silent until the server gives it up. */
  leaveRoom(socket: RoomSocket, line: 'closed' | 'silent' = 'closed'): void {
    const place = this.parts.presence.placeOf(socket);
    this.parts.state.copies.drop(socket);
    this.depart(socket);
    if (line === 'closed' || place === null || place.member === null) return;
    for (const { onSilent } of this.listeners) onSilent?.(place.code, place.member);
  }

  /** Takes a socket from where it stands in its room. It keeps its copy of the room's state. */
  private depart(socket: RoomSocket): void {
    const { bus, conversations, fanout, plans, presence, rooms, state, talk } = this.parts;
    fanout.dismiss(socket);
    const place = presence.remove(socket);
    talk.forget(socket);
    plans.copies.drop(socket);
    if (place === null) return;
    const { code } = place;
    state.caused(code, socket);
    void socket.leave(roomChannel(code));
    void socket.leave(watchersChannel(code));
    bus.unwatch(roomTopic(code));
    bus.unwatch(pointTopic(code));
    conversations.leave(roomPlace(code));
    if (presence.in(code).length === 0) rooms.forget(code);
    this.attendSoon(code);
  }

  /** Shows a socket the match of its room, if it runs, and all that changes from then on. */
  async show(socket: RoomSocket, room: Room): Promise<void> {
    const { clock, delays, fanout, follower, plans, presence, rooms, talk, timekeeper, tools } = this.parts;
    if (presence.placeOf(socket)?.standing !== 'inside') return;
    if (room.matchId !== null) await follower.freshen(room.matchId);
    const match = await rooms.supportedMatchOf(room);
    const viewer = this.viewerAt(socket, room);
    if (match === null || viewer === 'nobody') return;
    if (viewer === null) tools.limiters.perAddress.charge(addressOf(socket), delays.priceOf(room, match));
    const delayed = viewer === null ? await delays.of(room, match) : null;
    // It may have taken a seat meanwhile: whatever it sees from then on, it is shown by that.
    if (this.viewerAt(socket, room) !== viewer) return;
    fanout.admit(socket, match, viewer, delayed);
    const clocks = delayed === null ? timekeeper.clocks(match) : [];
    if (clocks.length > 0) socket.emit('clocks', { clocks, now: clock() });
    if (talk.isBehind(socket)) talk.catchUp(room.code);
    plans.showTo(socket, room, delayed?.shown(match) ?? match);
  }

  /** The viewer that a socket looks at the match of a room as; `nobody` when it has left the room. */
  private viewerAt(socket: RoomSocket, room: Room): Viewer | 'nobody' {
    const place = this.parts.presence.placeOf(socket);
    return place?.code === room.code && place.standing === 'inside' ? viewerOf(room, place.member) : 'nobody';
  }

  /**
   * Announces a change of a room to the other nodes and to everybody here.
   * @param by the socket that caused the change and pays for the bytes; null when it is not on this node
   */
  async announce(code: string, by: RoomSocket | null = null): Promise<void> {
    if (by !== null) this.parts.state.caused(code, by);
    this.parts.bus.tell({ about: 'room', code });
    await this.refresh(code);
  }

  /**
   * Sends a room's present state to everybody in it on this node, one call after another, so that the newest comes
   * last.
   */
  refresh(code: string): Promise<void> {
    const { commenting, fanout, plans, presence, roomOf, rooms, state, views } = this.parts;
    return rooms.afterwards(code, async () => {
      const room = await rooms.find(code);
      if (room === null || presence.in(code).length === 0) {
        for (const part of [commenting, state, plans]) part.forget(code);
        for (const { onEmpty } of this.listeners) onEmpty?.(code);
        return;
      }
      commenting.follow(room);
      for (const socket of presence.in(code)) this.reseat(socket, room);
      const present = await presence.tokensIn(code);
      if (room.matchId !== null) roomOf.set(room.matchId, code);
      const view = await views.of(room);
      await state.show(room, view, 'when-due');
      // They look at an earlier match of this room, or at none.
      const unaware = presence.inside(code).filter((socket) => fanout.lookOf(socket) !== room.matchId);
      for (const socket of unaware) {
        fanout.dismiss(socket);
        plans.copies.drop(socket);
      }
      if (room.matchId !== null) await Promise.all(unaware.map((socket) => this.show(socket, room)));
      for (const { onShown } of this.listeners) await onShown({ room, view, present });
    });
  }

  /** Runs {@link refresh} without waiting for it; errors are logged. */
  refreshSafely(code: string): void {
    this.refresh(code).catch((err: unknown) => this.parts.log.error({ err }, 'announcing a room failed'));
  }

  /** Sends a room's present state to everybody in it here shortly. */
  refreshSoon(code: string): void {
    if (this.timers.has(code)) return;
    this.timers.start(code, GATHER_MS, () => {
      if (this.soon.delete(code)) {
        this.parts.presence.attend(code);
        this.parts.bus.tell({ about: 'presence', place: roomPlace(code) });
      }
      this.refreshSafely(code);
    });
  }

  /**
   * Tells a socket its seat after a member has left and seats have moved. A socket that has lost its seat leaves the room. So does one
   * without a seat that stands elsewhere now, or whose token is no longer a spectator's, such as one that has a seat by now.
   */
  private reseat(socket: RoomSocket, room: Room): void {
    const { presence } = this.parts;
    const place = presence.placeOf(socket);
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
    else presence.put(socket, { ...place, seat: now });
  }

  /** Tells all nodes who is in a room; arrivals within a short time are sent together. */
  private attendSoon(code: string): void {
    this.soon.add(code);
    this.refreshSoon(code);
  }
}
