import { isQuestion } from '../../../shared/engine/ask';
import type { MatchView } from '../../../shared/engine/match';
import { type DrawnTurn, SKETCH } from './usePlanner';

/**
 * The view as it would be after the steps that the reader tries, with the question that would come next. Before the first answer of the
 * server it is the present one, whose question adds steps already instead of answering.
 */
export function ghostOf(view: MatchView, { sketch: { own }, ask }: DrawnTurn): MatchView {
  if (own === undefined) return { ...view, asks: view.asks.filter(isQuestion).map((one) => ({ ...one, id: SKETCH })) };
  // Whoever it would wait for then, it waits for nobody now.
  return { ...view, table: own.table, asks: own.ask === null ? [] : [ask], waiting: [] };
}
