import { expiryAt } from './expiry';

const DAY = 86_400_000;
const HOUR = DAY / 24;

describe('expiryAt', () => {
  it('counts days and hours back from now', () => {
    expect(expiryAt(100 * DAY, { finishedDays: 30, abandonedDays: 90, emptyHours: 6 })).toEqual({
      finishedBefore: 70 * DAY,
      abandonedBefore: 10 * DAY,
      emptyBefore: 100 * DAY - 6 * HOUR,
    });
  });

  it('lets nothing expire that is kept for ever, nor what is older than time', () => {
    const nothing = { finishedBefore: 0, abandonedBefore: 0, emptyBefore: 0 };
    expect(expiryAt(100 * DAY, { finishedDays: null, abandonedDays: null, emptyHours: null })).toEqual(nothing);
    expect(expiryAt(DAY, { finishedDays: 2, abandonedDays: 2, emptyHours: 25 })).toEqual(nothing);
  });
});
