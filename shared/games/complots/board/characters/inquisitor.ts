import type { Character } from './types';

/** Exchanges or inspects a character, and keeps his player's coins. */
export const inquisitor: Character = { id: 'inquisitor', actions: ['exchange1', 'inspect'], counters: ['steal'] };
