import type { GameMeta } from '../../engine/game';

/** What the lobby knows of liar's dice. */
export const meta: GameMeta = {
  name: 'liars-dice',
  minSeats: 2,
  maxSeats: 6,
  announced: {
    en: {
      title: 'Liar’s Dice',
      about: 'Hidden dice, bold bids. Doubt the others, or be caught lying.',
      presets: {
        usual: { title: 'Usual game', about: 'Five dice, ones are wild, the next player may doubt.' },
        short: { title: 'Short game', about: 'Three dice each, and anybody may doubt.' },
      },
    },
    fr: {
      title: 'Les dés menteurs',
      about: 'Des dés cachés, des enchères hardies. Doutez des autres sans vous faire prendre.',
      presets: {
        usual: { title: 'Partie classique', about: 'Cinq dés, les as sont des jokers, le suivant peut douter.' },
        short: { title: 'Partie courte', about: 'Trois dés chacun, et tout le monde peut douter.' },
      },
    },
  },
  options: [
    { id: 'dice', values: ['3', '5'], initial: '5' },
    { id: 'wild', values: ['yes', 'no'], initial: 'yes' },
    { id: 'doubt', values: ['next', 'anybody'], initial: 'next' },
  ],
  picks: { ids: [], perSeat: {} },
  secluding: [],
  bots: ['quick', 'steady'],
  keepers: 'bots',
  play: 'rivals',
  out: { talk: 'with-spectators' },
  presets: [
    { id: 'usual', options: {}, sign: 'sun' },
    { id: 'short', options: { dice: '3', doubt: 'anybody' }, sign: 'lamp' },
  ],
  alone: { mates: 2, level: 'quick', preset: 'usual' },
  clocks: [
    { id: 'bid', seconds: [15, 30, 60, null], initial: 30 },
    { id: 'doubt', seconds: [5, 10, 20], initial: 10 },
  ],
};
