import type { GameMeta } from '../../engine/game';
import { SHEET_IDS } from './sheets/ids';

/** What the lobby knows of Black Orchestra [BO 3, 15]. */
export const meta: GameMeta = {
  name: 'black-orchestra',
  minSeats: 1,
  maxSeats: 5,
  options: [
    { id: 'difficulty', values: ['easy', 'standard', 'hard'], initial: 'standard' },
    { id: 'first', values: ['random', '1', '2', '3', '4', '5'], initial: 'random' },
    { id: 'edition', values: ['second'], initial: 'second' },
    { id: 'lieutenants', values: ['off', 'on'], initial: 'off' },
    { id: 'urgency', values: ['off', 'on'], initial: 'off' },
    { id: 'documents', values: ['off', 'on'], initial: 'off' },
  ],
  picks: { ids: SHEET_IDS, perSeat: { 1: 2, 2: 1, 3: 1, 4: 1, 5: 1 } },
  // Table chat from and to the prisoner is closed [BO 11].
  secluding: ['interrogation'],
};
