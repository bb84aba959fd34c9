import type { SaidLine } from '../../shared/protocol/rooms';
import { saidLine } from '../chat/stored-line';
import { emitInBatches } from '../sockets/batches';
import { roomChannel, watchersChannel } from '../sockets/channels';
import { type ChatRecord, matchOfPlace, matchPlace } from '../storage/storage';
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
 * with none. While the match runs, only spectators with a name receive them: a shared screen shows what spectators see,
 * and must not show comments. After the end everybody inside the room receives them.
 */
export class Commenting {
  /** The room of each match whose comments this node listens to. */
  private readonly rooms = new Map<string, string>();

  constructor(
    private readonly parts: Pick<Parts, 'namespace' | 'presence' | 'rooms' | 'tasks' | 'conversations' | 'bill'>,
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

  /** Listens no longer: nobody is in the room on this node. */
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
      const games: readonly (Game | null)[] = [
        before === undefined ? null : { game: room.played.length - 1, match: before.match },
        place.watcher !== null || (await this.isOver(room)) ? gameOf(room) : null,
      ];
      for (const one of games) {
        if (one === null) continue;
        const lines = await this.last(one);
        if (lines.length > 0) this.parts.bill.asked([socket], () => socket.emit('comments', { game: one.game, lines }));
      }
    });
  }

  /** Sends everybody inside a room the last comments on its match, which has just ended. */
  reveal(code: string): void {
    this.later(code, async (room) => {
      const present = gameOf(room);
      if (present === null || !(await this.isOver(room))) return;
      const lines = await this.last(present);
      if (lines.length > 0) this.parts.namespace.to(roomChannel(code)).emit('comments', { game: present.game, lines });
    });
  }

  /**
   * Adds a comment on a match of a room. Resolves once it is stored.
   * @param by the socket that pays for the bytes
   * @param key as in {@link Conversations.say}
   */
  async say(code: string, match: string, line: Omit<SaidLine, 'n'>, by: RoomSocket, key: string): Promise<void> {
    this.parts.bill.told(by, line, this.parts.presence.inside(code).length);
    await this.parts.conversations.say(matchPlace(match), line, key);
  }

  private tell(code: string, match: string, lines: readonly ChatRecord[]): void {
    this.later(code, async (room) => {
      const present = gameOf(room);
      if (present?.match !== match) return;
      const channel = (await this.isOver(room)) ? roomChannel(code) : watchersChannel(code);
      const body = { game: present.game, lines: lines.map(saidLine) };
      await emitInBatches(this.parts.namespace, channel, [], (batch) => batch.emit('comments', body));
    });
  }

  private async last({ match }: Game): Promise<readonly SaidLine[]> {
    return (await this.parts.conversations.last(matchPlace(match))).map(saidLine);
  }

  private async isOver(room: Room): Promise<boolean> {
    return (await this.parts.rooms.supportedMatchOf(room))?.over === true;
  }

  private later(code: string, task: (room: Room) => Promise<void>): void {
    this.parts.tasks.later(code, 'telling what spectators said failed', task);
  }
}

/** The present match of a room; null in the lobby. */
function gameOf({ matchId, played }: Room): Game | null {
  return matchId === null ? null : { game: played.length, match: matchId };
}
