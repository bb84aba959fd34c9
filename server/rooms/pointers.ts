import type { Pointed } from '../../shared/protocol/rooms';
import { roomChannel } from '../sockets/channels';
import { keyOf } from './entering';
import type { RoomSocket } from './events';
import type { Parts } from './parts';

/** Shows what members point at, on all nodes. It is stored nowhere, so a socket that is left out is not shown it later. */
export class Pointers {
  constructor(
    private readonly parts: Pick<
      Parts,
      'namespace' | 'presence' | 'seclusion' | 'delays' | 'tasks' | 'tools' | 'bus' | 'bill'
    >,
  ) {
    parts.bus.onNotice((notice) => {
      if (notice.about !== 'point') return;
      // A member at two nodes points no more often than at one.
      parts.tools.limiters.points.charge(keyOf(notice.code, notice.pointed.by), 1);
      this.show(notice.code, notice.pointed);
    });
  }

  /** Shows everybody in a room, on all nodes, what a member points at. The member pays for it. */
  point(code: string, pointed: Pointed, by: RoomSocket): void {
    const { bill, bus, presence } = this.parts;
    bill.sent(by, pointed, presence.inside(code).length);
    bus.tell({ about: 'point', code, pointed });
    this.show(code, pointed);
  }

  /** Shows it to everybody on this node except sockets whose seat has a secret choice, and those that see the match late: it is of the moment. */
  private show(code: string, pointed: Pointed): void {
    const { delays, namespace, seclusion, tasks } = this.parts;
    tasks.later(code, 'showing a pointer failed', async (room) => {
      if (room.matchId === null) return;
      const left = [...(await seclusion.socketsIn(room)), ...(await delays.socketsIn(room))].map(({ id }) => id);
      namespace.to(roomChannel(code)).except(left).emit('pointed', pointed);
    });
  }
}
