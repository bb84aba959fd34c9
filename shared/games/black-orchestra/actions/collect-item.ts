import { name } from '../i18n/names';
import { takeTile } from '../rules/items';
import { msg } from '../rules/say';
import { pay } from '../rules/turn';
import type { ActionSource } from './action';

/** Take the face-up tile of your space [BO 6]. */
export const collectItem: ActionSource = (play, { id, space }) => {
  const tile = play.core.pub.tiles[space];
  if (tile?.face !== 'up') return [];
  return [
    {
      key: 'collect',
      label: msg('option.collect', { item: name.item(tile.item) }),
      ref: { kind: 'tile', id: space },
      group: 'group.items',
      *value() {
        pay(play, 1);
        yield* takeTile(play, id, space);
      },
    },
  ];
};
