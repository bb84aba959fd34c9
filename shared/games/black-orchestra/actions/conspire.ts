import type { Script } from '../../../engine/script';
import type { ConspireRoll } from '../cards/types';
import type { Play } from '../cards/types';
import { name } from '../i18n/names';
import { eagles, numbers, roll, targets } from '../rules/dice';
import { addToTrack } from '../rules/dissent-track';
import { changeSuspicion } from '../rules/levels';
import { msg, say } from '../rules/say';
import { freeConspirators, inSpace, supply } from '../rules/select';
import { actionsLeft, gainActions, pay } from '../rules/turn';
import type { SheetId } from '../sheets/ids';
import type { ActionSource } from './action';

const MAX_DICE = 3;

/** Roll 1 to 3 dice for dissent and actions, an action per die, once per turn [BO 7]. */
export const conspire: ActionSource = (play, who) => {
  const { pub } = play.core;
  if (pub.turn.conspired !== 'no') return [];
  const most = Math.min(MAX_DICE, actionsLeft(play), supply(pub));
  return Array.from({ length: most }, (_, i) => ({
    key: `conspire:${i + 1}`,
    label: msg('option.conspire', { dice: i + 1 }),
    group: 'group.conspire',
    value: () => conspireWith(play, who.id, i + 1),
  }));
};

function* conspireWith(play: Play, who: SheetId, dice: number): Script {
  pay(play, dice);
  play.change((draft) => {
    draft.pub.turn.conspired = 'yes';
  });
  const faces = roll(play, 'conspire', who, dice);
  say(play, 'log.conspire', { who: name.sheet(who), faces: faces.map(name.face) });
  changeSuspicion(play, withYou(play, who), eagles(faces));
  const taken = yield* watchers(play, { who, eagles: eagles(faces), targets: targets(faces) });
  yield* addToTrack(play, targets(faces) - taken);
  const gained = numbers(faces).reduce((sum, n) => sum + n, 0);
  if (gained > 0) gainActions(play, gained);
}

function withYou(play: Play, who: SheetId): readonly SheetId[] {
  const { pub } = play.core;
  const space = freeConspirators(pub).find(({ id }) => id === who)?.space;
  return space === undefined ? [] : inSpace(pub, space).map(({ id }) => id);
}

/** Lets cards that watch Conspire rolls have their effect; returns how many targets they take. */
function* watchers(play: Play, rolled: ConspireRoll): Script<number> {
  let taken = 0;
  for (const { id, dossier } of freeConspirators(play.core.pub)) {
    for (const card of dossier) {
      const conspired = play.content.card(card).ongoing?.conspired;
      if (conspired !== undefined) taken += yield* conspired(play, id, card, rolled);
    }
  }
  return Math.min(taken, rolled.targets);
}
