import type { Rulebooks } from '../../../engine/game';
import { en } from './en';
import { fr } from './fr';

/** The rules for players, in every language. */
export const rulebook: Rulebooks = { usual: { en, fr } };
