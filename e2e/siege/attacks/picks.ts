import { flood, SIZES } from '../flood';
import type { Attack } from '../target';

/** Picks of tens of thousands of items: to be refused by their number before any is looked at. */
export const picks: Attack = (target) =>
  flood(target, {
    from: ['127.1.0.1', '127.1.0.2'],
    connections: 6,
    perSecond: 8,
    namespace: '/rooms',
    packets: SIZES.map((size) => `["pick",{"picks":[${'0,'.repeat(size / 2 - 20)}0]}]`),
  });
