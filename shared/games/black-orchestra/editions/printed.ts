import { dossierCards } from '../cards/dossier';
import { sheets } from '../sheets';

/** What is printed on the fronts of sheets and cards and never changes: screens show it. Plain data, by id. */
export const data = {
  /** The affiliation of each sheet [BO 3]. */
  affiliations: Object.fromEntries(sheets.map(({ id, affiliation }) => [id, affiliation])),
  /** The plots [BO 12]. */
  plots: dossierCards.filter(({ kind }) => kind === 'plot').map(({ id }) => id),
  illegal: dossierCards.filter(({ kind }) => kind === 'illegal').map(({ id }) => id),
};
