import type { Script } from '../../../engine/script';
import { type Motivation, MOTIVATIONS, type Suspicion, SUSPICIONS } from '../board/levels';
import type { Play } from '../cards/types';
import { name } from '../i18n/names';
import type { SheetId } from '../sheets/ids';
import { draftOf } from './discard';
import { settleLimits } from './limits';
import { say } from './say';
import { conspirator, isFree } from './select';

/** Moves along a scale without ever leaving it [BO 4]. */
function shifted<L extends string>(scale: readonly L[], level: L, by: number): L {
  const to = Math.max(0, Math.min(scale.length - 1, scale.indexOf(level) + by));
  return scale[to] ?? level;
}

function putMotivation(play: Play, id: SheetId, level: Motivation): void {
  if (conspirator(play.core.pub, id).motivation === level) return;
  play.change((draft) => {
    draftOf(draft, id).motivation = level;
  });
  say(play, 'log.motivation', { who: name.sheet(id), level: name.motivation(level) });
}

function putSuspicion(play: Play, id: SheetId, level: Suspicion): void {
  if (conspirator(play.core.pub, id).suspicion === level) return;
  play.change((draft) => {
    draftOf(draft, id).suspicion = level;
  });
  say(play, 'log.suspicion', { who: name.sheet(id), level: name.suspicion(level) });
}

/** Effects never touch a prisoner [BO 11]. */
function touchable(play: Play, ids: readonly SheetId[]): readonly SheetId[] {
  return ids.filter((id) => isFree(conspirator(play.core.pub, id)));
}

/** Changes the motivation of conspirators by some levels, at the same time; prisoners are skipped; limits then bind. */
export function* changeMotivation(play: Play, ids: readonly SheetId[], by: number): Script {
  for (const id of touchable(play, ids)) {
    putMotivation(play, id, shifted(MOTIVATIONS, conspirator(play.core.pub, id).motivation, by));
  }
  yield* settleLimits(play);
}

/** Sets motivation to a level, unless it is lower already; prisoners are skipped; limits then bind. */
export function* lowerMotivationTo(play: Play, ids: readonly SheetId[], level: Motivation): Script {
  for (const id of touchable(play, ids)) {
    const { motivation } = conspirator(play.core.pub, id);
    if (MOTIVATIONS.indexOf(motivation) > MOTIVATIONS.indexOf(level)) putMotivation(play, id, level);
  }
  yield* settleLimits(play);
}

/** Changes the suspicion of conspirators by some levels; prisoners are skipped. */
export function changeSuspicion(play: Play, ids: readonly SheetId[], by: number): void {
  for (const id of touchable(play, ids)) {
    putSuspicion(play, id, shifted(SUSPICIONS, conspirator(play.core.pub, id).suspicion, by));
  }
}

/** Sets suspicion to a level whatever it was; prisoners are skipped. */
export function setSuspicion(play: Play, ids: readonly SheetId[], level: Suspicion): void {
  for (const id of touchable(play, ids)) putSuspicion(play, id, level);
}

/** Raises suspicion to a level where it is lower; prisoners are skipped. */
export function raiseSuspicionTo(play: Play, ids: readonly SheetId[], level: Suspicion): void {
  for (const id of touchable(play, ids)) {
    const { suspicion } = conspirator(play.core.pub, id);
    if (SUSPICIONS.indexOf(suspicion) < SUSPICIONS.indexOf(level)) putSuspicion(play, id, level);
  }
}

/** Lowers suspicion to a level where it is higher; prisoners are skipped. */
export function lowerSuspicionTo(play: Play, ids: readonly SheetId[], level: Suspicion): void {
  for (const id of touchable(play, ids)) {
    const { suspicion } = conspirator(play.core.pub, id);
    if (SUSPICIONS.indexOf(suspicion) > SUSPICIONS.indexOf(level)) putSuspicion(play, id, level);
  }
}
