import type { LeaderId } from '../../../../shared/games/black-orchestra/board/spaces';
import type { FactsByEdition } from '../../../../shared/games/black-orchestra/forecast/facts';
import { isSpared, penaltyCosts } from '../../../../shared/games/black-orchestra/forecast/penalties';
import type { Conspirator } from '../../../../shared/games/black-orchestra/state';
import type { Table } from '../../../../shared/games/black-orchestra/table';

/** Whether a leader beside a conspirator would take something from them, as they are at this table [BO 5]. */
export function isPenalised(table: Table, facts: FactsByEdition, id: Conspirator['id'], leader: LeaderId): boolean {
  const at = table.conspirators.findIndex((one) => one.id === id);
  const one = table.conspirators[at];
  if (one === undefined || isSpared(table, facts[table.edition], one)) return false;
  return penaltyCosts(one, leader) && (leader !== 'goebbels' || table.abilities[at] === true);
}
