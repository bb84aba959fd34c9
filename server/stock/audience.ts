import type { Namespace, Socket } from 'socket.io';

import type { Attendance } from '../bus/bus';
import { MERGE_MS, Spaced } from '../lib/spaced';
import type { LiveMatch } from '../match/live';
import type { Viewer } from '../match/state';
import { emitTo } from '../sockets/batches';
import type { Fanout, Look } from '../sockets/fanout';
import { matchOfPlace, matchPlace } from '../storage/storage';
import type { StockParts } from './parts';

/** The sockets at the matches of one game, and the lists of players that they are sent. */
export class Audience {
  private readonly elsewhere = new Map<string, readonly Attendance[]>();
  private readonly spaced = new Spaced(MERGE_MS, (id) => this.sendPlayersSafely(id));

  constructor(
    private readonly namespace: Namespace,
    private readonly fanout: Fanout,
    private readonly parts: StockParts,
  ) {
    fanout.onLost((_, { match }) => {
      this.left(match);
      this.attend(match);
    });
    parts.bus.onNotice((notice) => {
      const id = notice.about === 'presence' ? matchOfPlace(notice.place) : null;
      if (id !== null) this.playersChanged(id);
    });
  }

  /** The players as boardgame.io shows them: no credentials, and whether they are connected. */
  playersOf(match: LiveMatch): readonly object[] {
    const present = [this.fanout.attendance(match.id), ...(this.elsewhere.get(match.id) ?? [])];
    return Object.values(match.metadata.players).map(({ id, name, data }) => ({
      id,
      ...(name === undefined ? {} : { name }),
      ...(data === undefined ? {} : { data }),
      isConnected: present.some(({ members }) => members.includes(String(id))),
    }));
  }

  /**
   * Shows a match to a socket, instead of the one before.
   * @returns what it looked at before
   */
  enter(socket: Socket, match: LiveMatch, viewer: Viewer): Look | null {
    const before = this.leave(socket);
    this.parts.conversations.join(matchPlace(match.id));
    this.fanout.admit(socket, match, viewer);
    return before;
  }

  /**
   * Takes a socket from its match.
   * @returns what it looked at
   */
  leave(socket: Socket): Look | null {
    const before = this.fanout.dismiss(socket);
    if (before !== null) this.left(before.match);
    return before;
  }

  /**
   * Announces, here and on the other nodes, that a connection has taken or left a seat of a match.
   * @param by the socket that pays for it; null when the seat was lost
   */
  attend(id: string, by: Socket | null = null): void {
    const { bus, causes } = this.parts;
    if (by !== null) causes.note(id, by);
    bus.attend(matchPlace(id), this.fanout.attendance(id));
    bus.tell({ about: 'presence', place: matchPlace(id) });
    this.playersChanged(id);
  }

  /** Sends the players of a match to its viewers: the first change at once, those of the next moment together. */
  playersChanged(id: string): void {
    if (this.fanout.newest(id) === null) this.parts.causes.take(id);
    else if (this.spaced.ask(id) === 'now') this.sendPlayersSafely(id);
  }

  /** Ends the timers. */
  close(): void {
    this.spaced.close();
  }

  private left(id: string): void {
    this.parts.conversations.leave(matchPlace(id));
    if (this.fanout.attendance(id).members.length === 0) this.elsewhere.delete(id);
  }

  /** Always sends the whole list, because stock clients know no differences. */
  private async sendPlayers(id: string): Promise<void> {
    const { bus, causes, tools } = this.parts;
    if (this.fanout.newest(id) !== null) this.elsewhere.set(id, await bus.elsewhere(matchPlace(id)));
    const match = this.fanout.newest(id);
    const by = causes.take(id);
    if (match === null) return;
    const players = this.playersOf(match);
    const looking = this.fanout.lookingAt(id);
    tools.bill.chargeAll(by, JSON.stringify(players).length * looking.length);
    await emitTo(
      this.namespace,
      looking.map((socket) => socket.id),
      (batch) => batch.emit('matchData', id, players),
    );
  }

  private sendPlayersSafely(id: string): void {
    this.sendPlayers(id).catch((err: unknown) => this.parts.tools.log.error({ err }, 'telling players failed'));
  }
}
