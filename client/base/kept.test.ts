import { forgetSeat, keepName, keepRead, keepSeat, keptName, keptRead, keptSeat, keptSeats, type Store } from './kept';

function storeOf(entries: Record<string, string> = {}): Store {
  const map = new Map(Object.entries(entries));
  return {
    getItem: (key) => map.get(key) ?? null,
    setItem: (key, value) => void map.set(key, value),
    removeItem: (key) => void map.delete(key),
    key: (i) => [...map.keys()][i] ?? null,
    get length() {
      return map.size;
    },
  };
}

const seat = { code: 'ABCDE', token: 't', name: 'Anna', used: 5 };

test('a seat is kept under its room and can be forgotten', () => {
  const store = storeOf();
  keepSeat(seat, store);
  expect(keptSeat('ABCDE', store)).toEqual(seat);
  expect(keptSeat('ABCDF', store)).toBeNull();
  forgetSeat('ABCDE', store);
  expect(keptSeat('ABCDE', store)).toBeNull();
});

test('seats are listed last used first, whatever else is in the store', () => {
  const store = storeOf({ other: 'x', 'room.QQQQQ': 'not json', 'room.AAAAA': '{"token":1}', 'room.bad': '{}' });
  keepSeat(seat, store);
  keepSeat({ ...seat, code: 'QRSTU', used: 9 }, store);
  expect(keptSeats(store).map(({ code }) => code)).toEqual(['QRSTU', 'ABCDE']);
});

test('how far a conversation was read is kept by room, and forgotten with the seat', () => {
  const store = storeOf({ 'read.QQQQQ': 'much' });
  keepRead('ABCDE', 7, store);
  expect(keptRead('ABCDE', store)).toBe(7);
  expect(keptRead('ABCDF', store)).toBe(0);
  expect(keptRead('QQQQQ', store)).toBe(0);
  forgetSeat('ABCDE', store);
  expect(keptRead('ABCDE', store)).toBe(0);
});

test('a browser without a store, or with one that throws, just does not remember', () => {
  const fail = () => {
    throw new Error('denied');
  };
  const broken: Store = { getItem: fail, setItem: fail, removeItem: fail, key: () => null, length: 0 };
  for (const store of [null, broken]) {
    keepName('Anna', store);
    keepSeat(seat, store);
    forgetSeat('ABCDE', store);
    expect(keptName(store)).toBe('');
    expect(keptSeat('ABCDE', store)).toBeNull();
    expect(keptSeats(store)).toEqual([]);
  }
});
