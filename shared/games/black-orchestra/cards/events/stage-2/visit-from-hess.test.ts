import { one, Scenario } from '../../../testing/scenario';

const EVERYWHERE = [
  'train-station',
  'gestapo-hq',
  'sportpalast',
  'ministry-of-propaganda',
  'chancellery',
  'deutschlandhalle',
  'zeughaus',
  'hannover',
  'nuremberg',
  'adlerhorst',
  'tannenberg',
  'munich',
  'berghof',
  'vienna',
];

describe('Visit from Hess', () => {
  it('offers a way to any space open in stage 2 for motivation, and suspicion falls after the move [R3, R4]', () => {
    const s = Scenario.event('visit-from-hess', {
      table: (draft) => {
        one(draft, 'beck').space = 'chancellery';
        one(draft, 'canaris').space = 'adlerhorst';
        one(draft, 'canaris').motivation = 'motivated';
        one(draft, 'kordt').space = 'prison';
      },
    });
    expect(s.pub.leaders.hess).toEqual({ state: 'board', space: 'adlerhorst' });
    expect(s.waiting).toEqual(['canaris:may']);
    expect(s.options('canaris')).toEqual([
      ...EVERYWHERE.filter((space) => space !== 'adlerhorst').map((space) => `space:${space}`),
      'no',
    ]);

    s.choose('canaris', 'space:vienna');
    expect(s.who('canaris')).toMatchObject({ space: 'vienna', motivation: 'skeptical', suspicion: 'low' });
    expect(s.who('beck')).toMatchObject({ space: 'chancellery', motivation: 'timid', suspicion: 'medium' });
  });

  it('changes nothing when declined', () => {
    const s = Scenario.event('visit-from-hess', {
      table: (draft) => {
        one(draft, 'canaris').space = 'adlerhorst';
        one(draft, 'canaris').motivation = 'motivated';
        one(draft, 'kordt').space = 'prison';
        one(draft, 'beck').space = 'chancellery';
      },
    });
    s.choose('canaris', 'no');
    expect(s.who('canaris')).toMatchObject({ space: 'adlerhorst', motivation: 'motivated', suspicion: 'medium' });
    expect(s.pub.leaders.hess).toEqual({ state: 'board', space: 'adlerhorst' });
  });

  it('applies what is printed on the space entered [R11]', () => {
    const s = Scenario.event('visit-from-hess', {
      table: (draft) => {
        draft.pub.stage = 4;
        one(draft, 'canaris').space = 'adlerhorst';
        one(draft, 'canaris').motivation = 'motivated';
        one(draft, 'canaris').suspicion = 'extreme';
        one(draft, 'kordt').space = 'prison';
        one(draft, 'beck').space = 'chancellery';
      },
    });
    s.choose('canaris', 'space:treblinka');
    expect(s.who('canaris')).toMatchObject({ space: 'treblinka', motivation: 'committed', suspicion: 'high' });
  });

  it('offers nothing to one who is timid already and so has nothing to give', () => {
    const s = Scenario.event('visit-from-hess', {
      table: (draft) => {
        one(draft, 'canaris').space = 'munich';
        one(draft, 'kordt').space = 'munich';
      },
    });
    expect(s.pub.leaders.hess).toEqual({ state: 'board', space: 'train-station' });
    expect(s.waiting).toEqual(['canaris:action']);
    expect(s.who('beck').suspicion).toBe('medium');
  });

  it('offers nothing to two together', () => {
    const s = Scenario.event('visit-from-hess', {
      table: (draft) => {
        one(draft, 'beck').motivation = 'motivated';
        one(draft, 'kordt').space = 'vienna';
      },
    });
    expect(s.pub.leaders.hess).toEqual({ state: 'board', space: 'train-station' });
    expect(s.options('beck')).toEqual([]);
  });

  it('does not happen once Hess has left the game', () => {
    const s = Scenario.event('visit-from-hess', {
      table: (draft) => {
        draft.pub.leaders.hess = { state: 'gone' };
        one(draft, 'beck').motivation = 'motivated';
        one(draft, 'canaris').space = 'vienna';
        one(draft, 'kordt').space = 'vienna';
      },
    });
    expect(s.waiting).toEqual(['canaris:action']);
  });
});
