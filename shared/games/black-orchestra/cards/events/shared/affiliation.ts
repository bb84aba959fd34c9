import { freeIds, type Position, type Sheet, type SheetId } from '../../api';

/** All free conspirators of an affiliation, in turn order. */
export function allOf({ core, content }: Position, affiliation: Sheet['affiliation']): readonly SheetId[] {
  return freeIds(core.pub, ({ id }) => content.sheet(id).affiliation === affiliation);
}
