import type { Announcement, ChatLine, WaitingSince } from '../../shared/protocol/rooms';
import { chatLine } from '../chat/stored-line';
import { heardUntil } from '../match/delayed';
import { emitInBatches } from '../sockets/batches';
import { roomChannel } from '../sockets/channels';
import { roomOfPlace, roomPlace } from '../storage/storage';
import type { RoomSocket } from './events';
import type { Parts } from './parts';
import { memberOf, type Room } from './room';

/** Sends the conversation of a room to everybody inside it. A seat with a secret choice gets the lines afterwards. */
export class TableTalk {
  /** Sockets that lack lines, because their seat has a secret choice or had one until just now. */
  private readonly behind = new WeakSet<RoomSocket>();
  /** Until when sockets that see the match late have heard what was said. */
  private readonly heard = new WeakMap<RoomSocket, number>();

  constructor(
    private readonly parts: Pick<
      Parts,
      'namespace' | 'presence' | 'rooms' | 'seclusion' | 'delays' | 'tasks' | 'conversations' | 'bill' | 'clock' | 'log'
    >,
  ) {
    parts.conversations.onLines((place, records) => {
      const code = roomOfPlace(place);
      if (code === null) return;
      const lines = records.map(chatLine);
      this.send(code, lines);
      this.callNudged(code, lines);
    });
  }

  /** Sends a socket the last lines. A socket whose seat has a secret choice gets the lines from before that. */
  greet(socket: RoomSocket, code: string): void {
    this.later(code, async (secluded, room) => {
      const { delays, presence } = this.parts;
      const place = presence.placeOf(socket);
      if (place?.code !== code || place.standing !== 'inside') return;
      const until = delays.isLate(room, socket) ? await this.untilNow(room) : Infinity;
      if (until < Infinity) this.heard.set(socket, until);
      else this.heard.delete(socket);
      const said = (await this.last(code)).filter(({ at }) => at <= until);
      const alone = secluded.find(({ seat }) => seat === place.seat);
      const lines = alone === undefined ? said : said.filter(({ at }) => at < alone.since);
      if (lines.length < said.length) this.behind.add(socket);
      if (lines.length > 0) this.parts.bill.asked([socket], () => socket.emit('chat', { lines }));
    });
  }

  /** Sends the lines that were held back to sockets whose seat has made its secret choice. */
  catchUp(code: string): void {
    this.later(code, async (secluded) => {
      const { presence, seclusion } = this.parts;
      const heard = presence.in(code).filter((one) => this.behind.has(one) && !seclusion.isAmong(secluded, one));
      if (heard.length === 0) return;
      const lines = await this.last(code);
      for (const socket of heard) {
        this.behind.delete(socket);
        socket.emit('chat', { lines });
      }
    });
  }

  /** Sends those who see the match late the lines that were said until the moment that they see by now; after the end all. */
  moveOn(code: string): void {
    this.later(code, async (_, room) => {
      const waiting = this.parts.presence.inside(code).filter((socket) => this.heard.has(socket));
      if (waiting.length === 0) return;
      const until = await this.untilNow(room);
      const lines = await this.last(code);
      for (const socket of waiting) {
        const heard = this.heard.get(socket) ?? until;
        const news = lines.filter(({ at }) => at > heard && at <= until);
        if (until === Infinity) this.heard.delete(socket);
        else this.heard.set(socket, Math.max(heard, until));
        if (news.length > 0) socket.emit('chat', { lines: news });
      }
    });
  }

  /** Whether a socket lacks lines that were held back. */
  isBehind(socket: RoomSocket): boolean {
    return this.behind.has(socket);
  }

  /** Forgets a socket that has left its room. */
  forget(socket: RoomSocket): void {
    this.behind.delete(socket);
    this.heard.delete(socket);
  }

  /**
   * Adds a line to the conversation of a room. Resolves once it is stored.
   * @param by the socket that pays for the bytes
   * @param key as in {@link Conversations.say}
   */
  async say(code: string, line: object, by: RoomSocket, key: string | null): Promise<void> {
    const { bill, conversations, presence } = this.parts;
    bill.sent(by, line, presence.inside(code).length);
    await conversations.say(roomPlace(code), line, key);
  }

  /**
   * Adds a line about an event of the room to its conversation. A failure undoes nothing.
   * @param by the socket that caused the event and pays for the bytes; null when it is not on this node
   */
  async tell(code: string, told: Announcement, by: RoomSocket | null = null): Promise<void> {
    const { clock, conversations, log, presence } = this.parts;
    const line = { kind: 'told', told, at: clock() };
    const said =
      by === null
        ? conversations.say(roomPlace(code), line, null)
        : this.say(code, line, by, presence.placeOf(by)?.key ?? null);
    await said.catch((err: unknown) => log.error({ err }, 'telling what was done failed'));
  }

  /** Sends new lines to everybody in a room except sockets whose seat has a secret choice, and those that see the match late. */
  private send(code: string, lines: readonly ChatLine[]): void {
    this.later(code, async (secluded, room) => {
      const { delays, namespace, presence, seclusion } = this.parts;
      const alone = presence.in(code).filter((socket) => seclusion.isAmong(secluded, socket));
      for (const socket of alone) this.behind.add(socket);
      const late = await delays.socketsIn(room);
      // They have heard all that was said before, in the lobby.
      const before = Math.min(...lines.map(({ at }) => at)) - 1;
      for (const socket of late) if (!this.heard.has(socket)) this.heard.set(socket, before);
      const except = [...alone, ...late].map(({ id }) => id);
      await emitInBatches(namespace, roomChannel(code), except, (batch) => batch.emit('chat', { lines }));
    });
  }

  /** Nudges the members whom these lines name, also during a secret choice: a nudge says nothing about the game. */
  private callNudged(code: string, lines: readonly ChatLine[]): void {
    const nudges = lines.flatMap((line) => (line.kind === 'told' && line.told.what === 'nudged' ? [line.told] : []));
    if (nudges.length === 0) return;
    const { presence, tasks } = this.parts;
    tasks.later(code, 'calling a nudged member failed', (room) => {
      for (const { by, member } of nudges) {
        for (const socket of presence.in(code)) {
          const whose = memberOf(room, presence.placeOf(socket)?.member ?? null);
          if (whose?.id === member) socket.emit('nudged', { by });
        }
      }
    });
  }

  /** Until when those who see the match of a room late hear what is said. */
  private async untilNow(room: Room): Promise<number> {
    const match = await this.parts.rooms.supportedMatchOf(room);
    return match === null ? Infinity : heardUntil(await this.parts.delays.shown(room, match));
  }

  private async last(code: string): Promise<readonly ChatLine[]> {
    return (await this.parts.conversations.last(roomPlace(code))).map(chatLine);
  }

  /** Runs a task that sends lines, with the seats that have a secret choice at that moment. */
  private later(code: string, task: (secluded: readonly WaitingSince[], room: Room) => Promise<void>): void {
    this.parts.tasks.later(code, 'telling what was said failed', async (room) =>
      task(await this.parts.seclusion.in(room), room),
    );
  }
}
