import { flat } from '../../../engine/flat';
import { askSeat, type Possible, type Script } from '../../../engine/script';
import type { Text } from '../../../engine/text';
import type { SheetId } from '../board/sheets';
import type { ActionOption, ActionSource, GameRun } from '../content';
import { name } from '../i18n/names';
import { msg } from '../rules/log';
import { active, conspirator, isFree } from '../rules/select';
import { actionsLeft, penaltiesAhead } from '../rules/turn';
import { actWithCard, useAbility } from './act';
import { attempt } from './attempt';
import { collectItem } from './collect-item';
import { conspire } from './conspire';
import { deliverItem } from './deliver-item';
import { dossier } from './dossier';
import { finishTurn } from './finish-turn';
import { move } from './move';
import { release } from './release';
import { revealItem } from './reveal-item';
import { transfer } from './transfer';

/** The actions of all editions, in the order they are listed [BO 6]. */
export const ACTIONS: readonly ActionSource[] = [
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

/**
 * Lets the active conspirator take one action, or end the actions of this turn [BO 5]. With none left the turn waits all the
 * same until it is finished [R27].
 */
export function* takeAction(run: GameRun): Script<'acted' | 'ended'> {
  const { id, seat } = active(run.core.pub);
  if (actionsLeft(run) < 1) return yield* finishTurn(run);
  const action = yield* askSeat(run, {
    seat,
    kind: 'action',
    clock: 'turn',
    fallback: END.key,
    // Read anew whenever the question is put again: an any-time effect can have given one more action meanwhile.
    get prompt() {
      return msg('ask.action', { who: name.sheet(id), left: actionsLeft(run) });
    },
    get about() {
      return msg('about.action', { left: actionsLeft(run) });
    },
    options: (): readonly Possible<() => Script>[] => {
      const who = conspirator(run.core.pub, id);
      if (!isFree(who)) return [];
      return [...flat(run.content.rules.actions, (source) => source(run, who)), { ...END, label: endLabel(run, id) }];
    },
  });
  if (action === null || action === END.value) return 'ended';
  yield* action();
  return 'acted';
}

/** What ending the actions is called, with what the next turn would cost where this one ends: screens can show it beside. */
function endLabel(run: GameRun, id: SheetId): Text {
  const ahead = penaltiesAhead(run, id);
  return ahead.length === 0 ? END.label : msg('option.end', { ahead });
}

const END: ActionOption = {
  key: 'end',
  label: msg('option.end'),
  group: 'group.end',
  *value() {
    // Nothing happens: the event step follows.
  },
};
