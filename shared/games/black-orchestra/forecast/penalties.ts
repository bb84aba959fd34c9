import type { LeaderId } from '../board/spaces';
import type { Conspirator, Known } from '../state';
import type { Table } from '../table';
import { passive } from './ability';
import type { Facts } from './facts';

/** Whether no leader penalises a conspirator, as things stand [BO 5]. */
export function isSpared(known: Known, facts: Facts, one: Conspirator): boolean {
  return passive(known, facts, one).noPenalties === true;
}

/** Whether no leader penalises whoever has the turn, as things stand [BO 5]. */
export function isMoverSpared(known: Known, facts: Facts): boolean {
  const active = known.conspirators[known.turn.active];
  return active !== undefined && isSpared(known, facts, active);
}

/** Whether a leader's penalty would take anything from a conspirator as they stand now. */
export function penaltyCosts({ dossier, items, motivation, suspicion }: Conspirator, leader: LeaderId): boolean {
  switch (leader) {
    case 'hitler':
      return motivation !== 'timid';
    case 'himmler':
      return suspicion !== 'extreme';
    case 'hess':
      return dossier.length > 0;
    case 'goering':
      return items.length > 0;
    case 'goebbels':
    case 'bormann':
      return true;
  }
}

/** Whether a leader beside a conspirator would take something from them, as they are at this table: Goebbels only an ability that can be used [BO 5]. */
export function isPenalised(table: Table, facts: Facts, id: Conspirator['id'], leader: LeaderId): boolean {
  const at = table.conspirators.findIndex((one) => one.id === id);
  const one = table.conspirators[at];
  if (one === undefined || isSpared(table, facts, one)) return false;
  return penaltyCosts(one, leader) && (leader !== 'goebbels' || table.abilities[at] === true);
}
