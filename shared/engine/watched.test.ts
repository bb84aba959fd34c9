import './run';

import { changed } from './draft';
import { watched } from './watched';

interface State {
  readonly pub: { readonly seen: readonly string[] };
  readonly hidden: {
    readonly deck: readonly string[];
    readonly decks: readonly (readonly string[])[];
    readonly tiles: Readonly<Record<string, string>>;
    readonly top: string;
  };
}

const state: State = changed(
  { pub: { seen: [] }, hidden: { deck: ['a', 'b', 'c'], decks: [['e'], ['f', 'g']], tiles: { x: 'gun' }, top: 'a' } },
  (draft) => void draft.hidden.deck.push('d'),
);

function readsOf(look: (of: State) => unknown): number {
  let reads = 0;
  look(watched(state, () => void (reads += 1)));
  return reads;
}

describe('a look at a state', () => {
  it.each<[string, (of: State) => unknown]>([
    ['the public part', ({ pub }) => pub.seen.length],
    ['how many there are', ({ hidden }) => hidden.deck.length],
    ['how many there are in one of several lists', ({ hidden }) => hidden.decks[1]?.length],
  ])('at %s tells nothing', (_, look) => expect(readsOf(look)).toBe(0));

  it.each<[string, (of: State) => unknown]>([
    ['the first of a list', ({ hidden }) => hidden.deck[0]],
    ['all of a list', ({ hidden }) => [...hidden.deck]],
    ['a part of a list', ({ hidden }) => hidden.deck.slice(0, 1)],
    ['whether a list has something', ({ hidden }) => hidden.deck.includes('a')],
    ['the first of one of several lists', ({ hidden }) => hidden.decks[1]?.[0]],
    ['a part of one of several lists', ({ hidden }) => hidden.decks[1]?.slice(0, 1)],
    ['several lists', ({ hidden }) => hidden.decks.map((deck) => [...deck])],
    ['an entry of a record', ({ hidden }) => hidden.tiles['x']],
    ['a single value', ({ hidden }) => hidden.top],
  ])('at %s is noticed', (_, look) => expect(readsOf(look)).toBeGreaterThan(0));
});

test('a look at a content names the hidden part that it is of', () => {
  const parts: string[] = [];
  const { hidden } = watched(state, (part) => void parts.push(part));
  expect([hidden.deck[0], hidden.decks[1]?.[0], hidden.tiles['x'], hidden.top]).toEqual(['a', 'f', 'gun', 'a']);
  expect(parts).toEqual(['deck', 'decks', 'tiles', 'top']);
});

describe('a change', () => {
  function readsIn(
    recipe: (draft: { hidden: { deck: string[]; decks: string[][]; tiles: Record<string, string> } }) => unknown,
  ): number {
    let reads = 0;
    changed(state, (draft) => {
      recipe(watched(draft, () => void (reads += 1)));
    });
    return reads;
  }

  it.each<[string, Parameters<typeof readsIn>[0]]>([
    ['puts something on top', ({ hidden }) => hidden.deck.unshift('z')],
    ['puts something into one of several lists', ({ hidden }) => hidden.decks[0]?.push('z')],
    ['replaces a list', ({ hidden }) => (hidden.deck = ['z'])],
    ['writes an entry', ({ hidden }) => (hidden.tiles['y'] = 'map')],
    ['takes an entry away', ({ hidden }) => delete hidden.tiles['x']],
  ])('that %s tells nothing', (_, recipe) => expect(readsIn(recipe)).toBe(0));

  it.each<[string, Parameters<typeof readsIn>[0]]>([
    ['takes the top', ({ hidden }) => hidden.deck.shift()],
    ['takes the last', ({ hidden }) => hidden.deck.pop()],
    ['takes some', ({ hidden }) => hidden.deck.splice(0, 2)],
    ['takes some of one of several lists', ({ hidden }) => hidden.decks[1]?.splice(0, 1)],
    ['finds one', ({ hidden }) => hidden.deck.find((card) => card === 'a')],
  ])('that %s is noticed', (_, recipe) => expect(readsIn(recipe)).toBeGreaterThan(0));
});
