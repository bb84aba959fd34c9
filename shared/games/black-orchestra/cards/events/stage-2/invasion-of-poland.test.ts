import { Scenario, stackEvents } from '../../../testing/scenario';

describe('Invasion of Poland', () => {
  it.each([
    [3, 5],
    [6, 7],
  ])('raises support from %i to %i, the ceiling at most [BO 3]', (from, to) => {
    const s = Scenario.event('invasion-of-poland', {
      table: (draft) => {
        draft.pub.support = from;
      },
    });
    expect(s.pub.support).toBe(to);
  });

  it('lies in the key event space after the next draw and holds off the important events of its stage [BO 8]', () => {
    const s = Scenario.turn({
      table: (draft) => {
        draft.pub.stage = 2;
        draft.pub.turn = { ...draft.pub.turn, phase: 'event', eventsDue: 2 };
        stackEvents(draft, 2, ['invasion-of-poland#1', 'sudetenland-occupation#1', 'anti-semitic-laws#1']);
      },
    });
    expect(s.pub).toMatchObject({
      support: 5,
      keyEvent: 'invasion-of-poland#1',
      currentEvent: 'anti-semitic-laws#1',
      eventDiscard: ['sudetenland-occupation#1'],
    });
  });
});
