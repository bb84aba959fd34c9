import { leaveOut, makeRoom } from '../../base/ui/makeRoom';

/**
 * Keeps what happened in sight where the stage is too low for all of it: leaves out what is marked `data-room`, such as the words of
 * an event, from the last on, and then shows the end, where the newest stands.
 */
export function fitStage(room: HTMLElement): void {
  const spare = [...room.querySelectorAll<HTMLElement>('[data-room]')];
  const isTooLow = (): boolean => room.scrollHeight > room.clientHeight;
  makeRoom(spare);
  leaveOut(spare.reverse(), isTooLow);
  if (isTooLow()) room.scrollTop = room.scrollHeight;
}
