import type { GameMeta } from '../../engine/game';
import { FIFTH_IDS } from './board/characters/ids';
import { announced } from './i18n/announced';

/** What the lobby knows of Complots [CO 2, 13]. */
export const meta: GameMeta = {
  name: 'complots',
  minSeats: 2,
  maxSeats: 8,
  announced,
  options: [
    { id: 'fifth', values: FIFTH_IDS, initial: 'ambassador' },
    { id: 'arbitration', values: ['first', 'clockwise'], initial: 'first' },
    { id: 'firstSeat', values: ['auto', '1', '2', '3', '4', '5', '6', '7', '8'], initial: 'auto' },
    { id: 'pause', values: ['auto', 'long', 'short'], initial: 'auto' },
    // The odds by chance alone. The rules never ask: only screens read this.
    { id: 'aids', values: ['on', 'off'], initial: 'on' },
  ],
  picks: { ids: [], perSeat: {} },
  secluding: [],
  presets: [
    { id: 'first', options: {}, sign: 'sun' },
    { id: 'inquisitor', options: { fifth: 'inquisitor' }, sign: 'lamp' },
    { id: 'book', options: { aids: 'off', arbitration: 'clockwise' }, sign: 'book' },
  ],
  bots: ['quick', 'steady'],
  alone: { mates: 3, level: 'quick', preset: 'first' },
  clocks: [
    { id: 'window', seconds: [5, 10, 15, 30, null], initial: 15, crowd: { seats: 6, initial: 10 } },
    { id: 'action', seconds: [20, 45, 90, null], initial: 45 },
    { id: 'choice', seconds: [10, 20, 40, null], initial: 20 },
    { id: 'draft', seconds: [30, 60, 120, null], initial: 60 },
    { id: 'exchange', seconds: [15, 30, 60, null], initial: 30 },
  ],
  play: 'rivals',
  out: { talk: 'with-spectators' },
  keepers: 'bots',
};
