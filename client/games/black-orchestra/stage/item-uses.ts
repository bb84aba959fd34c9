import type { Text } from '../../../../shared/engine/text';
import { openingOf } from '../../../../shared/games/black-orchestra/board/opening';
import { ITEM_IDS, type ItemId, SPACES, spacesTaking } from '../../../../shared/games/black-orchestra/board/spaces';
import type { Table } from '../../../../shared/games/black-orchestra/table';
import type { Moment } from '../../../table/contract/story';
import { isAided } from '../aids/aids';
import { servedPlots } from '../aids/served';
import type { Drawing } from '../drawing';
import { story } from '../story/story';

/**
 * What the item of a find is good for: the plots at the table that it would serve, the reader's own first, or that it serves none.
 * Nothing for another moment, and where the table works nothing out for plots.
 * @param before the table before the find
 */
export function itemUses(moment: Moment, before: Table, { facts, aids, you }: Drawing): readonly Text[] {
  const about = moment.kind === 'find' ? story.about(moment) : null;
  const item = about?.kind === 'item-kind' ? ITEM_IDS.find((id) => id === about.id) : undefined;
  if (item === undefined || aids.plans === 'off') return [];
  const uses = before.conspirators
    .filter(({ seat }) => isAided(aids.plans, you, seat))
    .flatMap((one) =>
      servedPlots(item, one, facts, 1).map((what) => ({
        isOwn: one.seat === you,
        says: one.seat === you ? what : { m: 'bo.change.whose', p: { who: { m: `sheet.${one.id}` }, what } },
      })),
    );
  if (uses.length === 0) return [{ m: 'bo.staged.serves.none' }, ...deliveries(item, before)];
  return [...uses.filter(({ isOwn }) => isOwn), ...uses.filter(({ isOwn }) => !isOwn)].map(({ says }) => says);
}

/** Where an item is delivered, among the spaces that are open now and ask for nothing else (found: “no plot needs it”, and where to then?) [BO 6]. */
function deliveries(item: ItemId, { stage }: Table): readonly Text[] {
  const spaces = spacesTaking(item).filter(
    (space) => SPACES[space].delivery?.condition === undefined && openingOf(space, stage) === 'open',
  );
  return spaces.length === 0
    ? []
    : [{ m: 'bo.staged.serves.delivery', p: { spaces: spaces.map((space) => ({ m: `space.${space}` })) } }];
}
