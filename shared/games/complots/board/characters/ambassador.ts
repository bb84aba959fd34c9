import type { Character } from './types';

/** Exchanges characters with the Court, and keeps his player's coins. */
export const ambassador: Character = { id: 'ambassador', actions: ['exchange2'], counters: ['steal'] };
