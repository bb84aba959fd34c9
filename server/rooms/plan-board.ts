import type { PlanView } from '../../shared/protocol/rooms';
import type { LiveMatch } from '../match/live';
import { Broadcast } from './broadcast';
import type { RoomSocket } from './events';
import type { Parts } from './parts';
import { plansIn } from './planning';
import type { Room } from './room';

/** Sends the suggestions of members to everybody inside a room. A seat with a secret choice gets them afterwards, and spectators as late as the match. */
export class PlanBoard extends Broadcast<readonly PlanView[]> {
  constructor(
    private readonly parts: Pick<
      Parts,
      'namespace' | 'presence' | 'rooms' | 'seclusion' | 'delays' | 'tasks' | 'fanout' | 'bill'
    >,
  ) {
    super(parts.namespace, 'plansPatch', parts.bill);
  }

  /** Sends the present suggestions of a room to everybody on this node. */
  show(code: string): void {
    if (this.due(code) === 'now') this.tellMerged(code);
  }

  /** Sends a socket all suggestions, also when there are none: a client that comes back may still show some. */
  showTo(socket: RoomSocket, room: Room, match: LiveMatch): void {
    if (!this.parts.seclusion.isAmong(match.secluded, socket)) this.send(socket, plansIn(room, match));
  }

  protected override tellMerged(code: string): void {
    const { delays, fanout, presence, rooms, seclusion, tasks } = this.parts;
    tasks.later(code, 'showing plans failed', async (room) => {
      const match = await rooms.supportedMatchOf(room);
      const plans = plansIn(room, match);
      const shown = presence.inside(code).filter((socket) => !seclusion.isAmong(match?.secluded ?? [], socket));
      const late = match === null ? [] : shown.filter((socket) => delays.isLate(room, socket));
      const inTime = shown.filter((socket) => match === null || !delays.isLate(room, socket));
      const earlier = match === null || late.length === 0 ? [] : plansIn(room, await delays.shown(room, match));
      await this.tell(code, [
        [inTime, plans],
        [late, earlier],
      ]);
      // Sockets that came while their seat had a secret choice have no copy yet.
      for (const socket of inTime)
        if (this.copies.of(socket) === null && fanout.shows(socket)) this.send(socket, plans);
    });
  }

  private send(socket: RoomSocket, plans: readonly PlanView[]): void {
    this.parts.bill.asked([socket], () => socket.emit('plans', { plans }));
    this.copies.note(socket, plans);
  }
}
