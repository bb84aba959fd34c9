import type { EventCard } from '../../api';
import { assassinCaught } from '../shared/assassin-caught';

export const card: EventCard = assassinCaught(2);
