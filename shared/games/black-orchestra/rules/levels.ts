import type { Script } from '../../../engine/script';
import { type Motivation, MOTIVATIONS, type Suspicion, SUSPICIONS } from '../board/levels';
import type { SheetId } from '../board/sheets';
import type { GameRun } from '../content';
import { name } from '../i18n/names';
import { draftOf } from './discard';
import { settleLimits } from './limits';
import { logLine } from './log';
import { conspirator, isFree } from './select';

/** Moves along a scale without ever leaving it [BO 4]. */
function shifted<L extends string>(scale: readonly L[], level: L, by: number): L {
  const to = Math.max(0, Math.min(scale.length - 1, scale.indexOf(level) + by));
  return scale[to] ?? level;
}

function putMotivation(run: GameRun, id: SheetId, level: Motivation): void {
  const before = conspirator(run.core.pub, id).motivation;
  if (before === level) return;
  run.change((draft) => {
    draftOf(draft, id).motivation = level;
  });
  const up = MOTIVATIONS.indexOf(level) > MOTIVATIONS.indexOf(before) ? 1 : 0;
  logLine(run, 'log.motivation', { who: name.sheet(id), level: name.motivation(level), up });
}

function putSuspicion(run: GameRun, id: SheetId, level: Suspicion): void {
  const before = conspirator(run.core.pub, id).suspicion;
  if (before === level) return;
  run.change((draft) => {
    draftOf(draft, id).suspicion = level;
  });
  logSuspicion(run, id, before);
}

/** Says what the suspicion of a conspirator is now, and whether it has risen or fallen; nothing where it is as before. */
export function logSuspicion(run: GameRun, id: SheetId, before: Suspicion): void {
  const { suspicion } = conspirator(run.core.pub, id);
  if (suspicion === before) return;
  const up = SUSPICIONS.indexOf(suspicion) > SUSPICIONS.indexOf(before) ? 1 : 0;
  logLine(run, 'log.suspicion', { who: name.sheet(id), level: name.suspicion(suspicion), up });
}

/** Effects never touch a prisoner [BO 11]. */
function touchable(run: GameRun, ids: readonly SheetId[]): readonly SheetId[] {
  return ids.filter((id) => isFree(conspirator(run.core.pub, id)));
}

/** Changes the motivation of conspirators by some levels, at the same time; prisoners are skipped; limits then bind. */
export function* changeMotivation(run: GameRun, ids: readonly SheetId[], by: number): Script {
  for (const id of touchable(run, ids)) {
    putMotivation(run, id, shifted(MOTIVATIONS, conspirator(run.core.pub, id).motivation, by));
  }
  yield* settleLimits(run);
}

/** Sets motivation to a level, unless it is lower already; prisoners are skipped; limits then bind. */
export function* lowerMotivationTo(run: GameRun, ids: readonly SheetId[], level: Motivation): Script {
  for (const id of touchable(run, ids)) {
    const { motivation } = conspirator(run.core.pub, id);
    if (MOTIVATIONS.indexOf(motivation) > MOTIVATIONS.indexOf(level)) putMotivation(run, id, level);
  }
  yield* settleLimits(run);
}

/** Changes the suspicion of conspirators by some levels; prisoners are skipped. */
export function changeSuspicion(run: GameRun, ids: readonly SheetId[], by: number): void {
  for (const id of touchable(run, ids)) {
    putSuspicion(run, id, shifted(SUSPICIONS, conspirator(run.core.pub, id).suspicion, by));
  }
}

/** Sets suspicion to a level whatever it was; prisoners are skipped. */
export function setSuspicion(run: GameRun, ids: readonly SheetId[], level: Suspicion): void {
  for (const id of touchable(run, ids)) putSuspicion(run, id, level);
}

/** Raises suspicion to a level where it is lower, and logs of the others that it stays; prisoners are skipped. */
export function raiseSuspicionTo(run: GameRun, ids: readonly SheetId[], level: Suspicion): void {
  for (const id of touchable(run, ids)) {
    const { suspicion } = conspirator(run.core.pub, id);
    if (SUSPICIONS.indexOf(suspicion) < SUSPICIONS.indexOf(level)) putSuspicion(run, id, level);
    // Found: somebody was named, and nobody knew whether that had cost anything.
    else logLine(run, 'log.suspicion-enough', { who: name.sheet(id), level: name.suspicion(suspicion) });
  }
}

/** Lowers suspicion to a level where it is higher; prisoners are skipped. */
export function lowerSuspicionTo(run: GameRun, ids: readonly SheetId[], level: Suspicion): void {
  for (const id of touchable(run, ids)) {
    const { suspicion } = conspirator(run.core.pub, id);
    if (SUSPICIONS.indexOf(suspicion) > SUSPICIONS.indexOf(level)) putSuspicion(run, id, level);
  }
}
