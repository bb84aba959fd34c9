import { once, onceEach } from './once';

test('works a value out once for each object', () => {
  const work = jest.fn(({ n }: { readonly n: number }) => ({ twice: 2 * n }));
  const twice = once(work);
  const one = { n: 1 };
  expect(twice(one)).toEqual({ twice: 2 });
  expect(twice(one)).toBe(twice(one));
  expect(twice({ n: 1 })).not.toBe(twice(one));
  expect(work).toHaveBeenCalledTimes(2);
});

test('works a value out once for each key', () => {
  const work = jest.fn((n: number) => ({ twice: 2 * n }));
  const twice = onceEach(work);
  expect([twice(1), twice(2)]).toEqual([{ twice: 2 }, { twice: 4 }]);
  expect(twice(1)).toBe(twice(1));
  expect(work).toHaveBeenCalledTimes(2);
});
