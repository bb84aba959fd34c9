import type { Script } from '../../../engine/script';
import { LEADER_IDS, SPACE_IDS, type SpaceId } from '../board/spaces';
import type { Play } from '../cards/types';
import { name } from '../i18n/names';
import { askNearest } from './ask';
import { moveLeaders } from './leaders';
import { moveConspirator } from './movement';
import { say } from './say';
import { closesInStage7, freeConspirators, isLegal, leaderSpace } from './select';

/** A stage begins with its first current event [BO 8]: the key event of the former one goes; stage 7 closes spaces. */
export function* beginStage(play: Play, stage: number): Script {
  play.change((draft) => {
    draft.pub.stage = stage;
    if (draft.pub.keyEvent !== null) draft.pub.eventDiscard.push(draft.pub.keyEvent);
    draft.pub.keyEvent = null;
  });
  say(play, 'log.stage', { n: stage });
  if (stage === 7) {
    yield* evacuateLeaders(play, LEADER_IDS);
    yield* evacuateConspirators(play);
  }
}

/** Spaces one may stand in now that are not closed in stage 7. */
function refuges(play: Play): readonly SpaceId[] {
  return SPACE_IDS.filter((space) => isLegal(play.core.pub, space) && !closesInStage7(space));
}

/** Leaders in spaces closed in stage 7 go to the nearest legal space that is not, in the order given [BO 8]. */
export function* evacuateLeaders(play: Play, leaders: readonly (typeof LEADER_IDS)[number][]): Script {
  for (const leader of leaders) {
    const at = leaderSpace(play.core.pub, leader);
    if (at === null || !closesInStage7(at)) continue;
    const to = yield* askNearest(
      play,
      () => at,
      name.leader(leader),
      () => refuges(play),
    );
    if (to !== null) moveLeaders(play, [leader], to);
  }
}

/** Conspirators in spaces closed in stage 7 go to the nearest legal space that is not, in turn order [BO 8, R11]. */
export function* evacuateConspirators(play: Play): Script {
  for (const { id } of freeConspirators(play.core.pub)) {
    const at = freeConspirators(play.core.pub).find((one) => one.id === id)?.space;
    if (at === undefined || !closesInStage7(at)) continue;
    const to = yield* askNearest(
      play,
      () => at,
      name.sheet(id),
      () => refuges(play),
    );
    if (to !== null) yield* moveConspirator(play, id, to);
  }
}
