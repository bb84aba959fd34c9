import { agentOf, type Plot } from '../api';

/** Infiltration agents may be deployed on the tiles of opponents [R12]. */
export const card: Plot = { id: 'espionage', crosses: (id) => agentOf(id).guild === 'infiltration' };
