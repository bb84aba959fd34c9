import type { ActionSource } from '../cards/types';
import { revealTile } from '../rules/items';
import { msg } from '../rules/log';
import { pay } from '../rules/turn';

/** Turn the face-down tile of your space face up [BO 6]. */
export const revealItem: ActionSource = (run, { space }) => {
  if (run.core.pub.tiles[space]?.face !== 'down') return [];
  return [
    {
      key: 'reveal',
      label: msg('option.reveal'),
      ref: { kind: 'tile', id: space },
      group: 'group.items',
      *value() {
        pay(run, 1);
        revealTile(run, space);
      },
    },
  ];
};
