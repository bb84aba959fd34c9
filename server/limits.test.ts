import { RateLimiter } from './limits';

describe('RateLimiter', () => {
  let now = 0;
  const limiter = () => new RateLimiter({ burst: 2, perSecond: 1 }, () => now);

  it('lets a burst through, then so many a second', () => {
    const some = limiter();
    expect([some.take('a'), some.take('a'), some.take('a')]).toEqual([true, true, false]);
    now += 1000;
    expect([some.take('a'), some.take('a')]).toEqual([true, false]);
  });

  it('never saves up more than a burst', () => {
    const some = limiter();
    some.take('a');
    now += 3_600_000;
    expect([some.take('a'), some.take('a'), some.take('a')]).toEqual([true, true, false]);
  });

  it('counts keys apart, and looking is free', () => {
    const some = limiter();
    for (let i = 0; i < 5; i++) expect(some.allows('a')).toBe(true);
    some.take('a');
    some.take('a');
    expect([some.allows('a'), some.allows('b')]).toEqual([false, true]);
  });

  it('is not fooled by a clock that goes backwards', () => {
    const some = limiter();
    some.take('a');
    some.take('a');
    now -= 60_000;
    expect(some.take('a')).toBe(false);
  });

  it('holds nothing against a key beyond its rate, unless there is debt', () => {
    const some = limiter();
    for (let i = 0; i < 50; i++) some.take('a');
    now += 1000;
    expect(some.take('a')).toBe(true);
  });

  it('counts what was tried all at once as debt, up to a bound', () => {
    const strict = new RateLimiter({ burst: 2, perSecond: 1, debt: 3 }, () => now);
    for (let i = 0; i < 50; i++) strict.take('a');
    now += 3000;
    expect(strict.allows('a')).toBe(false);
    now += 1000;
    expect(strict.allows('a')).toBe(true);
  });

  it('remembers only so many keys, the full ones least', () => {
    const some = limiter();
    some.take('emptied');
    some.take('emptied');
    now += 1;
    for (let i = 0; i < 9_999; i++) some.allows(`seen ${i}`);
    some.take('new');
    expect(some.size).toBeLessThan(10);
    expect(some.allows('emptied')).toBe(false);
  });

  it('forgets the oldest when no key is full', () => {
    const some = limiter();
    for (let i = 0; i < 20_000; i++) some.take(`key ${i}`);
    expect(some.size).toBe(10_000);
    expect(some.allows('key 19999')).toBe(true);
  });
});
