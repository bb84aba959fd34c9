import type { Script } from '../../../engine/script';

/** Runs a script whose questions are all confidential: they are in no replay and no export, not even for who was asked [BO 11]. */
export function* confidentially<T>(script: Script<T>): Script<T> {
  let next = script.next(null);
  while (next.done !== true) {
    const wait = next.value;
    const answer = yield () => wait().map((ask) => ({ ...ask, confidential: true }) as const);
    next = script.next(answer);
  }
  return next.value;
}
