import type { Script } from './script';

/**
 * The key of the answer by which a script learns that another person answers for the seat now, who must not be shown what it was
 * asked in confidence. It is no option's: nobody can give it.
 */
export const HANDED_OVER = '~handed-over';

/** What comes of questions in confidence when another person answers for the seat before the last of them is answered. */
export type HandedOver = typeof HANDED_OVER;

/**
 * Runs a script whose questions are all confidential: they are in no replay and no export, not even for who was asked, and nobody
 * else is ever shown them.
 * @returns what the script comes to; {@link HANDED_OVER} when another person answers for the seat before that: nothing of it holds
 * then, and what is asked must be drawn anew
 */
export function* confidentially<T>(script: Script<T>): Script<T | HandedOver> {
  let next = script.next(null);
  while (next.done !== true) {
    const wait = next.value;
    const answer = yield () => wait().map((ask) => ({ ...ask, confidential: true }) as const);
    if (answer?.key === HANDED_OVER) return HANDED_OVER;
    next = script.next(answer);
  }
  return next.value;
}
