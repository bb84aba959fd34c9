import type { GameMeta } from '../../engine/game';
import { PLOT_IDS } from './board/plots';
import { announced } from './i18n/announced';

/** What the lobby knows of the game [MA 4, 14]. */
export const meta: GameMeta = {
  name: 'moonless-alley',
  minSeats: 2,
  maxSeats: 4,
  announced,
  options: [
    { id: 'start', values: ['stamped', 'draft'], initial: 'stamped' },
    { id: 'plot', values: ['none', 'random', ...PLOT_IDS], initial: 'none' },
    { id: 'teams', values: ['off', 'on'], initial: 'off' },
  ],
  picks: { ids: [], perSeat: {} },
  secluding: [],
  presets: [
    { id: 'first', options: {}, sign: 'sun' },
    { id: 'alliances', options: { teams: 'on' }, sign: 'book' },
    { id: 'plots', options: { plot: 'random', start: 'draft' }, sign: 'lamp' },
  ],
  bots: ['quick', 'steady'],
  alone: { mates: 3, level: 'quick', preset: 'first' },
  clocks: [
    { id: 'draft', seconds: [20, 45, 90, null], initial: 45 },
    { id: 'turn', seconds: [30, 60, 120, null], initial: 60 },
    { id: 'look', seconds: [15, 30, 60, null], initial: 30 },
    { id: 'deploy', seconds: [45, 90, 180, null], initial: 90 },
    { id: 'skill', seconds: [15, 30, 60, null], initial: 30 },
    { id: 'shadow', seconds: [10, 20, 40, null], initial: 20 },
  ],
  // Red, blue, green and violet are zones.
  colours: ['amber', 'teal', 'brown', 'grey'],
  play: 'rivals',
  teams: {
    option: 'teams',
    value: 'on',
    of: {
      4: [
        [0, 2],
        [1, 3],
      ],
    },
  },
  out: { talk: 'with-spectators' },
  keepers: 'bots',
};
