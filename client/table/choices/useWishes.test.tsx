/** @jest-environment ./client/testing/environment.ts */
import { act, renderHook } from '@testing-library/react';

import { type Ask, askId, seat } from '../../../shared/engine/ask';
import type { MatchView } from '../../../shared/engine/match';
import { text } from '../../../shared/engine/text';
import { BARE_VIEW } from '../../testing/table';
import type { Wish, Wishing } from '../contract/wishes';
import { useWishes } from './useWishes';

const ask = (id: string, kind: string, ...keys: readonly string[]): Ask => ({
  id: askId(id),
  seat: seat(0),
  kind,
  prompt: text('p'),
  options: keys.map((key) => ({ key, label: text(key) })),
});

/** The number of an action that is announced, and whether it is aimed at the reader, at another, or at one of few; null while none is. */
interface Announced {
  readonly n: number;
  readonly at: 'reader' | 'another' | 'few';
}

const viewOf = (announced: Announced | null, ...asks: readonly Ask[]): MatchView => ({
  ...BARE_VIEW,
  you: seat(0),
  table: announced,
  asks,
});

const counter = (n: number): Wish => ({
  id: `counter.${n}`,
  kind: 'counter',
  keys: ['guard', 'envoy'],
  label: text('counter'),
});

/** A game in which an action is announced, may be doubted, and then be countered. */
const wishing: Wishing<unknown, unknown> = {
  offered: ({ table }) => (table === null ? [] : [counter((table as Announced).n)]),
  standing: ({ table }) => ((table as Announced | null)?.at === 'few' ? 'never' : 'offered'),
  passing: ({ kind }, { table }) =>
    kind !== 'action' && (table as Announced | null)?.at === 'another' ? 'pass' : null,
  turn: ['action'],
};

const AT_ME: Announced = { n: 1, at: 'reader' };
const AT_OTHERS: Announced = { n: 1, at: 'another' };
const doubt = ask('1', 'doubt', 'pass', 'doubt');

/** A reader of a table that comes to other views, with what is answered. `random` is where in its range a wait lies. */
function reader(view: MatchView, random = 0) {
  jest.spyOn(Math, 'random').mockReturnValue(random);
  const sent: string[] = [];
  const choose = (id: string, key: string) => void sent.push(`${id} ${key}`);
  const drawn = renderHook(({ now, answers }) => useWishes(now, null, wishing, choose, answers), {
    initialProps: { now: view, answers: 'taken' as 'taken' | 'none' },
  });
  const wishes = () => drawn.result.current;
  return {
    sent,
    wishes,
    wish: (one: Wish) => act(() => wishes().wish(one)),
    pass: () => act(() => wishes().pass('by-itself')),
    come: (now: MatchView, answers: 'taken' | 'none' = 'taken') => drawn.rerender({ now, answers }),
  };
}

const wait = (ms: number) => act(() => jest.advanceTimersByTime(ms));

beforeEach(() => jest.useFakeTimers());
afterEach(() => {
  jest.useRealTimers();
  jest.restoreAllMocks();
  document.body.replaceChildren();
});

describe('a wish for one question', () => {
  it.each([
    [0, 1_000],
    [0.5, 2_500],
    [1, 4_000],
  ])('is sent once, between one and four seconds after its question has opened (random %d)', (random, ms) => {
    const at = reader(viewOf(AT_ME, doubt), random);
    at.wish(counter(1));
    expect(at.wishes().offered).toEqual([]);
    wait(60_000);
    expect(at.sent).toEqual([]);
    at.come(viewOf(AT_ME, ask('2', 'counter', 'pass', 'envoy')));
    wait(ms - 1);
    expect(at.sent).toEqual([]);
    wait(1);
    expect(at.sent).toEqual(['2 envoy']);
    expect(at.wishes().wished).toEqual([]);
    wait(60_000);
    expect(at.sent).toEqual(['2 envoy']);
  });

  it('is dropped when its option is not there', () => {
    const at = reader(viewOf(AT_ME));
    at.wish(counter(1));
    at.come(viewOf(AT_ME, ask('2', 'counter', 'pass')));
    expect(at.wishes().wished).toEqual([]);
    wait(60_000);
    expect(at.sent).toEqual([]);
  });

  it('is dropped when its question did not come: it answers no later one', () => {
    const at = reader(viewOf(AT_ME));
    at.wish(counter(1));
    at.come(viewOf(null));
    at.come(viewOf({ n: 2, at: 'reader' }, ask('5', 'counter', 'pass', 'guard')));
    expect(at.wishes().wished).toEqual([]);
    wait(60_000);
    expect(at.sent).toEqual([]);
  });

  it('is dropped by its cross, also while it waits to be sent', () => {
    const at = reader(viewOf(AT_ME));
    at.wish(counter(1));
    at.come(viewOf(AT_ME, ask('2', 'counter', 'pass', 'guard')));
    act(() => at.wishes().drop('counter.1'));
    wait(60_000);
    expect(at.sent).toEqual([]);
  });

  it('waits while the table pauses', () => {
    const at = reader(viewOf(AT_ME));
    at.wish(counter(1));
    const open = viewOf(AT_ME, ask('2', 'counter', 'pass', 'guard'));
    at.come(open, 'none');
    wait(60_000);
    expect(at.sent).toEqual([]);
    at.come(open);
    wait(1_000);
    expect(at.sent).toEqual(['2 guard']);
  });
});

describe('a wish that lets pass what is asked before', () => {
  const passing: Wish = { ...counter(1), now: { kind: 'doubt', key: 'pass' } };

  it('answers it at once, and its own question after that has opened', () => {
    const at = reader(viewOf(AT_ME, doubt));
    at.wish(passing);
    expect(at.sent).toEqual(['1 pass']);
    at.come(viewOf(AT_ME));
    expect(at.wishes().wished).toEqual([passing]);
    at.come(viewOf(AT_ME, ask('2', 'counter', 'pass', 'guard')));
    wait(999);
    expect(at.sent).toEqual(['1 pass']);
    wait(1);
    expect(at.sent).toEqual(['1 pass', '2 guard']);
  });

  it('answers nothing where that is not asked, or no answer is taken', () => {
    const at = reader(viewOf(AT_ME));
    at.wish(passing);
    at.come(viewOf(AT_ME, doubt), 'none');
    act(() => at.wishes().drop('counter.1'));
    at.wish(passing);
    expect(at.sent).toEqual([]);
  });

  it('is kept when a finger taps twice on the question that it has answered, and dropped by one on its own', () => {
    const at = reader(viewOf(AT_ME, doubt));
    const box = document.body.appendChild(document.createElement('section'));
    box.dataset['testid'] = 'ask';
    box.dataset['ask'] = '1';
    const tap = () => act(() => void box.dispatchEvent(new Event('pointerdown', { bubbles: true })));
    at.wish(passing);
    tap();
    expect(at.wishes().wished).toEqual([passing]);
    box.dataset['ask'] = '2';
    at.come(viewOf(AT_ME, ask('2', 'counter', 'pass', 'guard')));
    tap();
    expect(at.wishes().wished).toEqual([]);
  });
});

describe('the wish that lets pass what is not aimed at its reader', () => {
  it('passes each such question, and none that is', () => {
    const at = reader(viewOf(AT_OTHERS, doubt));
    at.pass();
    wait(1_000);
    at.come(viewOf({ n: 2, at: 'another' }, ask('3', 'doubt', 'pass', 'doubt')));
    wait(1_000);
    expect(at.sent).toEqual(['1 pass', '3 pass']);
    at.come(viewOf({ n: 3, at: 'reader' }, ask('4', 'doubt', 'pass', 'doubt')));
    wait(60_000);
    expect(at.sent).toEqual(['1 pass', '3 pass']);
    expect(at.wishes().passing).toBe('by-itself');
  });

  it('is there at large tables alone, and ends where the table is one no more', () => {
    const at = reader(viewOf(AT_OTHERS));
    at.pass();
    expect(at.wishes().passing).toBe('by-itself');
    at.come(viewOf({ n: 2, at: 'few' }, doubt));
    expect(at.wishes().passing).toBe('never');
    at.come(viewOf(AT_OTHERS, doubt));
    expect(at.wishes().passing).toBe('not');
    wait(60_000);
    expect(at.sent).toEqual([]);
  });

  it('ends with the next turn of its reader', () => {
    const at = reader(viewOf(null));
    at.pass();
    at.come(viewOf(null, ask('2', 'action', 'income')));
    expect(at.wishes().passing).toBe('not');
    at.come(viewOf(AT_OTHERS, doubt));
    wait(60_000);
    expect(at.sent).toEqual([]);
  });
});

it.each([
  ['a finger on the question', 'ask', 'pointerdown'],
  ['a key in the question', 'ask', 'keydown'],
  ['a finger on the bar of what is urgent', 'urgent', 'pointerdown'],
])('%s drops all that is wished', (_, where, type) => {
  const at = reader(viewOf(AT_OTHERS));
  at.wish(counter(1));
  at.pass();
  const box = document.body.appendChild(document.createElement('section'));
  if (where === 'ask') box.dataset['testid'] = 'ask';
  else box.dataset['urgent'] = '';
  const button = box.appendChild(document.createElement('button'));
  const elsewhere = document.body.appendChild(document.createElement('button'));
  at.come(viewOf(AT_OTHERS, doubt));
  act(() => void elsewhere.dispatchEvent(new Event(type, { bubbles: true })));
  expect(at.wishes().passing).toBe('by-itself');
  act(() => void button.dispatchEvent(new Event(type, { bubbles: true })));
  expect([at.wishes().wished, at.wishes().passing]).toEqual([[], 'not']);
  wait(60_000);
  expect(at.sent).toEqual([]);
});
