import type { Text } from '../../../../shared/engine/text';
import { hitlerGoesTo } from '../../../../shared/games/black-orchestra/forecast/events';
import { cardFacts, type FactsByEdition } from '../../../../shared/games/black-orchestra/forecast/facts';
import { ownPlans } from '../../../../shared/games/black-orchestra/forecast/goal';
import { freeConspirators, leaderSpace } from '../../../../shared/games/black-orchestra/forecast/known';
import { isInPlace } from '../../../../shared/games/black-orchestra/forecast/reach';
import type { Table } from '../../../../shared/games/black-orchestra/table';
import type { Noted } from '../../../table/contract/contract';
import { aidsOf, isAided } from '../aids/aids';
import { printed } from '../faces';

/**
 * Of a reaction to an event that is about to move Hitler: which plots of those whose plans the viewer is shown are possible only where he is,
 * or only there; of own ones also that they are in neither space (found: he was held up for nothing).
 */
export function heldUp({ option: { key }, options, view, facts }: Noted<Table, FactsByEdition>): readonly Text[] {
  const { table, you, asks } = view;
  const isOffered = asks.some((ask) => ask.kind === 'event-moves-hitler' && ask.options.some((one) => one.key === key));
  const here = leaderSpace(table, 'hitler');
  if (!isOffered || !key.startsWith('react:') || here === null || table.currentEvent === null) return [];
  const edition = facts[table.edition];
  const there = hitlerGoesTo(table, edition, table.currentEvent);
  return freeConspirators(table)
    .filter(({ seat }) => isAided(aidsOf(options).plans, you, seat))
    .flatMap(({ id, seat }) => ownPlans(table, edition, id).map((plan) => ({ ...plan, isOwn: seat === you })))
    .flatMap(({ card, target, isOwn }): readonly Text[] => {
      const place = cardFacts(edition, card).plot?.place;
      if (target !== 'hitler' || place === undefined) return [];
      const [isHere, isThere] = [isInPlace(edition, place, here), there.some((one) => isInPlace(edition, place, one))];
      if (isHere === isThere && (isHere || !isOwn)) return [];
      const at = isHere ? 'here' : isThere ? 'there' : 'neither';
      return [{ m: `bo.note.held-up.${at}`, p: { card: { m: `card.${printed(card)}` } } }];
    });
}
