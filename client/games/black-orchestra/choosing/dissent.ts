import type { Text } from '../../../../shared/engine/text';
import { MOTIVATIONS } from '../../../../shared/games/black-orchestra/board/levels';
import { abilityBar, hasAbility } from '../../../../shared/games/black-orchestra/forecast/ability';
import type { FactsByEdition } from '../../../../shared/games/black-orchestra/forecast/facts';
import { ownPlans } from '../../../../shared/games/black-orchestra/forecast/goal';
import type { Table } from '../../../../shared/games/black-orchestra/table';
import type { Noted } from '../../../table/contract/contract';
import { aidsOf, isAided } from '../aids/aids';
import { printed } from '../faces';
import { motivationText } from '../goal/needs';

/**
 * What an effect of a full dissent track brings [BO 7]: the next level of motivation, what it is for the plots that its conspirator holds,
 * and that their ability can be used from then on; or how many targets a plot takes then. Nothing of any other option (found: the advice
 * was to lower support, the goal said motivation, and nobody knew what either brings).
 */
export function broughtBy({ option: { key }, options, view, facts }: Noted<Table, FactsByEdition>): readonly Text[] {
  const { table, you } = view;
  if (key === 'support') return [{ m: 'bo.note.dissent.support', p: { n: table.support - 1, was: table.support } }];
  const one = table.conspirators.find(({ id }) => key === `motivate:${id}`);
  const motivation = one === undefined ? undefined : MOTIVATIONS[MOTIVATIONS.indexOf(one.motivation) + 1];
  if (one === undefined || motivation === undefined) return [];
  const edition = facts[table.edition];
  const plots = isAided(aidsOf(options).plans, you, one.seat) ? ownPlans(table, edition, one.id) : [];
  const usable = abilityBar(table, edition, one) === 'motivation' && hasAbility(table, edition, { ...one, motivation });
  return [
    { m: `motivation.${motivation}` },
    ...plots.flatMap(({ card, needs }): readonly Text[] => {
      const need = needs.find(({ kind, met }) => kind === 'motivation' && !met);
      if (need?.kind !== 'motivation') return [];
      const { p } = motivationText(motivation, need.level);
      return [{ m: 'bo.note.dissent.plot', p: { ...p, card: { m: `card.${printed(card)}` } } }];
    }),
    ...(usable ? [{ m: 'bo.note.dissent.ability' }] : []),
  ];
}
