import { one, Scenario } from '../../../testing/scenario';

describe('Visit from Goebbels (stage 4)', () => {
  it('brings him to the nearest conspirator and discourages free Civilians wherever they are [BO 9, 11]', () => {
    const s = Scenario.event('visit-from-goebbels-4', {
      sheets: ['beck', 'kordt', 'goerdeler', 'canaris'],
      table: (draft) => {
        one(draft, 'beck').motivation = 'committed';
        Object.assign(one(draft, 'kordt'), { motivation: 'committed', space: 'munich' });
        Object.assign(one(draft, 'goerdeler'), { motivation: 'committed', space: 'prison' });
        Object.assign(one(draft, 'canaris'), { motivation: 'committed', space: 'hannover' });
      },
    });

    expect(s.pub.leaders.goebbels).toEqual({ state: 'board', space: 'train-station' });
    expect(s.who('beck').motivation).toBe('committed');
    expect(s.who('kordt').motivation).toBe('motivated');
    expect(s.who('goerdeler').motivation).toBe('committed');
    expect(s.who('canaris').motivation).toBe('committed');
  });

  it('lets the active player choose between two equally near spaces [BO 9]', () => {
    const s = Scenario.event('visit-from-goebbels-4', {
      table: (draft) => {
        one(draft, 'beck').space = 'hannover';
        one(draft, 'canaris').space = 'prague';
        one(draft, 'kordt').space = 'munich';
      },
    });

    expect(s.waiting).toEqual(['beck:nearest']);
    expect(s.options('beck')).toEqual(['space:hannover', 'space:prague']);
    s.choose('beck', 'space:prague');
    expect(s.pub.leaders.goebbels).toEqual({ state: 'board', space: 'prague' });
  });
});
