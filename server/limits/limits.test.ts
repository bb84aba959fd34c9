import { AddressLimiter, chargedOfAnswer, LIMITS, priceOfAnswer, priceOfBroadcast, RateLimiter } from './limits';

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

  it('leaves no more than what is left of what was used elsewhere, however often that is recalled, and counts nothing twice', () => {
    const [some, other] = [limiter(), limiter()];
    now += 1000;
    expect(some.take('a')).toBe(true);
    const earlier = [now - 500, now];
    for (let i = 0; i < 3; i++) {
      some.recall('a', [now]);
      other.recall('a', earlier);
    }
    expect([some.take('a'), some.take('a')]).toEqual([true, false]);
    expect(other.take('a')).toBe(false);
    now += 500;
    expect([other.take('a'), other.take('a')]).toEqual([true, false]);
    other.recall('b', [now - 60_000, now - 50_000]);
    expect([other.take('b'), other.take('b'), other.take('b')]).toEqual([true, true, false]);
  });

  it('counts what was tried all at once as debt, up to a bound', () => {
    const strict = new RateLimiter({ burst: 2, perSecond: 1, debt: 3 }, () => now);
    for (let i = 0; i < 50; i++) strict.charge('a', 1);
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
    expect(some.size).toBeLessThanOrEqual(10_000);
    expect(some.allows('key 19999')).toBe(true);
  });

  it('takes what an event costs, and lets nothing more happen until that is paid', () => {
    const some = limiter();
    expect(some.take('a', 3)).toBe(true);
    now += 1000;
    expect(some.allows('a')).toBe(false);
    now += 1000;
    expect(some.allows('a')).toBe(true);
    some.charge('a', 1000);
    now += 3000;
    expect(some.allows('a')).toBe(true);
  });

  it('does not forget who has used up their rate, however many others come', () => {
    const some = limiter();
    some.take('guesser', 2);
    for (let i = 0; i < 20_000; i++) {
      some.take(`other ${i}`);
      if (some.allows('guesser')) throw new Error(`forgotten after ${i}`);
    }
    expect(some.size).toBeLessThanOrEqual(10_000);
  });

  it('lets newcomers share one bucket when too many have used up their rate, until those have something again', () => {
    const some = limiter();
    for (let i = 0; i < 10_000; i++) some.take(`guesser ${i}`, 2);
    expect([some.take('a'), some.take('b'), some.take('c')]).toEqual([true, true, false]);
    for (let i = 0; i < 10_000; i++) expect(some.allows(`guesser ${i}`)).toBe(false);
    expect(some.size).toBe(10_000);
    now += 2000;
    expect([some.take('a'), some.take('b'), some.take('c')]).toEqual([true, true, true]);
  });
});

describe('AddressLimiter', () => {
  let now = 0;
  const limiter = () => new AddressLimiter({ burst: 20, perSecond: 1 }, () => now);
  const inside = (i: number): string => `2001:db8:1:${i.toString(16)}::/64`;

  it('lets one /48 do no more than eight times as much as one /64, with however many networks inside', () => {
    const some = limiter();
    let done = 0;
    for (let i = 0; i < 5000; i++) if (some.take(inside(i * 13))) done += 1;
    expect(done).toBe(160);
    expect([some.take('2001:db8:2:1::/64'), some.take('192.0.2.1')]).toEqual([true, true]);
    now += 1000;
    expect(Array.from({ length: 20 }, (_, i) => some.take(inside(i * 256))).filter(Boolean)).toHaveLength(8);
  });

  it('lets one /56 do twice as much', () => {
    const some = limiter();
    const done = Array.from({ length: 256 }, (_, i) => some.take(inside(i))).filter(Boolean);
    expect(done).toHaveLength(40);
    expect(some.take(inside(256))).toBe(true);
  });

  it('takes nothing from the neighbours for what one is refused', () => {
    const some = limiter();
    for (let i = 0; i < 1000; i++) some.take(inside(1));
    for (let i = 0; i < 20; i++) expect(some.take(inside(2))).toBe(true);
  });

  it('does not forget a /48, however many others come', () => {
    const some = limiter();
    for (let i = 0; i < 200; i++) some.take(inside(i * 256));
    for (let i = 0; i < 30_000; i++) some.take(`2001:db8:${(i + 2).toString(16)}:1::/64`);
    expect(some.allows(inside(65_000))).toBe(false);
  });
});

test('an answer to a game is charged for a crowd so that answering once a second, with a preview each, is never slowed', () => {
  const answer = 1 + priceOfBroadcast(chargedOfAnswer(500 * 10_000));
  const preview = 1 + priceOfAnswer(16_384);
  for (const { perSecond } of [LIMITS.perSeat, LIMITS.perSocket]) expect(answer + preview).toBeLessThan(perSecond);
  // As many players as sit at a table may share an address.
  expect(5 * (answer + preview)).toBeLessThan(LIMITS.perAddress.perSecond);
});
