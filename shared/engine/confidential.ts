import type { Script } from './script';

/**
 * The answer that tells a script that its seat has another person now, who must not see the confidential questions of
 * the one before. No option has this key, so no player can give it.
 */
export const HANDED_OVER = '~handed-over';

/** What comes of questions in confidence when another person answers for the seat before the last of them is answered. */
export type HandedOver = typeof HANDED_OVER;

/**
 * Runs a script whose questions are all confidential: no replay and no export shows them, not even to the seat that was
 * asked.
 * @returns the result of the script; {@link HANDED_OVER} when another person takes over the seat before its end: then
 * none of the answers count, and the questions must be drawn anew
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
