import type { Text } from '../../../../shared/engine/text';
import { plotPlans } from '../../../../shared/games/black-orchestra/forecast/plans';
import { things } from '../../../../shared/games/black-orchestra/pictures/things';
import type { Table } from '../../../../shared/games/black-orchestra/table';
import type { Moment } from '../../../table/contract/story';
import { isAided } from '../aids/aids';
import type { Drawing } from '../drawing';
import { printed } from '../faces';
import { planSentences } from '../goal/sentences';

/**
 * What a plot that was just drawn is missing, and what its dice promise (found: two turns were spent on one that could not succeed). Nothing
 * where the table works nothing out for plots.
 * @param card the plot's printed id
 * @param after the table with it; before it has come, there is nothing to say
 */
export function plotUses(
  card: string,
  moment: Moment,
  after: Table,
  { facts, aids, you }: Pick<Drawing, 'facts' | 'aids' | 'you'>,
): readonly Text[] {
  const [named] = things(moment.head.p?.['who'], 'sheet');
  const who = after.conspirators.find(({ id }) => id === named);
  if (who === undefined || !isAided(aids.plans, you, who.seat)) return [];
  const plan = plotPlans(after, facts, who.id).find((one) => printed(one.card) === card);
  return plan === undefined ? [] : planSentences(after, facts, plan, null).rest;
}
