import type { Character } from './types';

/** Takes coins, and stops the foreign aid of others. */
export const duchess: Character = { id: 'duchess', actions: ['tax'], counters: ['foreignAid'] };
