import { type Ask, isQuestion } from '../../../shared/engine/ask';
import type { Game } from './game';

/** Whether all open questions, if there are any, leave time for all else. */
export function areUnhurried(
  asks: readonly Ask[],
  { unhurried }: Pick<Game['client']['choosing'], 'unhurried'>,
): boolean {
  return asks.filter(isQuestion).every(({ kind }) => unhurried.includes(kind));
}
