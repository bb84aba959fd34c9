import { initialTime, timeFor } from './time';

const SPECS = [
  { id: 'turn', seconds: [30, 45, null], initial: 45 },
  { id: 'window', seconds: [5, 10, 15, null], initial: 15, crowd: { seats: 6, initial: 10 } },
];

describe('the time of a match', () => {
  const usual = initialTime(SPECS, 'game');

  it('is shorter where many sit at the table, and as before when they are fewer again', () => {
    expect(timeFor(SPECS, 5, usual).seconds).toEqual({ turn: 45, window: 15 });
    const many = timeFor(SPECS, 6, usual);
    expect(many).toEqual({ ...usual, seconds: { turn: 45, window: 10 } });
    expect(timeFor(SPECS, 4, many)).toEqual(usual);
  });

  it('stays what the host has set', () => {
    for (const window of [5, null]) {
      const set = { ...usual, seconds: { turn: 30, window } };
      expect(timeFor(SPECS, 8, set)).toEqual(set);
    }
  });
});
