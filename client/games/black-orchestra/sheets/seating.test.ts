import { seat } from '../../../../shared/engine/ask';
import type { SheetId } from '../../../../shared/games/black-orchestra/board/sheets';
import type { Conspirator } from '../../../../shared/games/black-orchestra/state';
import { seatingFrom } from './seating';

const one = (id: SheetId, of: number): Conspirator => ({
  id,
  seat: seat(of),
  space: 'zeughaus',
  motivation: 'timid',
  suspicion: 'medium',
  dossier: [],
  items: [],
  extraDice: [],
});
const four = [one('beck', 0), one('oster', 1), one('kordt', 2), one('canaris', 3)];
const order = (you: number | null) => seatingFrom(four, you).map(({ id }) => id);

test('the own sheet comes first, the others as turns go round', () => {
  expect(order(2)).toEqual(['kordt', 'canaris', 'beck', 'oster']);
});

test('a solo player sees both own sheets, a spectator the turn order', () => {
  expect(seatingFrom([one('beck', 0), one('oster', 0)], 0).map(({ id }) => id)).toEqual(['beck', 'oster']);
  expect(order(null)).toEqual(['beck', 'oster', 'kordt', 'canaris']);
});
