import type { Option } from '../../../../shared/engine/ask';
import type { FactsByEdition } from '../../../../shared/games/black-orchestra/forecast/facts';
import { plotPlans } from '../../../../shared/games/black-orchestra/forecast/plans';
import type { Table } from '../../../../shared/games/black-orchestra/table';
import type { Renderer } from '../../../../shared/text/render';
import type { LookedAt } from '../../../table/contract';
import { aidsOf } from '../aids/aids';
import { oddsSentence } from '../goal/sentences';
import { name, word } from '../i18n/words';
import { rowsOf } from '../planner/rows';
import { oddsOf } from '../plot/odds';
import { aheadIn } from './source';

/** What a plot that can be attempted would be rolled with: as it stands, with all that is there, and with what others could bring. */
function oddsBefore({ key }: Option, table: Table, facts: FactsByEdition, text: Renderer): readonly string[] {
  const [, card, target] = key.split(':');
  const who = table.conspirators[table.turn.active];
  if (who === undefined) return [];
  const plan = plotPlans(table, facts[table.edition], who.id).find((one) => one.card === card && one.target === target);
  if (plan === undefined) return [];
  const { need } = plan.ready;
  return [
    word(text, 'bo.plan.throw', { targets: need.targets, first: Math.max(0, need.first) }),
    ...rowsOf(plan).map(({ label, thrown }) =>
      word(text, 'bo.about.plot', { with: label, odds: oddsSentence(thrown) }),
    ),
  ];
}

/** What an option is that no card explains: the rule of the action, or the odds of a roll. */
export function about({ option, options, ask, view, facts, text }: LookedAt<Table, FactsByEdition>): readonly string[] {
  const [kind] = option.key.split(':');
  switch (ask.kind) {
    case 'action':
      switch (kind) {
        case 'conspire':
        case 'dossier':
        case 'reveal':
        case 'release':
        case 'take':
          return [word(text, `bo.about.${kind}`)];
        case 'end':
          return [word(text, 'bo.about.end'), ...aheadIn(option.label, text)];
        case 'plot':
          return aidsOf(options).plans === 'off' ? [] : oddsBefore(option, view.table, facts, text);
        case 'ability':
          return option.ref === undefined ? [] : [name(text, `sheet.${option.ref.id}.text`)];
        default:
          return [];
      }
    case 'plot-dice': {
      if (aidsOf(options).plans === 'off') return [];
      const odds = oddsOf(view.table, facts).all.find(({ n }) => n === option.label.p?.['n']);
      return odds === undefined ? [] : [word(text, 'bo.plot.option', { ...odds })];
    }
    default:
      return [];
  }
}
