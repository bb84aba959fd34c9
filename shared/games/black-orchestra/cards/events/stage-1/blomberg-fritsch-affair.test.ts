import { makeCurrent, Scenario, stackEvents } from '../../../testing/scenario';

describe('Blomberg-Fritsch Affair', () => {
  it('raises support and brings Goering, and him alone, to the Chancellery', () => {
    const s = Scenario.event('blomberg-fritsch-affair');
    expect(s.pub.support).toBe(4);
    expect(s.pub.leaders).toMatchObject({
      goering: { space: 'chancellery' },
      hitler: { space: 'deutschlandhalle' },
      hess: { space: 'hannover' },
    });
  });

  it('is overtaken once the Munich Agreement has happened [BO 8, scenario 23]', () => {
    const s = Scenario.turn({
      table: (draft) => {
        makeCurrent(draft, 'munich-agreement#1');
        stackEvents(draft, 1, ['blomberg-fritsch-affair#1', 'gestapo-investigation#1']);
        draft.pub.turn.phase = 'event';
      },
    });
    expect(s.pub.support).toBe(3);
    expect(s.pub.leaders.goering).toEqual({ state: 'board', space: 'munich' });
    expect(s.pub.keyEvent).toBe('munich-agreement#1');
    expect(s.pub.eventDiscard).toEqual(['blomberg-fritsch-affair#1']);
    expect(s.pub.currentEvent).toBe('gestapo-investigation#1');
  });
});
