import { impossible } from '../../../engine/script';
import type { ActionSource } from '../content';
import { name } from '../i18n/names';
import { takeTile } from '../rules/items';
import { msg } from '../rules/log';
import { because } from '../rules/reasons';
import { pay } from '../rules/turn';

/** Take the face-up tile of your space [BO 6]. */
export const collectItem: ActionSource = (run, { id, space }) => {
  const tile = run.core.pub.tiles[space];
  if (tile?.face !== 'up') {
    const why = msg(tile === undefined ? 'why.no-tile-here' : 'why.reveal-first');
    const shown = { key: 'collect', label: msg('option.collect-any'), ref: { kind: 'space', id: space } };
    return [impossible(shown, because(why, '6.2', { what: 'tile-here', at: ['up'] }))];
  }
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
