import {
  below,
  changeSeat,
  dropBeside,
  patient,
  removeSeat,
  type Store,
  storeBeside,
  storedBeside,
  storedMuted,
  storedName,
  storedNotes,
  storedRead,
  storedSeat,
  storedSeats,
  storedTheme,
  storeMuted,
  storeName,
  storeNotes,
  storeRead,
  storeSeat,
  storeTheme,
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

const seat = { code: 'ABCDE', token: 't', name: 'Anna', used: 5, match: 'running' } as const;

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

test('the game of a seat is known once it was seen, and anything else is not taken for one', () => {
  const store = storeOf();
  storeSeat({ ...seat, game: 'toy' }, store);
  expect(storedSeat('ABCDE', store)).toEqual({ ...seat, game: 'toy' });
  store.setItem('room.ABCDE', JSON.stringify({ token: 't', name: 'Anna', used: 5, match: 'running', game: 7 }));
  expect(storedSeat('ABCDE', store)).toEqual(seat);
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

test('a theme is remembered once it was chosen; until then, and where it is damaged, the device decides', () => {
  const store = storeOf();
  expect(storedTheme(store)).toBe('device');
  storeTheme('light', store);
  expect(storedTheme(store)).toBe('light');
  storeTheme('device', store);
  expect(storedTheme(store)).toBe('device');
  expect(storedTheme(storeOf({ theme: 'sepia' }))).toBe('device');
});

const fail = (): never => {
  throw new Error('denied');
};

test.each<readonly [string, () => Store | null]>([
  ['has no store', () => null],
  ['does not let a page have its store', fail],
  ['has a store that throws', () => ({ getItem: fail, setItem: fail, removeItem: fail, key: fail, length: 1 })],
  ['has a store that is full', () => ({ ...storeOf(), setItem: fail })],
])('a browser that %s remembers until the page is closed', (_, durable) => {
  const store = patient(durable);
  storeName('Anna', store);
  storeSeat(seat, store);
  expect(storedName(store)).toBe('Anna');
  expect(storedSeats(store)).toEqual([seat]);
  removeSeat('ABCDE', store);
  expect(storedSeat('ABCDE', store)).toBeNull();
  expect(storedSeats(store)).toEqual([]);
  expect(storedName(patient(durable))).toBe('');
});

test('what a store keeps is kept there alone, so that other pages can change it', () => {
  const durable = storeOf();
  const store = patient(() => durable);
  storeName('Anna', store);
  storeName('Ben', durable);
  expect(storedName(store)).toBe('Ben');
});

test('who was muted is stored by room, forgotten with its seat, and nobody when it is damaged', () => {
  const store = storeOf({ 'muted.BCDFG': '{"no":"list"}', 'muted.CDFGH': 'x' });
  storeMuted('ABCDE', ['Anna', 'Ben'], store);
  expect(storedMuted('ABCDE', store)).toEqual(['Anna', 'Ben']);
  removeSeat('ABCDE', store);
  for (const code of ['ABCDE', 'BCDFG', 'CDFGH']) expect(storedMuted(code, store)).toEqual([]);
});

test('a value that one store refuses is kept by the next, before the old value of the first, until the first accepts it', () => {
  const full = storeOf();
  const visit = storeOf();
  let room: 'left' | 'none' = 'left';
  const durable = {
    ...full,
    setItem: (key: string, value: string) => (room === 'left' ? full.setItem(key, value) : fail()),
  };
  const store = patient(() => durable, visit);
  storeName('Anna', store);
  room = 'none';
  storeName('Ben', store);
  expect([storedName(store), storedName(full), storedName(visit)]).toEqual(['Ben', 'Anna', 'Ben']);
  room = 'left';
  storeName('Cleo', store);
  expect([storedName(store), storedName(full), storedName(visit)]).toEqual(['Cleo', 'Cleo', '']);
});

test('two applications of one host, below paths of their own, store nothing in common', () => {
  const host = storeOf({ 'room.QQQQQ': '{"token":"t","name":"Zoe","used":1,"match":"running"}' });
  const [root, games, other] = ['/', '/games/', '/games/other/'].map((base) => below(base, host)) as [
    Store,
    Store,
    Store,
  ];
  storeName('Anna', games);
  storeSeat(seat, games);
  storeSeat({ ...seat, name: 'Ben' }, other);
  expect([root, games, other].map((store) => storedSeats(store).map(({ code, name }) => `${code} ${name}`))).toEqual([
    ['QQQQQ Zoe'],
    ['ABCDE Anna'],
    ['ABCDE Ben'],
  ]);
  expect([storedName(root), storedName(games), storedName(other)]).toEqual(['', 'Anna', '']);
  removeSeat('ABCDE', other);
  expect([storedSeats(games), storedSeats(other)]).toEqual([[seat], []]);
  expect([games.length, other.length]).toEqual([2, 0]);
});

describe('Several people at one screen', () => {
  const anna = { token: 'a', name: 'Anna' };
  const ben = { token: 'b', name: 'Ben' };
  const together = () => {
    const store = storeOf();
    storeSeat({ ...seat, ...anna }, store);
    storeBeside('ABCDE', ben, store);
    return store;
  };

  test('one takes the place of the other, and each finds what they have read, noted and hidden', () => {
    const store = together();
    storeNotes('ABCDE', 'of Anna', store);
    storeRead('ABCDE', 7, store);
    storeMuted('ABCDE', ['Carl'], store);
    changeSeat('ABCDE', 'b', store);
    expect(storedSeat('ABCDE', store)).toEqual({ ...seat, ...ben });
    expect(storedBeside('ABCDE', store)).toEqual([anna]);
    expect(storedNotes('ABCDE', store)).toBeNull();
    expect(storedRead('ABCDE', store)).toBe(0);
    expect(storedMuted('ABCDE', store)).toEqual([]);
    storeNotes('ABCDE', 'of Ben', store);
    changeSeat('ABCDE', 'a', store);
    expect(storedNotes('ABCDE', store)).toBe('of Anna');
    expect(storedRead('ABCDE', store)).toBe(7);
    expect(storedMuted('ABCDE', store)).toEqual(['Carl']);
    changeSeat('ABCDE', 'b', store);
    expect(storedNotes('ABCDE', store)).toBe('of Ben');
  });

  test('nobody takes the place of a seat that is not at this screen', () => {
    const store = together();
    changeSeat('ABCDE', 'c', store);
    expect(storedSeat('ABCDE', store)).toEqual({ ...seat, ...anna });
    expect(storedBeside('ABCDE', store)).toEqual([ben]);
  });

  test('when one has lost the seat the other has the screen, and nothing of the former is left', () => {
    const store = together();
    storeNotes('ABCDE', 'of Anna', store);
    removeSeat('ABCDE', store);
    expect(storedSeat('ABCDE', store)).toEqual({ ...seat, ...ben, used: 0 });
    expect(storedBeside('ABCDE', store)).toEqual([]);
    expect(allIn(store)).not.toContain('Anna');
    removeSeat('ABCDE', store);
    expect(storedSeat('ABCDE', store)).toBeNull();
  });

  test('when the one beside has lost the seat, what was laid aside for them goes with it', () => {
    const store = together();
    changeSeat('ABCDE', 'b', store);
    storeNotes('ABCDE', 'of Ben', store);
    changeSeat('ABCDE', 'a', store);
    dropBeside('ABCDE', 'b', store);
    expect(storedBeside('ABCDE', store)).toEqual([]);
    expect(allIn(store)).not.toContain('Ben');
  });

  test('a damaged list counts as nobody', () => {
    const store = together();
    store.setItem('beside.ABCDE', '[{"token":1},"x"');
    expect(storedBeside('ABCDE', store)).toEqual([]);
    store.setItem('beside.ABCDE', '[{"token":1},"x"]');
    expect(storedBeside('ABCDE', store)).toEqual([]);
  });
});

/** All names and values of a store. */
function allIn(store: Store): string {
  return Array.from({ length: store.length }, (_, i) => store.key(i) ?? '')
    .map((key) => `${key} ${store.getItem(key)}`)
    .join('\n');
}
