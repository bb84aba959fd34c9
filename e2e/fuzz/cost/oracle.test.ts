import { BYTES_OUT, cheapest, CPU_MS, duePrice, faultsOf, priceOf, RATIO, triesFor } from './oracle';

const ordinary = { cpuMs: 0.2, bytesIn: 100, bytesOut: 200 };

it('finds nothing wrong with an ordinary command', () => {
  expect(duePrice(ordinary)).toBe(1);
  expect(faultsOf(ordinary, 1)).toEqual([]);
});

it('finds a packet that costs more of the processor than it pays for', () => {
  const dear = { ...ordinary, cpuMs: 3 * CPU_MS };
  expect(duePrice(dear)).toBe(3);
  expect(faultsOf(dear, 2)).toEqual(['costs 3.00 ms of CPU, and is limited like 2.0 commands at most']);
  expect(faultsOf(dear, 3)).toEqual([]);
});

it('finds a packet that gets more bytes than it pays for', () => {
  const dear = { ...ordinary, bytesOut: 100 * RATIO + 5 * BYTES_OUT };
  expect(faultsOf(dear, 4.9)).toEqual([
    `gets ${dear.bytesOut} bytes for 100, and is limited like 4.9 commands at most`,
  ]);
  expect(faultsOf(dear, 5)).toEqual([]);
});

it('tries a kind often enough to see whether it is limited as is due', () => {
  expect(triesFor(120, 1)).toBe(240);
  expect(priceOf(120, triesFor(120, 40))).toBeLessThan(40);
});

it('lets a sender be hung up on as the price of anything', () => {
  expect(faultsOf({ cpuMs: 1e6, bytesIn: 1, bytesOut: 1e9 }, Infinity)).toEqual([]);
});

it('takes the price from how many are accepted at once', () => {
  expect(priceOf(120, 120)).toBe(1);
  expect(priceOf(120, 12)).toBe(10);
  expect(priceOf(120, 400)).toBe(1);
  expect(priceOf(120, 0)).toBe(120);
});

it('takes the least of several batches, without what an idle server spends', () => {
  const batches = [ordinary, { cpuMs: 0.5, bytesIn: 100, bytesOut: 150 }];
  expect(cheapest(batches, 0.05)).toEqual({ cpuMs: expect.closeTo(0.15) as number, bytesIn: 100, bytesOut: 150 });
  expect(cheapest(batches, 1).cpuMs).toBe(0);
});
