import { nextDice, one, Scenario } from '../../../testing/scenario';

describe('Visit from Himmler (stage 1)', () => {
  it('offers a die to the one he meets alone, who may decline it [R3, R4]', () => {
    const s = Scenario.event('visit-from-himmler-1', {
      table: (draft) => {
        one(draft, 'beck').space = 'munich';
        one(draft, 'kordt').space = 'hannover';
        one(draft, 'canaris').space = 'sportpalast';
      },
    });
    expect(s.pub.leaders.himmler).toEqual({ state: 'board', space: 'sportpalast' });
    expect(s.waiting).toEqual(['canaris:may']);
    expect(s.options('canaris')).toEqual(['yes', 'no']);

    s.choose('canaris', 'no');
    expect(s.pub.roll).toBeNull();
    expect(s.who('canaris').motivation).toBe('timid');
  });

  it.each([
    ['1', 'skeptical', 'low'],
    ['3', 'committed', 'low'],
    ['eagle', 'timid', 'high'],
    ['target', 'timid', 'low'],
  ] as const)('the die shows %s: %s, suspicion %s', (face, motivation, suspicion) => {
    const s = Scenario.event('visit-from-himmler-1', {
      table: (draft) => {
        one(draft, 'beck').suspicion = 'low';
        one(draft, 'canaris').space = 'munich';
        one(draft, 'kordt').space = 'munich';
        nextDice(draft, face);
      },
    });
    s.choose('beck', 'yes');
    expect(s.pub.roll).toMatchObject({ purpose: 'card', who: 'beck', dice: [face] });
    expect(s.log).toContain('log.rolled');
    expect(s.who('beck')).toMatchObject({ motivation, suspicion });
    expect(s.who('canaris')).toMatchObject({ motivation: 'timid', suspicion: 'medium' });
  });

  it('offers nothing to two together', () => {
    const s = Scenario.event('visit-from-himmler-1', {
      table: (draft) => {
        one(draft, 'kordt').space = 'munich';
      },
    });
    expect(s.pub.leaders.himmler).toEqual({ state: 'board', space: 'train-station' });
    expect(s.waiting).toEqual(['canaris:action']);
  });

  it.each([
    ['extreme', 'reckless', 'canaris:action'],
    ['high', 'reckless', 'beck:may'],
    ['extreme', 'committed', 'beck:may'],
  ] as const)('a die thrown at %s and %s: %s', (suspicion, motivation, waiting) => {
    const s = Scenario.event('visit-from-himmler-1', {
      table: (draft) => {
        one(draft, 'beck').suspicion = suspicion;
        one(draft, 'beck').motivation = motivation;
        one(draft, 'canaris').space = 'munich';
        one(draft, 'kordt').space = 'munich';
      },
    });
    expect(s.waiting).toEqual([waiting]);
  });

  it('offers no die when none is left in the supply [BO 2]', () => {
    const s = Scenario.event('visit-from-himmler-1', {
      table: (draft) => {
        draft.pub.cardDice = { 'defections-and-dissent#1': 10 };
        one(draft, 'canaris').space = 'munich';
        one(draft, 'kordt').space = 'munich';
      },
    });
    expect(s.waiting).toEqual(['canaris:action']);
  });
});
