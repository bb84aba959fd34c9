import { type Script, together } from '../../../engine/script';
import type { SheetId } from '../board/sheets';
import type { GameRun, Position } from '../content';
import { keepsSafe as keepsSafeIn, raidArrests } from '../forecast/raid';
import { arrest } from './arrest';
import { emptyTrack } from './dissent-track';
import { logLine } from './log';
import { freeIds } from './select';

/** A Gestapo raid [BO 10]: arrests, then everybody decides about cards at the same time [R22], then the track. */
export function* raid(run: GameRun): Script {
  const taken = raidArrests(run.core.pub);
  if (taken.length === 0) logLine(run, 'log.raid-nobody');
  yield* arrest(run, taken);
  yield* together(freeIds(run.core.pub).map((id) => run.content.rules.raidDecisions(run, id)));
  emptyTrack(run, 'log.raid-empties');
}

/** Whether the illegal cards that a conspirator keeps in a raid cost no suspicion. */
export function keepsSafe({ core, content }: Position, id: SheetId): boolean {
  return keepsSafeIn(core.pub, content.facts, id);
}
