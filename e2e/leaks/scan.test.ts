import { withoutOwnAsks } from './scan';

test('an ask that is told in pieces is no leak, and hides none beside it', () => {
  const own = { op: 'replace', path: '/asks/0/options/1/key', value: 'secret' };
  const beside = { op: 'replace', path: '/table/week', value: 3 };
  const frame = (...patch: readonly object[]): string =>
    `42/rooms,${JSON.stringify(['patch', { from: 1, to: 2, patch }])}`;
  expect(withoutOwnAsks(frame(own, beside))).toBe(frame(beside));
  const view = '42/rooms,["view",{"view":{"asks":[]}}]';
  expect(withoutOwnAsks(view)).toBe(view);
});
