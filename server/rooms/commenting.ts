import type { SaidLine } from '../../shared/protocol/rooms';
import { saidLine, speakersOf } from '../chat/stored-line';
import { heardUntil } from '../match/delayed';
import type { LiveMatch } from '../match/live';
import { emitInBatches } from '../sockets/batches';
import { roomChannel, watchersChannel } from '../sockets/channels';
import { type ChatRecord, matchOfPlace, matchPlace } from '../storage/storage';
import { keyOf } from './entering';
import type { RoomSocket } from './events';
import type { Parts } from './parts';
import type { Room } from './room';

/** A match of a room, and its number there. */
interface Game {
  readonly game: number;
  readonly match: string;
}

/**
 * The comments of spectators on a match. They belong to the match: they are deleted with it, and the next match starts
 * with none. While the match runs, only spectators with a name receive them, and members who are out of the match where the game lets those
 * talk: a shared screen shows what spectators see,
 * and must not show comments. After the end everybody inside the room receives them.
 */
export class Commenting {
  /** The room of each match whose comments this node listens to. */
  private readonly rooms = new Map<string, string>();
  /** Until when spectators who see the match late have heard members who are out. */
  private readonly heard = new WeakMap<RoomSocket, number>();

  constructor(
    private readonly parts: Pick<
      Parts,
      'namespace' | 'presence' | 'rooms' | 'delays' | 'tasks' | 'conversations' | 'bill'
    >,
  ) {
    parts.conversations.onLines((place, lines) => {
      const match = matchOfPlace(place);
      const code = match === null ? undefined : this.rooms.get(match);
      if (match !== null && code !== undefined) this.tell(code, match, lines);
    });
  }

  /** Listens to the comments on the match that a room has now, and no longer to those on the one before. */
  follow({ code, matchId }: Room): void {
    if (matchId !== null && this.rooms.get(matchId) === code) return;
    this.forget(code);
    if (matchId === null) return;
    this.rooms.set(matchId, code);
    this.parts.conversations.join(matchPlace(matchId));
  }

  /** Listens no longer: the room has no people on this node. */
  forget(code: string): void {
    for (const [match, of] of this.rooms) {
      if (of !== code) continue;
      this.rooms.delete(match);
      this.parts.conversations.leave(matchPlace(match));
    }
  }

  /** Sends a socket the last comments on the match before and, as far as it may read them, on the present one. */
  greet(socket: RoomSocket, code: string): void {
    this.later(code, async (room) => {
      const place = this.parts.presence.placeOf(socket);
      if (place?.code !== code || place.standing !== 'inside') return;
      const before = room.played.at(-1);
      if (before !== undefined) {
        const earlier = { game: room.played.length - 1, match: before.match };
        this.send(socket, earlier, await this.last(earlier));
      }
      const late = this.parts.delays.isLate(room, socket);
      const match = place.watcher === null || late ? await this.matchOf(room) : null;
      const present = place.watcher !== null || this.hears(socket, match) ? gameOf(room) : null;
      if (present === null) return;
      const until = late && match !== null ? heardUntil(await this.parts.delays.shown(room, match)) : Infinity;
      this.heard.set(socket, until);
      const records = await this.last(present);
      this.send(
        socket,
        present,
        records.filter((one) => !isFromTable(room, one) || saidLine(one).at <= until),
      );
    });
  }

  /**
   * Sends spectators who see the match late what members who are out have said until the moment that they see by now. They hear one
   * another at once.
   */
  moveOn(code: string): void {
    this.later(code, async (room) => {
      const { delays, presence } = this.parts;
      const present = gameOf(room);
      const match = await this.matchOf(room);
      if (present === null || match === null || match.over || match.apart.length === 0) return;
      const until = heardUntil(await delays.shown(room, match));
      const said = (await this.last(present)).filter((one) => isFromTable(room, one) && saidLine(one).at <= until);
      for (const socket of presence.inside(code)) {
        if (presence.placeOf(socket)?.watcher === null || !delays.isLate(room, socket)) continue;
        const heard = this.heard.get(socket) ?? 0;
        this.send(
          socket,
          present,
          said.filter((one) => saidLine(one).at > heard),
        );
        this.heard.set(socket, until);
      }
    });
  }

  /** Sends seats that have just gone out the last comments, which they hear from now on. */
  catchUp(code: string): void {
    for (const socket of this.parts.presence.seatedIn(code)) this.greet(socket, code);
  }

  /** Sends those inside a room who have not had them the last comments on its match, which has just ended: members, and spectators without a name. */
  reveal(code: string): void {
    this.later(code, async (room) => {
      const present = gameOf(room);
      if (present === null || (await this.matchOf(room))?.over !== true) return;
      const lines = (await this.last(present)).map(saidLine);
      // Who saw the match late has not heard those of the table's who were out.
      const late = room.watch.delay !== 'none';
      if (lines.length === 0) return;
      const { namespace, presence } = this.parts;
      const heard = late ? [] : presence.inside(code).filter((socket) => presence.placeOf(socket)?.watcher != null);
      const except = heard.map(({ id }) => id);
      await emitInBatches(namespace, roomChannel(code), except, (batch) =>
        batch.emit('comments', { game: present.game, lines }),
      );
    });
  }

  /**
   * Adds a comment on a match of a room. Resolves once it is stored.
   * @param by the socket that pays for the bytes
   * @param key as in {@link Conversations.say}
   */
  async say(code: string, match: string, line: Omit<SaidLine, 'n'>, by: RoomSocket, key: string): Promise<void> {
    this.parts.bill.sent(by, line, this.parts.presence.inside(code).length);
    await this.parts.conversations.say(matchPlace(match), line, key);
  }

  private tell(code: string, match: string, records: readonly ChatRecord[]): void {
    this.later(code, async (room) => {
      const present = gameOf(room);
      if (present?.match !== match) return;
      const played = await this.matchOf(room);
      const over = played?.over === true;
      const body = { game: present.game, lines: records.map(saidLine) };
      const late = room.watch.delay !== 'none' && !over;
      const now = late ? records.filter((one) => !isFromTable(room, one)).map(saidLine) : body.lines;
      const channel = over ? roomChannel(code) : watchersChannel(code);
      if (now.length > 0)
        await emitInBatches(this.parts.namespace, channel, [], (batch) =>
          batch.emit('comments', { game: present.game, lines: now }),
        );
      if (over) return;
      for (const socket of this.parts.presence.seatedIn(code))
        if (this.hears(socket, played)) socket.emit('comments', body);
    });
  }

  private last({ match }: Game): Promise<readonly ChatRecord[]> {
    return this.parts.conversations.last(matchPlace(match));
  }

  private send(socket: RoomSocket, { game }: Game, records: readonly ChatRecord[]): void {
    if (records.length === 0) return;
    this.parts.bill.asked([socket], () => socket.emit('comments', { game, lines: records.map(saidLine) }));
  }

  /** Whether a seat gets comments: everybody does after the end, and before it those who are out and talk with the spectators. */
  private hears(socket: RoomSocket, match: LiveMatch | null): boolean {
    const at = this.parts.presence.placeOf(socket)?.seat;
    return match !== null && (match.over || match.apart.some((seat) => seat === at));
  }

  private matchOf(room: Room): Promise<LiveMatch | null> {
    return this.parts.rooms.supportedMatchOf(room);
  }

  private later(code: string, task: (room: Room) => Promise<void>): void {
    this.parts.tasks.later(code, 'telling what spectators said failed', task);
  }
}

/** Whether a member with a seat has said this. */
function isFromTable({ code, seats }: Room, record: ChatRecord): boolean {
  const speakers = speakersOf([record]).map(({ key }) => key);
  return seats.some(({ id }) => speakers.includes(keyOf(code, id)));
}

/** The present match of a room; null in the lobby. */
function gameOf({ matchId, played }: Room): Game | null {
  return matchId === null ? null : { game: played.length, match: matchId };
}
