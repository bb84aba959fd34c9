import { flood, SIZES } from '../flood';
import type { Attack } from '../target';

/** Frames nested as deep as they are long. */
export const nesting: Attack = (target) =>
  flood(target, {
    from: ['127.1.2.1', '127.1.2.2'],
    connections: 4,
    perSecond: 8,
    namespace: '/rooms',
    packets: SIZES.flatMap((size) => {
      const depth = size / 2 - 20;
      const deep = '['.repeat(depth) + ']'.repeat(depth);
      const objects = '{"a":'.repeat(size / 6 - 20) + '0' + '}'.repeat(size / 6 - 20);
      return [`["pick",{"picks":${deep}}]`, `["say",${objects}]`];
    }),
  });
