import { impossible } from '../../../engine/script';
import { neighbours } from '../board/distance';
import type { ActionSource } from '../content';
import { name } from '../i18n/names';
import { msg } from '../rules/log';
import { closedReason, moveConspirator } from '../rules/movement';
import { pay } from '../rules/turn';

/** Move to a connected space that is legal now [BO 6]. Of closed spaces those are named that a road leads to. */
export const move: ActionSource = (run, { id, space: from }) =>
  neighbours(from).map((space) => {
    const shown = {
      key: `move:${space}`,
      label: msg('option.move', { space: name.space(space) }),
      ref: { kind: 'space', id: space },
    };
    const bar = closedReason(run.core.pub, space);
    if (bar !== null) return impossible(shown, bar);
    return {
      group: 'group.move',
      *value() {
        pay(run, 1);
        yield* moveConspirator(run, id, space);
      },
      ...shown,
    };
  });
