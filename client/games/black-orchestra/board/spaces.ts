import { LEADER_IDS, type LeaderId, type SpaceId, SPACES } from '../../../../shared/games/black-orchestra/board/spaces';
import type { Conspirator } from '../../../../shared/games/black-orchestra/state';
import type { Table } from '../../../../shared/games/black-orchestra/table';
import type { ConspiratorPlace } from './geometry';

/** Whether a space may be entered in a stage, and if not why [BO 6]. */
export type Opening = 'open' | 'opens-later' | 'closed-for-good';

/** Whether a space is open in a stage [BO 6]. */
export function openingOf(space: SpaceId, stage: number): Opening {
  const facts = SPACES[space];
  if (facts.stage === null) return 'open';
  if (stage < facts.stage) return 'opens-later';
  return stage === 7 && facts.closedInStage7 === true ? 'closed-for-good' : 'open';
}

/** The leaders who stand in a place, Hitler first. */
export function leadersAt(table: Table, place: ConspiratorPlace): readonly LeaderId[] {
  return LEADER_IDS.filter((id) => {
    const token = table.leaders[id];
    return token.state === 'board' && token.space === place;
  });
}

/** The conspirators who are in a place, in turn order. */
export function conspiratorsAt(table: Table, place: ConspiratorPlace): readonly Conspirator[] {
  return table.conspirators.filter(({ space }) => space === place);
}
