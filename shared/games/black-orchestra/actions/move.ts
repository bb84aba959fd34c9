import { name } from '../i18n/names';
import { legalMoves, moveConspirator } from '../rules/movement';
import { msg } from '../rules/say';
import { pay } from '../rules/turn';
import type { ActionSource } from './action';

/** Move to a connected space that is legal now [BO 6]. */
export const move: ActionSource = (play, { id }) =>
  legalMoves(play.core.pub, id).map((space) => ({
    key: `move:${space}`,
    label: msg('option.move', { space: name.space(space) }),
    ref: { kind: 'space', id: space },
    group: 'group.move',
    *value() {
      pay(play, 1);
      yield* moveConspirator(play, id, space);
    },
  }));
