import { companions, type Pub, type SheetId } from '../../api';

/** The holder of a card and everybody else in the same space. */
export function everybodyHere(pub: Pub, holder: SheetId): readonly SheetId[] {
  return [holder, ...companions(pub, holder).map(({ id }) => id)];
}
