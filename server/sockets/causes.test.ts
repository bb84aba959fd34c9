import { Causes } from './causes';

const from = (n: number) => ({ address: `192.0.2.${n}`, seat: 'match:0' });

test('a payer of several changes is listed once, with the number of changes', () => {
  const causes = new Causes();
  for (let n = 0; n < 5; n++) for (const address of [1, 2]) causes.note('here', from(address));
  causes.note('here', from(1));
  causes.note('elsewhere', from(3));
  expect(causes.take('here')).toEqual([
    { by: from(2), times: 5 },
    { by: from(1), times: 6 },
  ]);
  expect(causes.take('here')).toEqual([]);
});

test('at most 64 payers of one place stay, the last ones (bug: all stayed)', () => {
  const causes = new Causes();
  for (let n = 0; n < 1000; n++) causes.note('here', from(n));
  const known = causes.take('here');
  expect(known).toHaveLength(64);
  expect(known.at(-1)).toEqual({ by: from(999), times: 1 });
});
