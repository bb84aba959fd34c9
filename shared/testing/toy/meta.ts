import type { GameMeta } from '../../engine/game';

/** What the lobby knows of the toy game. */
export const meta: GameMeta = {
  name: 'toy',
  minSeats: 1,
  maxSeats: 4,
  announced: { en: { title: 'The Cellar', about: null }, fr: { title: 'La Cave', about: null } },
  options: [
    { id: 'length', values: ['short', 'long'], initial: 'short' },
    { id: 'lamps', values: ['one', 'none'], initial: 'one' },
  ],
  picks: { ids: ['amber', 'basalt', 'cedar', 'denim', 'ebony'], perSeat: { 1: 2, 2: 1, 3: 1, 4: 1 } },
  keepers: 'anybody',
  secluding: ['probe'],
  clocks: [{ id: 'turn', seconds: [0, 5, null], initial: 5 }],
  phrases: {
    words: {},
    said: [
      { id: 'yes', slots: {} },
      { id: 'dig', slots: { n: { from: 1, to: 3 } } },
    ],
  },
};
