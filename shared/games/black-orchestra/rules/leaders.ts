import type { Script } from '../../../engine/script';
import { LEADER_START, type LeaderId, type SpaceId } from '../board/spaces';
import { LEADER_IDS } from '../board/spaces';
import type { GameRun } from '../content';
import { visitable } from '../forecast/known';
import { name } from '../i18n/names';
import { askNearest } from './ask';
import { logLine } from './log';
import { type FreeConspirator, inSpace, leaderSpace } from './select';

/** Puts leaders into a space. Those off the board, already there or held by Delay Hitler stay as they are. */
export function moveLeaders(run: GameRun, leaders: readonly LeaderId[], to: SpaceId): void {
  const moved: { readonly leader: LeaderId; readonly from: SpaceId }[] = [];
  for (const leader of leaders) {
    const { pub } = run.core;
    const from = leaderSpace(pub, leader);
    if (from === null || from === to || (leader === 'hitler' && pub.hitlerDelayed)) continue;
    run.change((draft) => {
      draft.pub.leaders[leader] = { state: 'board', space: to };
    });
    moved.push({ leader, from });
  }
  const [first] = moved;
  if (first === undefined) return;
  const space = name.space(to);
  if (moved.length === 1) {
    logLine(run, 'log.leader-moved', { leader: name.leader(first.leader), from: name.space(first.from), space });
  } else {
    const leaders = moved.map(({ leader }) => name.leader(leader));
    logLine(run, 'log.leaders-moved', { leaders, from: moved.map(({ from }) => name.space(from)), space });
  }
}

/** Hitler and every deputy to the same space. */
export function moveAllLeaders(run: GameRun, to: SpaceId): void {
  moveLeaders(run, LEADER_IDS, to);
}

/** Every leader back to where it began. */
export function sendLeadersHome(run: GameRun): void {
  for (const leader of LEADER_IDS) moveLeaders(run, [leader], LEADER_START[leader]);
}

/** Takes a leader out of the game without a plot. */
export function removeLeader(run: GameRun, leader: LeaderId): void {
  if (leaderSpace(run.core.pub, leader) === null) return;
  run.change((draft) => {
    draft.pub.leaders[leader] = { state: 'gone' };
  });
  logLine(run, 'log.leader-gone', { leader: name.leader(leader) });
}

/**
 * A leader goes to the nearest conspirator outside its own space, or stays when there is none or he is held up [BO 9]; the
 * active player breaks ties.
 * @returns the conspirators visited; nobody when the leader is off the board or stays where it is [R26]
 */
export function* visit(run: GameRun, leader: LeaderId): Script<readonly FreeConspirator[]> {
  if (leader === 'hitler' && run.core.pub.hitlerDelayed) return [];
  const at = (): SpaceId | null => leaderSpace(run.core.pub, leader);
  const to = yield* askNearest(run, at, name.leader(leader), (here) => visitable(run.core.pub, here));
  if (to === null) return [];
  moveLeaders(run, [leader], to);
  return inSpace(run.core.pub, to);
}
