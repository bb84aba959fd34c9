import { type SpaceId, SPACES } from './spaces';

/** Whether a space may be entered in a stage, and if not why [BO 6]. */
export type Opening = 'open' | 'opens-later' | 'closed-for-good';

/** Whether a space is open in a stage [BO 6]. */
export function openingOf(space: SpaceId, stage: number): Opening {
  const facts = SPACES[space];
  if (facts.stage === null) return 'open';
  if (stage < facts.stage) return 'opens-later';
  return stage === 7 && facts.closedInStage7 === true ? 'closed-for-good' : 'open';
}
