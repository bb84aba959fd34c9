import { pick, type Script } from '../../../engine/script';
import type { LeaderId } from '../board/spaces';
import type { Play, Position } from '../cards/types';
import { name } from '../i18n/names';
import type { SheetId } from '../sheets/ids';
import type { Turn } from '../state';
import { hasAbility, passive } from './ability';
import { askItem, chooseDiscard } from './ask';
import { discardItem, draftOf } from './discard';
import { changeMotivation, changeSuspicion } from './levels';
import { ACTIONS, settleLimits } from './limits';
import { msg, say } from './say';
import { active, conspirator, isFree, leadersIn } from './select';

/** Actions the active conspirator has left; a gained motivation can bring one more at once [BO 5, 7]. */
export function actionsLeft(at: Position): number {
  const { pub } = at.core;
  const one = active(pub);
  return isFree(one) ? ACTIONS + (passive(at, one).actions ?? 0) + pub.turn.gained - pub.turn.used : 0;
}

/** Pays actions of the running turn. */
export function pay(play: Play, actions: number): void {
  play.change((draft) => {
    draft.pub.turn.used += actions;
  });
}

/** Gives the active conspirator more actions this turn. */
export function gainActions(play: Play, actions: number): void {
  play.change((draft) => {
    draft.pub.turn.gained += actions;
  });
  say(play, 'log.gained', { who: name.sheet(active(play.core.pub).id), n: actions });
}

/** Moves the turn on to its next part. */
export function enterPhase(play: Play, phase: Turn['phase']): void {
  play.change((draft) => {
    draft.pub.turn.phase = phase;
  });
}

/** A fresh turn for the conspirator at an index of the turn order. */
export function newTurn(number: number, index: number): Turn {
  return {
    number,
    active: index,
    phase: 'start',
    used: 0,
    gained: 0,
    extraDice: 0,
    conspired: 'no',
    blanked: null,
    abilityUsed: [],
    eventsDue: 1,
  };
}

/** Ends the turn: the next in order is up. */
export function endTurn(play: Play): void {
  play.change((draft) => {
    const { number, active: index } = draft.pub.turn;
    const next = newTurn(number + 1, (index + 1) % draft.pub.conspirators.length);
    draft.pub.turn = { ...next, abilityUsed: [] };
  });
}

/** Slow News Day: one event of this turn is not drawn [R15]. */
export function skipEvent(play: Play): void {
  play.change((draft) => {
    draft.pub.turn.eventsDue -= 1;
  });
  say(play, 'log.event-skipped');
}

/** After the last action the dice handed out for this turn go back to the supply, those for the next one do not [R18]. */
export function returnExtraDice(play: Play): void {
  const { id } = active(play.core.pub);
  play.change((draft) => {
    draftOf(draft, id).extraDice.splice(0, draft.pub.turn.extraDice);
    draft.pub.turn.extraDice = 0;
  });
}

/** Start of a free conspirator's turn: penalties, then what the sheet gives [BO 5, R6], then actions handed out before. */
export function* startTurn(play: Play): Script {
  const { id } = active(play.core.pub);
  say(play, 'log.turn', { n: play.core.pub.turn.number, who: name.sheet(id) });
  yield* penalties(play, id);
  const one = conspirator(play.core.pub, id);
  if (hasAbility(play, one)) yield* play.content.sheet(id).turnStart?.(play, id) ?? nothing();
  const extra = one.extraDice.reduce((sum, die) => sum + die, 0);
  play.change((draft) => {
    draft.pub.turn.extraDice = one.extraDice.length;
  });
  if (extra > 0) gainActions(play, extra);
}

function* nothing(): Script {
  // A sheet without anything at the start of a turn.
}

function* penalties(play: Play, id: SheetId): Script {
  const one = conspirator(play.core.pub, id);
  if (one.space === 'prison' || passive(play, one).noPenalties === true) return;
  let due = leadersIn(play.core.pub, one.space);
  while (due.length > 0) {
    const open = due;
    const leader = yield* pick(play, {
      seat: one.seat,
      kind: 'penalty',
      prompt: msg('ask.penalty-order', { who: name.sheet(id) }),
      options: () =>
        open.map((value) => ({
          key: `leader:${value}`,
          label: msg('option.thing', { thing: name.leader(value) }),
          ref: { kind: 'leader', id: value },
          value,
        })),
    });
    if (leader === null) return;
    say(play, `log.penalty.${leader}`, { leader: name.leader(leader) });
    yield* PENALTIES[leader](play, id);
    due = open.filter((other) => other !== leader);
  }
}

/** What each leader does to a conspirator who starts a turn in his space [BO 5]. */
const PENALTIES: Readonly<Record<LeaderId, (play: Play, id: SheetId) => Script>> = {
  hitler: (play, id) => changeMotivation(play, [id], -1),
  hess: (play, id) =>
    chooseDiscard(play, id, {
      kind: 'penalty',
      prompt: msg('ask.penalty-card', { leader: name.leader('hess'), who: name.sheet(id) }),
    }),
  *goebbels(play, id) {
    play.change((draft) => {
      draft.pub.turn.blanked = id;
    });
    yield* settleLimits(play);
  },
  *bormann(play) {
    play.change((draft) => {
      draft.pub.turn.conspired = 'forbidden';
    });
  },
  *himmler(play, id) {
    changeSuspicion(play, [id], 1);
  },
  *goering(play, id) {
    const { seat } = conspirator(play.core.pub, id);
    const prompt = msg('ask.penalty-item', { leader: name.leader('goering'), who: name.sheet(id) });
    const item = yield* askItem(
      play,
      { seat, kind: 'penalty', prompt },
      { sheet: id },
      () => conspirator(play.core.pub, id).items,
    );
    if (item !== null) discardItem(play, id, item);
  },
};
