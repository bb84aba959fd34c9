import type { Text } from '../../../shared/engine/text';
import type { Story } from '../../table/contract/story';
import { LINE, type Timing } from '../../table/contract/timing';

const FIRST_MS = 1_200;
const EACH_MS = 700;
const VERDICT_MS = 1_100;
const HOLD_MS = 2_200;

/** How the log is read: bids are lines; a doubt is a moment in which one cup after another is lifted. */
export const story: Pick<Story<never>, 'kinds' | 'lines' | 'timing'> = {
  kinds: { doubt: 'ld.kind.doubt', bid: 'ld.kind.bid' },
  lines: { 'log.bid': { kind: 'bid', tone: 'plain' }, 'log.doubt': { kind: 'doubt', tone: 'threat' } },
  timing: (moment) => (moment.kind === 'doubt' ? liftedOneByOne(moment.rest.filter(isHeld).length) : LINE),
};

/** Whether a line shows the dice of a seat. */
export function isHeld({ m }: Text): boolean {
  return m === 'log.held';
}

function liftedOneByOne(cups: number): Timing {
  const counted = FIRST_MS + cups * EACH_MS;
  const lasts = counted + VERDICT_MS + HOLD_MS;
  return {
    weight: 'dice',
    beats: [
      ...Array.from({ length: cups }, (_, i) => ({
        name: 'lifted',
        at: FIRST_MS + i * EACH_MS,
        sound: 'die' as const,
      })),
      { name: 'counted', at: counted },
      { name: 'result', at: counted + VERDICT_MS },
      { name: 'question', at: lasts },
    ],
    lasts,
    shown: 'always',
  };
}
