import { once } from './once';

test('works a value out once for each object', () => {
  const work = jest.fn(({ n }: { readonly n: number }) => ({ twice: 2 * n }));
  const twice = once(work);
  const one = { n: 1 };
  expect(twice(one)).toEqual({ twice: 2 });
  expect(twice(one)).toBe(twice(one));
  expect(twice({ n: 1 })).not.toBe(twice(one));
  expect(work).toHaveBeenCalledTimes(2);
});
