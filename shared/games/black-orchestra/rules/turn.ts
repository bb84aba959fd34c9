import { askUnlessForced, type Script } from '../../../engine/script';
import type { Text } from '../../../engine/text';
import type { SheetId } from '../board/sheets';
import type { LeaderId } from '../board/spaces';
import type { GameRun, Position } from '../content';
import { isSpared, penaltyCosts } from '../forecast/penalties';
import { name } from '../i18n/names';
import type { Conspirator, Turn } from '../state';
import { hasAbility, passive } from './ability';
import { askItem, chooseDiscard } from './ask';
import { discardItem, draftOf } from './discard';
import { changeMotivation, changeSuspicion } from './levels';
import { ACTIONS, settleLimits } from './limits';
import { logLine, msg } from './log';
import { active, conspirator, isFree, leadersIn } from './select';
import { timingWindow } from './windows';

/** Actions the active conspirator has left; a gained motivation can bring one more at once [BO 5, 7]. */
export function actionsLeft(at: Position): number {
  const { pub } = at.core;
  const one = active(pub);
  return isFree(one) ? ACTIONS + (passive(at, one).actions ?? 0) + pub.turn.gained - pub.turn.used : 0;
}

/** Pays actions of the running turn. */
export function pay(run: GameRun, actions: number): void {
  run.change((draft) => {
    draft.pub.turn.used += actions;
  });
}

/** Gives the active conspirator more actions this turn. */
export function gainActions(run: GameRun, actions: number): void {
  run.change((draft) => {
    draft.pub.turn.gained += actions;
  });
  logLine(run, 'log.gained', { who: name.sheet(active(run.core.pub).id), n: actions });
}

/** Moves the turn on to its next part. */
export function enterPhase(run: GameRun, phase: Turn['phase']): void {
  run.change((draft) => {
    draft.pub.turn.phase = phase;
  });
}

/** A fresh turn for the conspirator at an index of the turn order. */
export function newTurn(number: number, index: number): Omit<Turn, 'refused'> {
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
export function endTurn(run: GameRun): void {
  run.change((draft) => {
    const { number, active: index } = draft.pub.turn;
    const next = newTurn(number + 1, (index + 1) % draft.pub.conspirators.length);
    draft.pub.turn = { ...next, abilityUsed: [] };
  });
}

/** Slow News Day: one event of this turn is not drawn [R15]. */
export function skipEvent(run: GameRun): void {
  run.change((draft) => {
    draft.pub.turn.eventsDue -= 1;
  });
  logLine(run, 'log.event-skipped');
}

/** After the last action the dice handed out for this turn go back to the supply, those for the next one do not [R18]. */
export function returnExtraDice(run: GameRun): void {
  const { id } = active(run.core.pub);
  run.change((draft) => {
    draftOf(draft, id).extraDice.splice(0, draft.pub.turn.extraDice);
    draft.pub.turn.extraDice = 0;
  });
}

/** Start of a free conspirator's turn: penalties, then what the sheet gives [BO 5, R6], then actions handed out before. */
export function* startTurn(run: GameRun): Script {
  const { id } = active(run.core.pub);
  logLine(run, 'log.turn', { n: run.core.pub.turn.number, who: name.sheet(id) });
  yield* penalties(run, id);
  const one = conspirator(run.core.pub, id);
  if (hasAbility(run, one)) yield* run.content.sheet(id).turnStart?.(run, id) ?? nothing();
  const extra = one.extraDice.reduce((sum, die) => sum + die, 0);
  run.change((draft) => {
    draft.pub.turn.extraDice = one.extraDice.length;
  });
  if (extra > 0) gainActions(run, extra);
}

function* nothing(): Script {
  // The sheet has no effect at the start of a turn.
}

function* penalties(run: GameRun, id: SheetId): Script {
  const one = conspirator(run.core.pub, id);
  if (one.space === 'prison' || isSpared(run.core.pub, run.content.facts, one)) return;
  yield* timingWindow(run, { kind: 'before-penalties' });
  for (const group of run.content.rules.penaltyGroups(leadersIn(run.core.pub, one.space))) {
    yield* penaltiesOf(run, id, group);
  }
}

/** The penalties of some leaders, in an order that the player picks. */
function* penaltiesOf(run: GameRun, id: SheetId, leaders: readonly LeaderId[]): Script {
  const { seat } = conspirator(run.core.pub, id);
  let due = leaders;
  while (due.length > 0) {
    const open = due;
    const leader = yield* askUnlessForced(run, {
      seat,
      kind: 'penalty',
      prompt: msg('ask.penalty-order', { who: name.sheet(id) }),
      about: msg('about.penalty-order', { leaders: open.map(name.leader) }),
      openOptions: true,
      options: () =>
        open.map((value) => ({
          key: `leader:${value}`,
          label: msg('option.penalty', {
            leader: name.leader(value),
            cost: penaltyCost(conspirator(run.core.pub, id), value),
          }),
          ref: { kind: 'leader', id: value },
          value,
        })),
    });
    if (leader === null) return;
    const line = penaltyCosts(conspirator(run.core.pub, id), leader) ? leader : 'none';
    logLine(run, `log.penalty.${line}`, { who: name.sheet(id), leader: name.leader(leader) });
    yield* PENALTIES[leader](run, id);
    due = open.filter((other) => other !== leader);
  }
}

/** What a leader's penalty takes from a conspirator as they stand now, in words: the thing itself where there is one only. */
function penaltyCost(one: Conspirator, leader: LeaderId): Text {
  if (!penaltyCosts(one, leader)) return msg('penalty.nothing');
  const [card, ...cards] = one.dossier;
  const [item, ...items] = one.items;
  if (leader === 'hess' && card !== undefined && cards.length === 0) {
    return msg('penalty.thing', { thing: name.card(card) });
  }
  if (leader === 'goering' && item !== undefined && items.length === 0) {
    return msg('penalty.thing', { thing: name.item(item) });
  }
  return msg(`penalty.${leader}`);
}

/**
 * What the leaders who stand with a conspirator would take at the start of their next turn, if all stayed as it is: it is due
 * for where that turn begins [BO 5], so whoever ends a turn can still mind it.
 */
export function penaltiesAhead(at: Position, id: SheetId): readonly Text[] {
  const { pub } = at.core;
  const one = conspirator(pub, id);
  if (one.space === 'prison' || isSpared(pub, at.content.facts, one)) return [];
  return leadersIn(pub, one.space)
    .filter((leader) => penaltyCosts(one, leader))
    .map((leader) =>
      msg('ahead', { who: name.sheet(id), leader: name.leader(leader), cost: penaltyCost(one, leader) }),
    );
}

/** What each leader does to a conspirator who starts a turn in his space [BO 5]. */
const PENALTIES: Readonly<Record<LeaderId, (run: GameRun, id: SheetId) => Script>> = {
  hitler: (run, id) => changeMotivation(run, [id], -1),
  hess: (run, id) =>
    chooseDiscard(run, id, {
      kind: 'penalty',
      prompt: msg('ask.penalty-card', { leader: name.leader('hess'), who: name.sheet(id) }),
      about: msg('about.card', { thing: name.leader('hess') }),
    }),
  *goebbels(run, id) {
    run.change((draft) => {
      draft.pub.turn.blanked = id;
    });
    yield* settleLimits(run);
  },
  *bormann(run) {
    run.change((draft) => {
      draft.pub.turn.conspired = 'forbidden';
    });
  },
  *himmler(run, id) {
    changeSuspicion(run, [id], 1);
  },
  *goering(run, id) {
    const { seat } = conspirator(run.core.pub, id);
    const prompt = msg('ask.penalty-item', { leader: name.leader('goering'), who: name.sheet(id) });
    const item = yield* askItem(
      run,
      { seat, kind: 'penalty', prompt, about: msg('about.item', { thing: name.leader('goering') }) },
      { sheet: id },
      () => conspirator(run.core.pub, id).items,
    );
    if (item !== null) discardItem(run, id, item);
  },
};
