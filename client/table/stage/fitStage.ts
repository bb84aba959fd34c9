import { makeRoom } from '../../base/ui/makeRoom';

/**
 * Keeps what happened in sight where the stage is too low for all of it: leaves out what is marked `data-room`, such as the words of
 * an event, and then shows the end, where the newest stands.
 */
export function fitStage(room: HTMLElement): void {
  const spare = [...room.querySelectorAll<HTMLElement>('[data-room]')];
  makeRoom(spare);
  for (const { dataset } of spare) if (isTooLow(room)) dataset['room'] = 'no';
  if (isTooLow(room)) room.scrollTop = room.scrollHeight;
}

function isTooLow({ scrollHeight, clientHeight }: HTMLElement): boolean {
  return scrollHeight > clientHeight;
}
