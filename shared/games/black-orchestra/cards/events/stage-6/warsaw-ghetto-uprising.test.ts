import { nextDice, one, Scenario } from '../../../testing/scenario';

/** The turn after the event, in which Canaris fills the track with one target. */
function trackFilled(event: string) {
  const s = Scenario.event(event, {
    table: (draft) => {
      draft.pub.support = 5;
      draft.pub.track = 2;
      one(draft, 'beck').motivation = 'reckless';
      one(draft, 'kordt').space = 'prison';
      nextDice(draft, 'target');
    },
  });
  return s.choose('canaris', 'conspire:1');
}

describe('Warsaw Ghetto Uprising', () => {
  it('adds motivation for all to the choices when the track fills while it is current [BO 7, 8]', () => {
    const s = trackFilled('warsaw-ghetto-uprising');

    expect(s.waiting).toEqual(['canaris:dissent']);
    expect(s.options('canaris')).toEqual(['motivate:canaris', 'support', 'motivate-all']);
    s.choose('canaris', 'motivate-all');
    expect(s.who('beck').motivation).toBe('reckless');
    expect(s.who('canaris').motivation).toBe('skeptical');
    expect(s.who('kordt').motivation).toBe('timid');
    expect(s.pub).toMatchObject({ support: 5, track: 0 });
  });

  it('leaves the usual choice open', () => {
    const s = trackFilled('warsaw-ghetto-uprising').choose('canaris', 'support');
    expect(s.who('canaris').motivation).toBe('timid');
    expect(s.pub).toMatchObject({ support: 4, track: 0 });
  });

  it('is what makes the difference: another event offers only the usual choice', () => {
    expect(trackFilled('berlin-bombed').options('canaris')).toEqual(['motivate:canaris', 'support']);
  });
});
