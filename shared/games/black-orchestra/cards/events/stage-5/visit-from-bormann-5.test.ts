import { one, Scenario } from '../../../testing/scenario';

describe('Visit from Bormann (stage 5)', () => {
  it('arrests the nearest conspirator when alone there [BO 9, R3]', () => {
    const s = Scenario.event('visit-from-bormann-5', {
      table: (draft) => {
        one(draft, 'beck').space = 'munich';
        one(draft, 'canaris').space = 'posen';
        one(draft, 'kordt').space = 'zurich';
      },
    });

    expect(s.pub.leaders.bormann).toEqual({ state: 'board', space: 'munich' });
    expect(s.who('beck').space).toBe('prison');
    expect(s.who('canaris').space).toBe('posen');
    expect(s.who('kordt').space).toBe('zurich');
    expect(s.waiting).toEqual(['canaris:action']);
  });

  it('spares two who stand together [R3]', () => {
    const s = Scenario.event('visit-from-bormann-5', {
      table: (draft) => {
        one(draft, 'beck').space = 'munich';
        one(draft, 'canaris').space = 'posen';
        one(draft, 'kordt').space = 'munich';
      },
    });

    expect(s.pub.leaders.bormann).toEqual({ state: 'board', space: 'munich' });
    expect(s.who('beck').space).toBe('munich');
    expect(s.who('kordt').space).toBe('munich');
  });

  it('passes by whoever is in his own space already [BO 9, scenario 27]', () => {
    const s = Scenario.event('visit-from-bormann-5', {
      table: (draft) => {
        one(draft, 'beck').space = 'nuremberg';
        one(draft, 'canaris').space = 'prison';
        one(draft, 'kordt').space = 'berghof';
      },
    });

    expect(s.pub.leaders.bormann).toEqual({ state: 'board', space: 'berghof' });
    expect(s.who('beck').space).toBe('nuremberg');
    expect(s.who('kordt').space).toBe('prison');
  });

  it('loses the game by taking the last who is free [BO 1]', () => {
    const s = Scenario.event('visit-from-bormann-5', {
      table: (draft) => {
        one(draft, 'canaris').space = 'prison';
        one(draft, 'kordt').space = 'prison';
      },
    });

    expect(s.over).toMatchObject({ outcome: 'defeat', reason: 'all-arrested' });
  });
});
