import {
  removeSeat,
  type Store,
  storedName,
  storedRead,
  storedSeat,
  storedSeats,
  storeName,
  storeRead,
  storeSeat,
} from './browser-storage';

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

test('a seat is stored under its room and can be removed', () => {
  const store = storeOf();
  storeSeat(seat, store);
  expect(storedSeat('ABCDE', store)).toEqual(seat);
  expect(storedSeat('ABCDF', store)).toBeNull();
  removeSeat('ABCDE', store);
  expect(storedSeat('ABCDE', store)).toBeNull();
});

test('seats are listed last used first, whatever else is in the store', () => {
  const store = storeOf({ other: 'x', 'room.QQQQQ': 'not json', 'room.AAAAA': '{"token":1}', 'room.bad': '{}' });
  storeSeat(seat, store);
  storeSeat({ ...seat, code: 'QRSTU', used: 9 }, store);
  expect(storedSeats(store).map(({ code }) => code)).toEqual(['QRSTU', 'ABCDE']);
});

test('how far a conversation was read is stored by room, and removed with the seat', () => {
  const store = storeOf({ 'read.QQQQQ': 'much' });
  storeRead('ABCDE', 7, store);
  expect(storedRead('ABCDE', store)).toBe(7);
  expect(storedRead('ABCDF', store)).toBe(0);
  expect(storedRead('QQQQQ', store)).toBe(0);
  removeSeat('ABCDE', store);
  expect(storedRead('ABCDE', store)).toBe(0);
});

test('a browser without a store, or with one that throws, just does not remember', () => {
  const fail = () => {
    throw new Error('denied');
  };
  const broken: Store = { getItem: fail, setItem: fail, removeItem: fail, key: () => null, length: 0 };
  for (const store of [null, broken]) {
    storeName('Anna', store);
    storeSeat(seat, store);
    removeSeat('ABCDE', store);
    expect(storedName(store)).toBe('');
    expect(storedSeat('ABCDE', store)).toBeNull();
    expect(storedSeats(store)).toEqual([]);
  }
});
