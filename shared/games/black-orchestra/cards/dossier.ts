import type { DossierCard } from '../content';
import { conspiratorCards } from './conspirator';
import { plotCards } from './plots';

/** Everything that can lie in a dossier: standard and illegal cards and plots, by definition [BO 2]. */
export const dossierCards: readonly DossierCard[] = [...conspiratorCards, ...plotCards];
