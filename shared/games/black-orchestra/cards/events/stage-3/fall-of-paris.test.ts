import { one, Scenario } from '../../../testing/scenario';

describe('Fall of Paris', () => {
  it.each([
    [3, 5],
    [5, 5],
    [6, 6],
  ])('raises support from %i to %i: to 5, never down [R20]', (from, to) => {
    const s = Scenario.event('fall-of-paris', {
      table: (draft) => {
        draft.pub.support = from;
      },
    });
    expect(s.pub.support).toBe(to);
  });

  it('discourages every free conspirator [scenario 36]', () => {
    const s = Scenario.event('fall-of-paris', {
      table: (draft) => {
        one(draft, 'beck').motivation = 'reckless';
        one(draft, 'canaris').motivation = 'skeptical';
        one(draft, 'kordt').motivation = 'committed';
        one(draft, 'kordt').space = 'prison';
      },
    });
    expect(s.who('beck').motivation).toBe('committed');
    expect(s.who('canaris').motivation).toBe('timid');
    expect(s.who('kordt').motivation).toBe('committed');
  });
});
