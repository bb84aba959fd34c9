import type { RoomView } from '../../shared/protocol/rooms';
import { Broadcast } from './broadcast';
import type { RoomSocket } from './events';
import type { Parts } from './parts';
import type { Room } from './room';
import type { RoomViews } from './room-view';
import { atDoor, toAlone, toDelayed } from './watching';

/** Sends the state of a room to its sockets. Those at its door, seats with a secret choice, and who sees the match late get a reduced view. */
export class RoomState extends Broadcast<RoomView> {
  constructor(
    private readonly parts: Pick<Parts, 'namespace' | 'presence' | 'seclusion' | 'delays' | 'tasks' | 'bill'> & {
      readonly views: RoomViews;
    },
  ) {
    super(parts.namespace, 'roomPatch', parts.bill);
  }

  /** The view of a room for one of its sockets. */
  async shownTo(socket: RoomSocket, room: Room): Promise<RoomView> {
    const { delays, presence, seclusion, views } = this.parts;
    const view = await views.of(room);
    if (presence.placeOf(socket)?.standing !== 'inside') return atDoor(view);
    if (delays.isLate(room, socket)) return toDelayed(view);
    return (await seclusion.socketsIn(room)).includes(socket) ? toAlone(view) : view;
  }

  /**
   * Brings everybody in a room on this node to its present state. The start of another match is sent at once, because
   * the view of that match follows.
   */
  async show(room: Room, view: RoomView, when: 'now' | 'when-due'): Promise<void> {
    const { code } = room;
    const { delays, presence, seclusion } = this.parts;
    const inside = presence.inside(code);
    const turns = inside.some((socket) => isOfAnotherMatch(this.copies.of(socket), view));
    if (turns) this.hasten(code);
    if (!turns && when === 'when-due' && this.due(code) === 'later') return;
    const atTheDoor = presence.in(code).filter((socket) => !inside.includes(socket));
    const alone = await seclusion.socketsIn(room);
    const late = inside.filter((socket) => delays.isLate(room, socket));
    await this.tell(code, [
      [inside.filter((socket) => !alone.includes(socket) && !delays.isLate(room, socket)), view],
      [alone, toAlone(view)],
      [late, toDelayed(view)],
      [atTheDoor, atDoor(view)],
    ]);
  }

  protected override tellMerged(code: string): void {
    this.parts.tasks.later(code, 'telling the state of a room failed', async (room) =>
      this.show(room, await this.parts.views.of(room), 'now'),
    );
  }
}

/** Whether what a socket holds of a room tells of another match, or of another end of it. */
function isOfAnotherMatch(held: RoomView | null, { phase, played }: RoomView): boolean {
  return held !== null && (held.phase !== phase || held.played.length !== played.length);
}
