import type { Plot } from '../api';

/** An empty pile is refilled with two cards, and a blind draw gives two. */
export const card: Plot = { id: 'double', refill: 2 };
