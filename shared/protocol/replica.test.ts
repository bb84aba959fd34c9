import { follow, followView } from './replica';
import type { PatchMessage, ViewMessage } from './rooms';

const patch = [{ op: 'replace', path: '/a', value: 2 }] as const;

describe('a patch', () => {
  test('from the known state gives the next value and leaves the known one as it was', () => {
    const known = { a: 1, b: {} };
    const followed = follow(known, 3, { from: 3, to: 5, patch });
    expect(followed).toEqual({ kind: 'next', value: { a: 2, b: {} } });
    expect(known).toEqual({ a: 1, b: {} });
  });

  test.each([
    ['to the known state', 2, 3],
    ['to an earlier state', 1, 2],
    ['that leads nowhere', 3, 3],
  ])('%s is outdated', (_, from, to) => {
    expect(follow({ a: 1 }, 3, { from, to, patch })).toEqual({ kind: 'outdated' });
  });

  test.each([
    ['a later state', 4],
    ['an earlier state', 2],
  ])('from %s to a later one shows a gap', (_, from) => {
    expect(follow({ a: 1 }, 3, { from, to: 5, patch })).toEqual({ kind: 'gap' });
  });

  test('that does not fit the value is a misfit', () => {
    const lost = [{ op: 'remove', path: '/nowhere' }] as const;
    expect(follow({ a: 1 }, 3, { from: 3, to: 4, patch: lost })).toMatchObject({ kind: 'misfit' });
  });
});

test('a patch of a view brings its number, its clock and who is awaited', () => {
  const view = { rules: '', you: null, asks: [], waiting: [], keepers: {}, table: null, log: [], over: null };
  const known: ViewMessage = { stateID: 3, view, waitingSince: [], changedAt: 1, now: 1 };
  const message: PatchMessage = {
    from: 3,
    to: 4,
    patch: [{ op: 'replace', path: '/rules', value: 'r' }],
    waitingSince: [],
    changedAt: 7,
    now: 9,
  };
  expect(followView(known, message)).toEqual({
    kind: 'next',
    value: { stateID: 4, view: { ...view, rules: 'r' }, waitingSince: [], changedAt: 7, now: 9 },
  });
  expect(followView(known, { ...message, from: 4, to: 5 })).toEqual({ kind: 'gap' });
});
