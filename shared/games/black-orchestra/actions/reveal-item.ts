import { impossible } from '../../../engine/script';
import type { ActionSource } from '../content';
import { revealTile } from '../rules/items';
import { msg } from '../rules/log';
import { because } from '../rules/reasons';
import { pay } from '../rules/turn';

/** Turn the face-down tile of your space face up [BO 6]. */
export const revealItem: ActionSource = (run, { id, space }) => {
  const tile = run.core.pub.tiles[space];
  const key = 'reveal';
  const label = msg('option.reveal');
  if (tile?.face !== 'down') {
    const why = msg(tile === undefined ? 'why.no-tile-here' : 'why.tile-up');
    const ref = { kind: 'space', id: space };
    return [impossible({ key, label, ref }, because(why, '6.8', { what: 'tile-here', at: ['down'] }))];
  }
  return [
    {
      key,
      label,
      ref: { kind: 'tile', id: space },
      group: 'group.items',
      *value() {
        pay(run, 1);
        revealTile(run, space, id);
      },
    },
  ];
};
