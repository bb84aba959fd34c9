import type { ActionSource } from '../cards/types';
import { name } from '../i18n/names';
import { msg } from '../rules/log';
import { legalMoves, moveConspirator } from '../rules/movement';
import { pay } from '../rules/turn';

/** Move to a connected space that is legal now [BO 6]. */
export const move: ActionSource = (run, { id }) =>
  legalMoves(run.core.pub, id).map((space) => ({
    key: `move:${space}`,
    label: msg('option.move', { space: name.space(space) }),
    ref: { kind: 'space', id: space },
    group: 'group.move',
    *value() {
      pay(run, 1);
      yield* moveConspirator(run, id, space);
    },
  }));
