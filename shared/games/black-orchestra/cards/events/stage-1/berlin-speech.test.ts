import { one, Scenario } from '../../../testing/scenario';

describe('Berlin Speech', () => {
  it('calms the army, gathers Hitler and Goebbels, and the active player picks one in Berlin [R2, R4, R8]', () => {
    const s = Scenario.event('berlin-speech', {
      sheets: ['beck', 'canaris', 'kordt', 'olbricht', 'oster'],
      table: (draft) => {
        draft.pub.support = 6;
        one(draft, 'canaris').space = 'zeughaus';
        one(draft, 'canaris').suspicion = 'extreme';
        one(draft, 'kordt').space = 'munich';
        one(draft, 'olbricht').space = 'prison';
        one(draft, 'oster').suspicion = 'low';
      },
    });
    expect(s.pub.support).toBe(3);
    expect(s.pub.leaders).toMatchObject({
      hitler: { space: 'sportpalast' },
      goebbels: { space: 'sportpalast' },
      himmler: { space: 'gestapo-hq' },
    });
    expect(s.waiting).toEqual(['beck:target']);
    expect(s.options('beck')).toEqual(['conspirator:beck', 'conspirator:canaris']);

    s.choose('beck', 'conspirator:canaris');
    expect(s.who('beck').suspicion).toBe('medium');
    expect(s.who('canaris').suspicion).toBe('high');
    expect(s.who('kordt').suspicion).toBe('medium');
  });

  it('brings support back to what this table started with [BO 3]', () => {
    const s = Scenario.event('berlin-speech', {
      options: { difficulty: 'hard' },
      table: (draft) => {
        draft.pub.support = 7;
      },
    });
    expect(s.pub.support).toBe(4);
  });

  it('asks nobody when nobody in Berlin is suspected', () => {
    const s = Scenario.event('berlin-speech', {
      table: (draft) => {
        one(draft, 'beck').suspicion = 'low';
        one(draft, 'canaris').space = 'hannover';
        one(draft, 'kordt').space = 'munich';
        draft.pub.leaders.hess = { state: 'gone' };
      },
    });
    expect(s.waiting).toEqual(['canaris:action']);
    expect(s.who('canaris').suspicion).toBe('medium');
    expect(s.who('kordt').suspicion).toBe('medium');
  });
});
