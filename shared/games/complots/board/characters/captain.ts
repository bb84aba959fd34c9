import type { Character } from './types';

/** Steals coins, and keeps his player's own. */
export const captain: Character = { id: 'captain', actions: ['steal'], counters: ['steal'] };
