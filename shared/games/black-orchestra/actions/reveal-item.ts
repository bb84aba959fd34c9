import { revealTile } from '../rules/items';
import { msg } from '../rules/say';
import { pay } from '../rules/turn';
import type { ActionSource } from './action';

/** Turn the face-down tile of your space face up [BO 6]. */
export const revealItem: ActionSource = (play, { space }) => {
  if (play.core.pub.tiles[space]?.face !== 'down') return [];
  return [
    {
      key: 'reveal',
      label: msg('option.reveal'),
      ref: { kind: 'tile', id: space },
      group: 'group.items',
      *value() {
        pay(play, 1);
        revealTile(play, space);
      },
    },
  ];
};
