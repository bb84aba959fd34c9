import type { FactsByEdition } from '../../../../shared/games/black-orchestra/forecast/facts';
import type { Table } from '../../../../shared/games/black-orchestra/table';
import type { LookedAt } from '../../../table/contract';
import { aidsOf } from '../aids/aids';
import { name, word } from '../i18n/words';
import { oddsOf } from '../plot/odds';

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
        case 'end':
          return [word(text, `bo.about.${kind}`)];
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
