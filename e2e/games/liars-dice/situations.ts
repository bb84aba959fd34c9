import type { Situation } from '../../screenshots/situation';

const DECIDES = '.prompt button';

/** What there is to see of a game, from a bid to the end. */
export const situations: readonly Situation[] = [
  { name: 'bid', scene: 'a bid to beat', seat: 3, decides: DECIDES },
  { name: 'doubt', scene: 'anybody may doubt', seat: 0, decides: DECIDES },
  { name: 'end', scene: 'the end of a game', seat: 0 },
];
