import type { Choice } from '../../../engine/ask';
import type { Bots, Decision, Sight } from '../../../engine/policy';
import type { Text } from '../../../engine/text';
import type { FactsByEdition } from '../forecast/facts';
import type { Table } from '../table';
import { broughtText, comparedText } from './compared';
import { armingChoice, choiceOf, moveOf, questionOf, type Situation } from './situation';
import { consider, type Considered, idleAction } from './steady';
import { byThumb } from './thumb';
import { WEIGHTS } from './weights';
import { whyOf } from './why';

/** The bots of Black Orchestra. */
export const bots: Bots<Table> = {
  looksAhead: (level) => level === 'steady',
  pausesFor: ({ m, p }) => (m === 'log.turn' && p?.['n'] === 1 ? BEGINNING_PAUSES : (PAUSES[m] ?? 0)),
  decide: (level, sight, random) => {
    switch (level) {
      case 'quick':
        return quick(sight, random);
      case 'steady':
        return steady(sight, random);
    }
  },
  advise,
};

/** At the beginning people read who they are and what to do (found: the first turn of a bot was over by then). */
const BEGINNING_PAUSES = 7;

/**
 * What takes longer to be seen and read than other lines: dice, and cards with their effects. About as long as screens show it: what they fall
 * behind they leave out (found: two eagles of a bot, and a delivery that had saved the match).
 */
const PAUSES: Readonly<Record<string, number>> = {
  'log.event': 5,
  'log.event-goes-on': 2,
  'log.stage': 3,
  'log.conspire': 3,
  'log.rolled': 3,
  'log.resisted': 3,
  'log.released': 2,
  'log.plot': 2,
  'log.plot-rolled': 5,
  'log.plot-detected': 2,
  'log.plot-quiet': 2,
  'log.rerolled': 3,
  'log.played': 1,
  'log.delivers': 1,
  'log.arrested': 2,
  'log.arrested-loses': 2,
  'log.interrogated': 1,
};

/** Throws RangeError when the seat is asked nothing. */
function situationOf(sight: Sight<Table>, random: () => number): Situation {
  const { view } = sight;
  const ask = questionOf(view);
  if (ask === null) throw new RangeError('a bot was asked nothing');
  const { table } = view;
  // A game's facts are its own.
  const facts = (sight.facts as FactsByEdition)[table.edition];
  return { sight, view, table, facts, ask, weights: WEIGHTS[table.edition], random };
}

/** One pass of rules of thumb. Throws RangeError when its seat is asked nothing. */
function quick(sight: Sight<Table>, random: () => number): Decision {
  const situation = situationOf(sight, random);
  const option = byThumb(situation);
  return decided(situation, option.key);
}

/**
 * The answer that is worth most one step ahead, over the worlds that look the same; rules of thumb where nothing can be
 * imagined. Throws RangeError when its seat is asked nothing.
 */
function steady(sight: Sight<Table>, random: () => number): Decision {
  const situation = situationOf(sight, random);
  const arming = situation.ask.kind === 'action' ? armingChoice(situation.view) : null;
  if (arming !== null) return { choice: arming };
  const [best] = ranked(situation);
  return best === undefined
    ? decided(situation, byThumb(situation).key)
    : reasoned(best.choice, whyOf(situation, best.choice.key));
}

/** What `steady` would answer, and what that gains. Throws RangeError when its seat is asked nothing. */
function advise(sight: Sight<Table>, random: () => number): Decision {
  const situation = situationOf(sight, random);
  const { ask, weights } = situation;
  const answers = ranked(situation);
  const [best] = answers;
  if (best === undefined) return decided(situation, byThumb(situation).key);
  switch (ask.kind) {
    case 'action': {
      // What dice bring on average is no reason to conspire, and nothing is brought by ending a turn.
      const isTold = !['end', 'conspire'].includes(moveOf(best.option).does);
      const brought = isTold ? broughtText(best, idleAction(situation), weights) : null;
      return reasoned(best.choice, brought ?? whyOf(situation, best.choice.key));
    }
    case 'interrogation':
      // The answers of a prisoner are whole sentences.
      return reasoned(best.choice, comparedText(answers, weights, 'next'));
    default:
      return reasoned(best.choice, comparedText(answers, weights));
  }
}

/** All answers to the question, the best first; none where rules of thumb decide. */
function ranked(situation: Situation): readonly Considered[] {
  const { kind } = situation.ask;
  if (kind === 'consent' || kind === 'plot-dice') return [];
  return [...consider(situation)].sort((a, b) => b.worth - a.worth);
}

function decided(situation: Situation, key: string): Decision {
  return reasoned(choiceOf(situation.ask, key), whyOf(situation, key));
}

function reasoned(choice: Choice, why: Text | null): Decision {
  return why === null ? { choice } : { choice, why };
}
