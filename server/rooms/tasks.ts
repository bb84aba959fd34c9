import type { Logger } from 'pino';

import type { Room } from './room';
import type { Rooms } from './rooms';

/** Runs tasks about rooms in the background. */
export class RoomTasks {
  constructor(
    private readonly rooms: Pick<Rooms, 'find' | 'afterwards'>,
    private readonly log: Logger,
  ) {}

  /**
   * Runs a task after the commands before it in that room, unless the room is gone by then.
   * @param failed the line of the log when the task fails
   */
  later(code: string, failed: string, task: (room: Room) => Promise<void> | void): void {
    const run = async (): Promise<void> => {
      const room = await this.rooms.find(code);
      if (room !== null) await task(room);
    };
    this.rooms.afterwards(code, run).catch((err: unknown) => this.log.error({ err }, failed));
  }
}
