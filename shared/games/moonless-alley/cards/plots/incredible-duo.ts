import { agentOf, type Plot, totalOf, UNLIMITED } from '../api';

/** After the agent of the turn, one more of the same total strength and another guild [R20, R41]. */
export const card: Plot = {
  id: 'incredible-duo',
  besides: (base) => ({
    ...UNLIMITED,
    by: 'incredible-duo',
    left: 1,
    total: totalOf(base),
    notOf: agentOf(base.card).guild,
  }),
};
