import { Scenario } from '../../../testing/scenario';

describe('Documents Located', () => {
  it('loses the game at once [BO 1]', () => {
    const s = Scenario.event('documents-located');

    expect(s.over).toEqual({ outcome: 'defeat', reason: 'documents', stage: 7, livesSaved: 0 });
    expect(s.waiting).toEqual([]);
    expect(s.pub.turn.number).toBe(1);
  });

  it('is out of the game with Guarded Documents [BO 15, scenario 2]', () => {
    const s = Scenario.turn({ options: { documents: 'on' } });
    expect(s.hidden.eventDecks[6]).toHaveLength(10);
    expect(s.hidden.eventDecks[6]).not.toContain('documents-located#1');
    expect(s.hidden.eventsRemoved).toContain('documents-located#1');
  });
});
