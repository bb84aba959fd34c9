import type { SheetId } from '../board/sheets';
import type { Conspirator } from '../state';
import type { Known } from '../state';

/** The table as it would be if something of a conspirator were different: another space, motivation, card or item. */
export function suppose(known: Known, who: SheetId, change: Partial<Omit<Conspirator, 'id'>>): Known {
  return {
    ...known,
    conspirators: known.conspirators.map((one) => (one.id === who ? { ...one, ...change } : one)),
  };
}
