import type { Script } from '../../../engine/script';
import { LEADER_IDS, SPACE_IDS, type SpaceId } from '../board/spaces';
import type { GameRun } from '../content';
import { name } from '../i18n/names';
import { askNearest } from './ask';
import { moveLeaders } from './leaders';
import { logLine } from './log';
import { moveConspirator } from './movement';
import { closesInStage7, freeConspirators, isLegal, leaderSpace } from './select';

/** A stage begins with its first current event [BO 8]: the key event of the former one goes; stage 7 closes spaces. */
export function* beginStage(run: GameRun, stage: number): Script {
  run.change((draft) => {
    draft.pub.stage = stage;
    if (draft.pub.keyEvent !== null) draft.pub.eventDiscard.push(draft.pub.keyEvent);
    draft.pub.keyEvent = null;
    // What was shown of the former stage's deck is drawn or out of the game.
    delete draft.pub.foreseen;
  });
  logLine(run, 'log.stage', { n: stage });
  if (stage === 7) {
    yield* evacuateLeaders(run, LEADER_IDS);
    yield* evacuateConspirators(run);
  }
}

/** Spaces one may stand in now that are not closed in stage 7. */
function refuges(run: GameRun): readonly SpaceId[] {
  return SPACE_IDS.filter((space) => isLegal(run.core.pub, space) && !closesInStage7(space));
}

/** Leaders in spaces closed in stage 7 go to the nearest legal space that is not, in the order given [BO 8]. */
export function* evacuateLeaders(run: GameRun, leaders: readonly (typeof LEADER_IDS)[number][]): Script {
  for (const leader of leaders) {
    const at = leaderSpace(run.core.pub, leader);
    if (at === null || !closesInStage7(at)) continue;
    const to = yield* askNearest(
      run,
      () => at,
      name.leader(leader),
      () => refuges(run),
    );
    if (to !== null) moveLeaders(run, [leader], to);
  }
}

/** Conspirators in spaces closed in stage 7 go to the nearest legal space that is not, in turn order [BO 8, R11]. */
export function* evacuateConspirators(run: GameRun): Script {
  for (const { id } of freeConspirators(run.core.pub)) {
    const at = freeConspirators(run.core.pub).find((one) => one.id === id)?.space;
    if (at === undefined || !closesInStage7(at)) continue;
    const to = yield* askNearest(
      run,
      () => at,
      name.sheet(id),
      () => refuges(run),
    );
    if (to !== null) yield* moveConspirator(run, id, to);
  }
}
