import { agentOf, type Plot } from '../api';

/** Reinforcements may lie in any zone of their player's tiles [R11]. */
export const card: Plot = { id: 'absolute-support', roams: (id) => agentOf(id).guild === 'reinforcements' };
