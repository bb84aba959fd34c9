/**
 * How good the next step is that the screen of Black Orchestra proposes: `steady` bots play whole games, and at each question of a turn the step
 * is weighed as they weigh their own answer. Prints how often both are the same, and what the step is worth less on average, in wins.
 *
 *   npx tsx bench/games/black-orchestra/next-step.ts --games 40 --seats 2 --from 12001
 */
import { parseArgs } from 'node:util';

import type { Policy } from '../../../shared/engine/policy';
import { blackOrchestra } from '../../../shared/games/black-orchestra';
import { bots } from '../../../shared/games/black-orchestra/bots';
import { consider } from '../../../shared/games/black-orchestra/bots/steady';
import { WEIGHTS } from '../../../shared/games/black-orchestra/bots/weights';
import { editions } from '../../../shared/games/black-orchestra/editions';
import { goalOf } from '../../../shared/games/black-orchestra/forecast/goal';
import { idleSteps, nextSteps } from '../../../shared/games/black-orchestra/forecast/next-step';
import { isStepOpen, keyOfStep } from '../../../shared/games/black-orchestra/forecast/step-option';
import type { Table } from '../../../shared/games/black-orchestra/table';
import { playGame } from '../../bots/table';
import { table as markdown } from '../../lib/markdown';

const { values } = parseArgs({
  options: {
    games: { type: 'string', default: '40' },
    seats: { type: 'string', default: '2' },
    from: { type: 'string', default: '12001' },
  },
});

/** What was proposed and what a bot would do: how often, and what the proposal is worth less in all. */
const pairs = new Map<string, { count: number; less: number }>();

function note(pair: string, less: number): void {
  const { count, less: before } = pairs.get(pair) ?? { count: 0, less: 0 };
  pairs.set(pair, { count: count + 1, less: before + less });
}

/** Answers as `steady`, and notes what the proposed step is worth beside that. */
const policy: Policy<Table> = (sight, random) => {
  const { view } = sight;
  const { table } = view;
  const ask = view.asks.find(({ kind, seat }) => kind === 'action' && seat === view.you);
  const own = table.conspirators[table.turn.active];
  if (ask === undefined || own === undefined || table.attempt !== null) return bots.decide('steady', sight, random);
  const { facts } = editions[table.edition];
  const situation = { sight, view, table, facts, weights: WEIGHTS[table.edition], ask, random };
  const considered = [...consider(situation)].sort((one, other) => other.worth - one.worth);
  const [best] = considered;
  const goal = goalOf(table, facts, own.id, 'all');
  const steps = [...nextSteps(table, facts, own.id, goal), ...idleSteps(table, facts, own.id)];
  const step = steps.find((one) => isStepOpen(one, own, ask));
  const key = step === undefined ? null : keyOfStep(step, own, ask);
  const proposed = considered.find(({ option }) => option.key === key);
  if (best === undefined || step === undefined || proposed === undefined) return bots.decide('steady', sight, random);
  const isSame = proposed.option.key === best.option.key;
  note(isSame ? 'same' : `${step.kind}, bot: ${best.option.key.split(':')[0]}`, best.worth - proposed.worth);
  return { choice: best.choice };
};

const setting = { seats: Number(values.seats), options: { difficulty: 'easy' } };
for (let i = 0; i < Number(values.games); i++)
  playGame(blackOrchestra, policy as Policy, setting, Number(values.from) + i);
const all = [...pairs].sort(([, one], [, other]) => other.less - one.less);
const count = all.reduce((sum, [, pair]) => sum + pair.count, 0);
const less = all.reduce((sum, [, pair]) => sum + pair.less, 0);
const row = (name: string, pair: { readonly count: number; readonly less: number }): readonly string[] => [
  name,
  `${((100 * pair.count) / count).toFixed(1)} %`,
  (pair.less / count).toFixed(5),
];
console.log(
  markdown(
    ['step', 'share', 'worth less'],
    [row('all', { count, less }), ...all.slice(0, 12).map(([name, pair]) => row(name, pair))],
  ),
);
