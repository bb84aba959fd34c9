import type { Match } from '../../../shared/engine/match';

/** Whether one of these lines is among the last of the log. */
export const justLogged =
  (...ids: readonly string[]) =>
  ({ log }: Match): boolean =>
    log.slice(-8).some(({ text }) => ids.includes(text.m));
