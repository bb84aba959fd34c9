import { type Seat, seat } from '../../../shared/engine/ask';
import type { ClockView } from '../../../shared/protocol/time';
import { clockFor } from './clock-for';

const clock = (at: Seat | null, kind: string, until: number | null): ClockView => ({
  seat: at,
  kind,
  until,
  lengthMs: 5_000,
  more: 2,
});
const [anna, ben, chloe] = [seat(0), seat(1), seat(2)];
const CLOCKS = [clock(anna, 'action', 9), clock(ben, 'window', 8), clock(chloe, 'window', 7)];
const WAITING = [
  { seat: ben, kind: 'window' },
  { seat: chloe, kind: 'window' },
];

describe('the clock that a viewer watches', () => {
  it('is that of their own question, and none where it has none', () => {
    expect(clockFor(CLOCKS, { seat: ben, kind: 'window' }, WAITING)?.until).toBe(8);
    expect(clockFor(CLOCKS, { seat: ben, kind: 'action' }, WAITING)).toBeNull();
  });

  it('is the first to end of those who are awaited; one that stands still ends last', () => {
    expect(clockFor(CLOCKS, null, WAITING)?.until).toBe(7);
    expect(clockFor([clock(ben, 'window', null), ...CLOCKS.slice(2)], null, WAITING)?.until).toBe(7);
    expect(clockFor([clock(ben, 'window', null)], null, WAITING)?.until).toBeNull();
    expect(clockFor(CLOCKS, null, [])).toBeNull();
  });

  it('is the table’s own where it has one', () => {
    expect(clockFor([...CLOCKS, clock(null, 'hold', 5)], { seat: ben, kind: 'window' }, WAITING)?.seat).toBeNull();
  });
});
