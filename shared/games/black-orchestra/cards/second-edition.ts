import { sheets } from '../sheets';
import { dossierCards } from './dossier';
import { eventCards } from './events';
import { interrogationCards } from './interrogation';
import { makeCardSet } from './set';
import type { CardSet } from './types';

/** All cards and sheets of the second edition. */
export const secondEdition: CardSet = makeCardSet({
  events: eventCards,
  dossier: dossierCards,
  interrogations: interrogationCards,
  sheets,
});
