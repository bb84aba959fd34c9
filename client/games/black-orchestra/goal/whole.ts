import { leaveOut, makeRoom } from '../../../base/ui/makeRoom';

/**
 * Leaves out the last sentences of a box as long as they do not fit into it, so that none ends in the middle. They stay there for
 * screen readers.
 */
export function leaveOutLast(box: HTMLElement): void {
  const sentences = [...box.querySelectorAll<HTMLElement>('.bo-sentence')];
  makeRoom(sentences);
  // The first one is cut rather than left out: without it nothing is said.
  leaveOut(sentences.slice(1).reverse(), () => box.scrollHeight > box.clientHeight);
}
