import { flood, SIZES } from '../flood';
import type { Attack } from '../target';

/** Thousands of table options at once. */
export const options: Attack = (target) =>
  flood(target, {
    from: ['127.1.1.1', '127.1.1.2'],
    connections: 4,
    perSecond: 8,
    namespace: '/rooms',
    packets: SIZES.map((size) => {
      const fields = Array.from({ length: Math.floor(size / 12) }, (_, i) => `"${i}o":"x"`);
      return `["configure",{"options":{${fields.join()}}}]`;
    }),
  });
