import { conspiratorCards } from './conspirator';
import { plotCards } from './plots';
import type { DossierCard } from './types';

/** Everything that can lie in a dossier: standard and illegal cards and plots, by definition [BO 2]. */
export const dossierCards: readonly DossierCard[] = [...conspiratorCards, ...plotCards];
