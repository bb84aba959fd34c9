import { choose, type Script } from '../../../engine/script';
import type { Play } from '../cards/types';
import { name } from '../i18n/names';
import { msg } from '../rules/say';
import { active, conspirator, isFree } from '../rules/select';
import { actionsLeft } from '../rules/turn';
import { actWithCard, attempt, useAbility } from './act';
import type { ActionOption, ActionSource } from './action';
import { collectItem } from './collect-item';
import { conspire } from './conspire';
import { deliverItem } from './deliver-item';
import { dossier } from './dossier';
import { move } from './move';
import { release } from './release';
import { revealItem } from './reveal-item';
import { transfer } from './transfer';

/** All kinds of actions, in the order they are listed [BO 6]. */
const ACTIONS: readonly ActionSource[] = [
  attempt,
  actWithCard,
  useAbility,
  release,
  revealItem,
  collectItem,
  deliverItem,
  dossier,
  conspire,
  move,
  transfer,
];

/** Lets the active conspirator take one action, or end the actions of this turn [BO 5]. */
export function* takeAction(play: Play): Script<'acted' | 'ended'> {
  const { id, seat } = active(play.core.pub);
  const action = yield* choose(play, {
    seat,
    kind: 'action',
    // Read anew whenever the question is put again: an any-time effect can have given one more action meanwhile.
    get prompt() {
      return msg('ask.action', { who: name.sheet(id), left: actionsLeft(play) });
    },
    options: (): readonly ActionOption[] => {
      const who = conspirator(play.core.pub, id);
      return isFree(who) ? [...ACTIONS.flatMap((source) => source(play, who)), END] : [];
    },
  });
  if (action === null || action === END.value) return 'ended';
  yield* action();
  return 'acted';
}

const END: ActionOption = {
  key: 'end',
  label: msg('option.end'),
  group: 'group.end',
  *value() {
    // Nothing happens: the event step follows.
  },
};
