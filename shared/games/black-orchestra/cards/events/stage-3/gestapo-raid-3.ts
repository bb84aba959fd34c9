import type { EventCard } from '../../api';
import { gestapoRaid } from '../shared/gestapo-raid';

export const card: EventCard = gestapoRaid(3, 2);
