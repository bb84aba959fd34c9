import type { Character } from './types';

/** Kills for coins. */
export const assassin: Character = { id: 'assassin', actions: ['kill'], counters: [] };
