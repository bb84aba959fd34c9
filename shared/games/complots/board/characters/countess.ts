import type { Character } from './types';

/** Has no action: she stops an Assassin who aims at her player. */
export const countess: Character = { id: 'countess', actions: [], counters: ['kill'] };
