import type { ActionSource } from '../content';
import { msg } from '../rules/log';
import { attemptPlot, plotChances, plotOption } from '../rules/plot';
import { because } from '../rules/reasons';
import { pay } from '../rules/turn';

/** Attempt a plot whose required elements are there [BO 6, 12]. */
export const attempt: ActionSource = (run, who) => {
  if (!who.dossier.some((card) => run.content.card(card).plot !== undefined))
    return [{ key: 'plot', label: msg('option.plot-any'), ...because(msg('why.no-plot'), '12', { what: 'plot' }) }];
  return plotChances(run, who.id).map((chance) =>
    'why' in chance
      ? chance
      : {
          *value() {
            pay(run, 1);
            yield* attemptPlot(run, who.id, chance);
          },
          ...plotOption(run.core.pub, chance),
        },
  );
};
