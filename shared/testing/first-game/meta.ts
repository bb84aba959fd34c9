import type { GameMeta } from '../../engine/game';

/** What the lobby knows of the game. */
export const meta: GameMeta = {
  name: 'first-game',
  minSeats: 2,
  maxSeats: 6,
  announced: {
    en: {
      title: 'First Game',
      about: 'Hidden cards: the highest one wins the round.',
      presets: { usual: { title: 'Usual game', about: 'Four cards each.' } },
    },
    fr: {
      title: 'Premier jeu',
      about: 'Des cartes cachées\u00a0: la plus forte gagne la manche.',
      presets: { usual: { title: 'Partie classique', about: 'Quatre cartes chacun.' } },
    },
  },
  options: [],
  picks: { ids: [], perSeat: {} },
  secluding: [],
  bots: ['quick', 'steady'],
  keepers: 'bots',
  play: 'rivals',
  presets: [{ id: 'usual', options: {}, sign: 'sun' }],
  alone: { mates: 2, level: 'quick', preset: 'usual' },
};
