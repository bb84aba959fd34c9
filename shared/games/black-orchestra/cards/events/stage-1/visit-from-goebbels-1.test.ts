import { one, Scenario } from '../../../testing/scenario';

describe('Visit from Goebbels (stage 1)', () => {
  it('offers the one he meets alone high suspicion for 2 motivation', () => {
    const s = Scenario.event('visit-from-goebbels-1', {
      table: (draft) => {
        one(draft, 'canaris').space = 'munich';
        one(draft, 'kordt').space = 'munich';
      },
    });

    expect(s.pub.leaders.goebbels).toEqual({ state: 'board', space: 'train-station' });
    expect(s.waiting).toEqual(['beck:may']);
    expect(s.options('beck')).toEqual(['yes', 'no']);
    expect(s.options('canaris')).toEqual([]);

    s.choose('beck', 'yes');
    expect(s.who('beck')).toMatchObject({ suspicion: 'high', motivation: 'motivated' });
  });

  it('changes nothing when declined', () => {
    const s = Scenario.event('visit-from-goebbels-1', {
      table: (draft) => {
        one(draft, 'canaris').space = 'munich';
        one(draft, 'kordt').space = 'munich';
      },
    });
    s.choose('beck', 'no');
    expect(s.who('beck')).toMatchObject({ suspicion: 'medium', motivation: 'timid' });
    // Who watched saw an offer, and then nothing.
    expect(s.log).toContain('log.declined');
  });

  it('still motivates one who is at extreme suspicion already', () => {
    const s = Scenario.event('visit-from-goebbels-1', {
      table: (draft) => {
        one(draft, 'beck').suspicion = 'extreme';
        one(draft, 'canaris').space = 'munich';
        one(draft, 'kordt').space = 'munich';
      },
    });
    s.choose('beck', 'yes');
    expect(s.who('beck')).toMatchObject({ suspicion: 'extreme', motivation: 'motivated' });
  });

  it('offers nothing when two stand where he goes', () => {
    const s = Scenario.event('visit-from-goebbels-1', {
      table: (draft) => {
        one(draft, 'kordt').space = 'munich';
      },
    });
    expect(s.pub.leaders.goebbels).toEqual({ state: 'board', space: 'train-station' });
    expect(s.waiting).toEqual(['canaris:action']);
    expect(s.who('beck').motivation).toBe('timid');
    // Found: nobody knew whether there was an offer.
    expect(s.log).toContain('log.nobody-alone');
  });

  it.each([
    ['high', 'reckless', 'canaris:action'],
    ['medium', 'reckless', 'beck:may'],
    ['high', 'committed', 'beck:may'],
  ] as const)(
    'at %s and %s it goes on with %s: nobody is offered what would change nothing',
    (suspicion, motivation, waiting) => {
      const s = Scenario.event('visit-from-goebbels-1', {
        table: (draft) => {
          one(draft, 'beck').suspicion = suspicion;
          one(draft, 'beck').motivation = motivation;
          one(draft, 'canaris').space = 'munich';
          one(draft, 'kordt').space = 'munich';
        },
      });
      expect(s.waiting).toEqual([waiting]);
    },
  );
});
