import { dominates, type Plot, standingOf, text } from '../api';

/** No agent is deployed into a zone that its player dominates. */
export const card: Plot = {
  id: 'arrogance',
  bars: (core, seat, zone) => (dominates(standingOf(core), seat, zone) ? text('why.arrogance') : null),
};
