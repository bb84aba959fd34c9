import type { Script } from '../../../engine/script';
import { LEADER_START, type LeaderId, type SpaceId } from '../board/spaces';
import { LEADER_IDS } from '../board/spaces';
import type { Play } from '../cards/types';
import { name } from '../i18n/names';
import { askNearest } from './ask';
import { say } from './say';
import { type FreeConspirator, freeConspirators, inSpace, leaderSpace } from './select';

/** Puts leaders into a space. Those off the board, already there or held by Delay Hitler stay as they are. */
export function moveLeaders(play: Play, leaders: readonly LeaderId[], to: SpaceId): void {
  for (const leader of leaders) {
    const { pub } = play.core;
    const from = leaderSpace(pub, leader);
    if (from === null || from === to || (leader === 'hitler' && pub.hitlerDelayed)) continue;
    play.change((draft) => {
      draft.pub.leaders[leader] = { state: 'board', space: to };
    });
    say(play, 'log.leader-moved', { leader: name.leader(leader), space: name.space(to) });
  }
}

/** Hitler and every deputy to the same space. */
export function moveAllLeaders(play: Play, to: SpaceId): void {
  moveLeaders(play, LEADER_IDS, to);
}

/** Every leader back to where it began. */
export function sendLeadersHome(play: Play): void {
  for (const leader of LEADER_IDS) moveLeaders(play, [leader], LEADER_START[leader]);
}

/** Takes a leader out of the game without a plot. */
export function removeLeader(play: Play, leader: LeaderId): void {
  if (leaderSpace(play.core.pub, leader) === null) return;
  play.change((draft) => {
    draft.pub.leaders[leader] = { state: 'gone' };
  });
  say(play, 'log.leader-gone', { leader: name.leader(leader) });
}

/**
 * A leader goes to the nearest conspirator outside its own space, or stays when there is none or he is held up [BO 9]; the
 * active player breaks ties.
 * @returns the conspirators visited; nobody when the leader is off the board or stays where it is [R26]
 */
export function* visit(play: Play, leader: LeaderId): Script<readonly FreeConspirator[]> {
  if (leader === 'hitler' && play.core.pub.hitlerDelayed) return [];
  const at = (): SpaceId | null => leaderSpace(play.core.pub, leader);
  const to = yield* askNearest(play, at, name.leader(leader), (here) =>
    freeConspirators(play.core.pub)
      .map(({ space }) => space)
      .filter((space) => space !== here),
  );
  if (to === null) return [];
  moveLeaders(play, [leader], to);
  return inSpace(play.core.pub, to);
}
