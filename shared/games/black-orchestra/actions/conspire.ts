import type { Reason } from '../../../engine/ask';
import type { Script } from '../../../engine/script';
import type { SheetId } from '../board/sheets';
import type { ActionSource, ConspireRoll } from '../content';
import type { GameRun } from '../content';
import { name } from '../i18n/names';
import { eagles, numbers, roll, targets } from '../rules/dice';
import { addToTrack } from '../rules/dissent-track';
import { changeSuspicion } from '../rules/levels';
import { logLine, msg } from '../rules/log';
import { because, reason } from '../rules/reasons';
import { freeConspirators, inSpace, supply } from '../rules/select';
import { actionsLeft, gainActions, pay } from '../rules/turn';
import type { Pub } from '../state';

/** The most dice that somebody conspires with [BO 7]. */
export const MAX_DICE = 3;

/** Roll 1 to 3 dice for dissent and actions, an action per die, once per turn [BO 7]. */
export const conspire: ActionSource = (run, who) => {
  const { pub } = run.core;
  const bar = conspireReason(pub);
  if (bar !== null) return [{ key: 'conspire', label: msg('group.conspire'), ...bar }];
  const most = Math.min(MAX_DICE, actionsLeft(run), supply(pub));
  return Array.from({ length: most }, (_, i) => ({
    key: `conspire:${i + 1}`,
    label: msg('option.conspire', { dice: i + 1 }),
    group: 'group.conspire',
    value: () => conspireWith(run, who.id, i + 1),
  }));
};

/** Why nobody may conspire now; null when the active conspirator may [BO 5, 7]. */
function conspireReason(pub: Pub): Reason | null {
  const { conspired, number } = pub.turn;
  switch (conspired) {
    case 'yes':
      return because(msg('why.conspired'), '7', { what: 'turn-after', at: [number] });
    case 'forbidden':
      return because(msg('why.bormann'), '5', { what: 'turn-after', at: [number] });
    case 'no':
      return supply(pub) < 1 ? reason.noDice : null;
  }
}

function* conspireWith(run: GameRun, who: SheetId, dice: number): Script {
  pay(run, dice);
  run.change((draft) => {
    draft.pub.turn.conspired = 'yes';
  });
  const faces = roll(run, 'conspire', who, dice);
  logLine(run, 'log.conspire', { who: name.sheet(who), faces: faces.map(name.face) });
  changeSuspicion(run, withYou(run, who), eagles(faces));
  const taken = yield* watchers(run, { who, eagles: eagles(faces), targets: targets(faces) });
  yield* addToTrack(run, targets(faces) - taken);
  const gained = numbers(faces).reduce((sum, n) => sum + n, 0);
  if (gained > 0) gainActions(run, gained);
}

function withYou(run: GameRun, who: SheetId): readonly SheetId[] {
  const { pub } = run.core;
  const space = freeConspirators(pub).find(({ id }) => id === who)?.space;
  return space === undefined ? [] : inSpace(pub, space).map(({ id }) => id);
}

/** Lets cards that watch Conspire rolls have their effect; returns how many targets they take. */
function* watchers(run: GameRun, rolled: ConspireRoll): Script<number> {
  let taken = 0;
  for (const { id, dossier } of freeConspirators(run.core.pub)) {
    for (const card of dossier) {
      const conspired = run.content.card(card).ongoing?.conspired;
      if (conspired !== undefined) taken += yield* conspired(run, id, card, rolled);
    }
  }
  return Math.min(taken, rolled.targets);
}
