import type { Teams } from '../engine/teams';

/** Four play two against two where the option `sides` has the value `teams`: for tests. */
export const PAIRS: Teams = {
  option: 'sides',
  value: 'teams',
  of: {
    4: [
      [0, 2],
      [1, 3],
    ],
  },
};
