import { gestapoRaid } from '../shared/gestapo-raid';

export const card = gestapoRaid(4, 2);
