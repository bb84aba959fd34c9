import { LEADER_IDS, type LeaderId } from '../../../../shared/games/black-orchestra/board/spaces';
import type { Conspirator } from '../../../../shared/games/black-orchestra/state';
import type { Table } from '../../../../shared/games/black-orchestra/table';
import type { ConspiratorPlace } from '../i18n/places';

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
