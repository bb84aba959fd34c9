import { outIn, ranksForetold } from '../../../shared/engine/ranks-foretold';
import type { Foreseeing } from './contract';

/**
 * The predictions of a game whose players go out one after another, with their words: as {@link ranksForetold}, which the game has too.
 * @param seatsOf how many seats a table has
 */
export function ranksForeseen<Table>(seatsOf: (table: Table) => number): Foreseeing<Table, unknown> {
  const predictions = ranksForetold(seatsOf);
  return {
    of: () => predictions,
    question: (id, text) => {
      const n = outIn(id);
      return text.render(n === null ? { m: 'engine.foretell.winner' } : { m: 'engine.foretell.out', p: { n } });
    },
    answer: (_, key, text) => text.render({ m: 'engine.seat', p: { n: Number(key) + 1 } }),
  };
}
