import type { ActionSource } from '../cards/types';
import { name } from '../i18n/names';
import { takeTile } from '../rules/items';
import { msg } from '../rules/log';
import { pay } from '../rules/turn';

/** Take the face-up tile of your space [BO 6]. */
export const collectItem: ActionSource = (run, { id, space }) => {
  const tile = run.core.pub.tiles[space];
  if (tile?.face !== 'up') return [];
  return [
    {
      key: 'collect',
      label: msg('option.collect', { item: name.item(tile.item) }),
      ref: { kind: 'tile', id: space },
      group: 'group.items',
      *value() {
        pay(run, 1);
        yield* takeTile(run, id, space);
      },
    },
  ];
};
