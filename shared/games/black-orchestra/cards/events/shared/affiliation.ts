import { freeIds, type Pub, type Sheet, sheet, type SheetId } from '../../api';

/** All free conspirators of an affiliation, in turn order. */
export function allOf(pub: Pub, affiliation: Sheet['affiliation']): readonly SheetId[] {
  return freeIds(pub, ({ id }) => sheet(id).affiliation === affiliation);
}
