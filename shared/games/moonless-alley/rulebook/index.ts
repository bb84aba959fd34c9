import { en } from './en';
import { fr } from './fr';

/** The rules for players, in all languages. */
export const rulebook = { usual: { en, fr } };
