import { dossierCards } from '../cards/dossier';
import type { DossierCard } from '../content';
import { sheets } from '../sheets';

function ofKind(wanted: DossierCard['kind']): readonly string[] {
  return dossierCards.filter(({ kind }) => kind === wanted).map(({ id }) => id);
}

/** What is printed on the fronts of sheets and cards and never changes: screens show it. Plain data, by id. */
export const data = {
  /** The affiliation of each sheet [BO 3]. */
  affiliations: Object.fromEntries(sheets.map(({ id, affiliation }) => [id, affiliation])),
  /** The sheets whose ability works by itself: nobody uses it by a choice. */
  automatic: sheets
    .filter(({ action, dossierAction }) => action === undefined && dossierAction === undefined)
    .map(({ id }) => id),
  /** The sheets whose ability is an action that can be taken once in a turn [BO 6.1]. */
  onceATurn: sheets.filter(({ action }) => action?.oncePerTurn === true).map(({ id }) => id),
  /** The plots [BO 12]. */
  plots: ofKind('plot'),
  illegal: ofKind('illegal'),
};
