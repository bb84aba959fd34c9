import { fc, runs } from '../testing/properties';
import { changed, type Draft } from './draft';

interface Pawn {
  readonly name: string;
  readonly cards: readonly string[];
}

interface State {
  readonly turn: { readonly number: number; readonly used: readonly string[]; readonly note?: string };
  readonly pawns: readonly Pawn[];
  readonly lost: readonly Pawn[];
  readonly deck: readonly string[];
  readonly tiles: Readonly<Record<string, { readonly face: string }>>;
}

function start(): State {
  return {
    turn: { number: 1, used: ['x'] },
    pawns: [
      { name: 'a', cards: ['1', '2'] },
      { name: 'b', cards: [] },
      { name: 'c', cards: ['3'] },
    ],
    lost: [],
    deck: ['4', '5', '6', '7'],
    tiles: { paris: { face: 'up' }, riga: { face: 'down' } },
  };
}

type Recipe = (draft: Draft<State>, n: number) => void;

function pawn({ pawns }: Draft<State>, n: number): Draft<Pawn> | undefined {
  return pawns.length === 0 ? undefined : pawns[n % pawns.length];
}

/** Everything that recipes do, each with a number to vary it. */
const RECIPES: readonly Recipe[] = [
  (draft, n) => (draft.turn.number += n),
  (draft) => (draft.turn.note = 'x'),
  (draft) => delete draft.turn.note,
  (draft, n) => (draft.turn = { ...draft.turn, number: n }),
  (draft) => (draft.turn = { number: 1, used: draft.turn.used }),
  (draft, n) => draft.turn.used.push(`${n}`),
  (draft, n) => Object.assign(draft.turn, { number: n, note: 'y' }),
  (draft, n) => pawn(draft, n)?.cards.push(...draft.deck.splice(n % 3, 2)),
  (draft, n) => draft.pawns.find(({ name }) => name === 'abc'[n % 3])?.cards.unshift(`${n}`),
  (draft) => draft.deck.push(draft.deck.shift() ?? 'none'),
  (draft, n) => (draft.deck = draft.deck.filter((card) => card !== `${n}`)),
  (draft) => draft.deck.sort().reverse(),
  (draft, n) => (draft.deck.length = Math.min(draft.deck.length, n)),
  (draft, n) => (draft.tiles['riga'] = { face: `${n}` }),
  (draft, n) => {
    const tile = draft.tiles['riga'];
    if (tile !== undefined) tile.face = `${n}`;
  },
  (draft, n) => delete draft.tiles[['paris', 'riga', 'nowhere'][n % 3] ?? ''],
  (draft) => {
    for (const tile of Object.values(draft.tiles)) tile.face = 'up';
  },
  (draft) => {
    for (const { cards } of draft.pawns) cards.pop();
  },
  (draft, n) => draft.lost.push(...draft.pawns.splice(n % 2, 1)),
  (draft) => {
    const back = draft.lost.pop();
    if (back === undefined) return;
    back.name = 'd';
    draft.pawns = [back, ...draft.pawns];
    back.cards.push('late');
  },
  (draft) => draft.pawns.reverse(),
  (draft) => (draft.lost = draft.pawns.filter(({ cards }) => cards.length > 0).map((one) => ({ ...one, name: 'e' }))),
  (draft, n) => {
    const one = pawn(draft, n);
    if (one !== undefined) draft.lost.push({ name: 'f', cards: one.cards });
    one?.cards.push('after');
  },
];

test('a recipe changes a state as it changes a copy of it, and the state itself not at all', () => {
  const steps = fc.array(fc.tuple(fc.nat({ max: RECIPES.length - 1 }), fc.nat({ max: 9 })), { maxLength: 12 });
  fc.assert(
    fc.property(steps, steps, (first, second) => {
      let state = start();
      for (const all of [first, second]) {
        const before = JSON.stringify(state);
        const copy = JSON.parse(before) as Draft<State>;
        const after = changed(state, (draft) => all.forEach(([which, n]) => RECIPES[which]?.(draft, n)));
        all.forEach(([which, n]) => RECIPES[which]?.(copy, n));
        expect(JSON.stringify(state)).toBe(before);
        expect(JSON.stringify(after)).toBe(JSON.stringify(copy));
        state = after;
      }
    }),
    runs(500),
  );
});

test('what a recipe does not change stays the same object', () => {
  const state = start();
  const after = changed(state, (draft) => {
    draft.pawns.find(({ name }) => name === 'b')?.cards.push('9');
    draft.turn.number = 1;
  });
  expect(after.pawns[1]).not.toBe(state.pawns[1]);
  expect([after.turn, after.deck, after.tiles, after.lost]).toEqual([state.turn, state.deck, state.tiles, state.lost]);
  expect([after.turn === state.turn, after.deck === state.deck, after.tiles === state.tiles]).toEqual([
    true,
    true,
    true,
  ]);
  expect([after.pawns[0] === state.pawns[0], after.pawns[2] === state.pawns[2]]).toEqual([true, true]);
});

test('a recipe that changes nothing gives the state itself', () => {
  const state = start();
  const look = changed(state, (draft) => {
    draft.turn.number = draft.pawns.length - 2;
    delete draft.tiles['nowhere'];
  });
  expect(look).toBe(state);
});

test('a draft looks like what it is a draft of', () => {
  changed(start(), (draft) => {
    expect(Array.isArray(draft.pawns)).toBe(true);
    expect(Object.keys(draft.tiles)).toEqual(['paris', 'riga']);
    expect('paris' in draft.tiles).toBe(true);
    expect(JSON.stringify(draft)).toBe(JSON.stringify(start()));
    expect(draft.pawns[0]).toBe(draft.pawns.at(0));
  });
});

test('a draft is of no use after its recipe', () => {
  const kept: Draft<State>[] = [];
  changed(start(), (draft) => void kept.push(draft));
  expect(() => kept[0]?.turn).toThrow(TypeError);
  expect(() => kept[0]?.deck).toThrow('after its recipe');
});
