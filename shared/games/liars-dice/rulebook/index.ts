import type { Rulebooks } from '../../../engine/game';
import { en } from './en';
import { fr } from './fr';

/** The rules of liar’s dice, as docs/rules/liars-dice.md counts them. */
export const rulebook: Rulebooks = { usual: { en, fr } };
