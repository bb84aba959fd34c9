import { writeFileSync } from 'node:fs';

import { ANY_TIME, type Choice, isQuestion } from '../../../../shared/engine/ask';
import { answerAsk, type Match, startMatch } from '../../../../shared/engine/match';
import { keysFrom } from '../../../../shared/engine/rng';
import { blackOrchestra } from '../../../../shared/games/black-orchestra';
import { MOTIVATIONS, SUSPICIONS } from '../../../../shared/games/black-orchestra/board/levels';
import type { FactsByEdition } from '../../../../shared/games/black-orchestra/forecast/facts';
import { chanceOf } from '../../../../shared/games/black-orchestra/forecast/goal';
import { type PlotPlan, plotPlans } from '../../../../shared/games/black-orchestra/forecast/plans';
import type { Core } from '../../../../shared/games/black-orchestra/state';
import { testEntropy } from '../../../../shared/testing/playout';
import { FILE, requestOf, type Victory } from './victory';

/** How many matches of each length are followed. */
const WIDTH = 160;
/** The most answers of a game that is worth watching in a browser. */
const LONGEST = 90;

/** The worth of a match that is over. */
const WON = 1_000;
const LOST = -1_000;

/** A match that has been played so far, and how. */
interface Path {
  readonly match: Match<Core>;
  readonly choices: readonly Choice[];
  readonly worth: number;
}

const facts = (blackOrchestra.facts as FactsByEdition).second;

/** The worth of a plan: its missing needs count against it. */
function worthOfPlan({ pub }: Core, plan: PlotPlan): number {
  const one = pub.conspirators.find(({ id }) => id === plan.who);
  if (one === undefined) return 0;
  return plan.needs.reduce(
    (worth, need) => {
      switch (need.kind) {
        case 'motivation':
          return worth - 2 * Math.max(0, MOTIVATIONS.indexOf(need.level) - MOTIVATIONS.indexOf(one.motivation));
        case 'reach':
          return worth - (need.moves ?? 8) * 0.7;
        case 'place':
        case 'card':
          return worth - (need.met ? 0 : 4);
        case 'freedom':
          return worth - (need.met ? 0 : 6);
        case 'dice':
          return worth;
      }
    },
    20 + 12 * chanceOf(plan.ready) + 2 * plan.ready.dice - 2 * plan.ready.need.targets,
  );
}

/** How near a match is to its victory. */
function worthOf({ core, over }: Match<Core>): number {
  if (over !== null) return over.outcome === 'victory' ? WON : LOST;
  const plans = core.pub.conspirators.flatMap(({ id }) => plotPlans(core.pub, facts, id));
  const best = Math.max(0, ...plans.map((plan) => worthOfPlan(core, plan)));
  return core.pub.conspirators.reduce(
    (worth, { motivation, suspicion, space }) =>
      worth +
      0.4 * MOTIVATIONS.indexOf(motivation) -
      0.3 * SUSPICIONS.indexOf(suspicion) -
      (space === 'prison' ? 3 : 0),
    best - core.pub.support * 0.8,
  );
}

/** The shortest of the games that were followed from a seed and ended with victory; null when none did. */
function shortest(seed: number): readonly Choice[] | null {
  const entropy = testEntropy(seed);
  const start = startMatch(blackOrchestra, requestOf(keysFrom(entropy, blackOrchestra.streams)));
  let paths: readonly Path[] = [{ match: start, choices: [], worth: 0 }];
  for (let length = 0; length < LONGEST && paths.length > 0; length++) {
    const seen = new Set<string>();
    const longer: Path[] = [];
    for (const { match, choices } of paths) {
      const ask = match.asks.find((one) => isQuestion(one) && one.kind !== ANY_TIME);
      for (const { key } of ask?.options ?? []) {
        if (ask === undefined) continue;
        const choice = { seat: ask.seat, ask: ask.id, key };
        const result = answerAsk(blackOrchestra, match, choice);
        if (!result.ok) throw new Error(result.why);
        const worth = worthOf(result.match);
        if (worth === WON) return [...choices, choice];
        const state = JSON.stringify([result.match.core.pub, result.match.asks.map(({ options }) => options.length)]);
        if (worth === LOST || seen.has(state)) continue;
        seen.add(state);
        longer.push({ match: result.match, choices: [...choices, choice], worth });
      }
    }
    paths = longer.sort((a, b) => b.worth - a.worth).slice(0, WIDTH);
  }
  return null;
}

/** Looks through seeds for a short game that is won, and keeps it. */
function main(): void {
  const [from = 1, to = 8] = process.argv.slice(2).map(Number);
  let best: Victory | null = null;
  for (let seed = from; seed <= to; seed++) {
    const choices = shortest(seed);
    const kinds = new Set(choices?.map(({ key }) => key.split(':')[0]));
    console.log(
      `seed ${seed}: ${choices === null ? 'no victory' : `${choices.length} answers: ${[...kinds].join(' ')}`}`,
    );
    if (choices === null || (best !== null && best.choices.length <= choices.length)) continue;
    best = { seed, choices };
    writeFileSync(FILE, `${JSON.stringify(best, null, 1)}\n`);
  }
}

main();
