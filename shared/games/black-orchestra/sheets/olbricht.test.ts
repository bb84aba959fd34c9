import { one, Scenario } from '../testing/scenario';

const sheets = ['olbricht', 'beck', 'canaris'] as const;

describe('Olbricht', () => {
  const given = (motivation: 'skeptical' | 'motivated' = 'motivated') =>
    Scenario.turn({
      sheets,
      table: (draft) => {
        Object.assign(one(draft, 'olbricht'), { motivation, space: 'nuremberg' });
        draft.pub.leaders.bormann = { state: 'board', space: 'hannover' };
        one(draft, 'beck').space = 'munich';
        one(draft, 'canaris').space = 'prison';
      },
    });

  it('moves twice for one action, along legal roads only [BO 6]', () => {
    const s = given();
    s.choose('olbricht', 'ability');
    // Prague is connected too, but opens in stage 3. A prisoner goes nowhere.
    expect(s.options('olbricht')).toEqual([
      'space:train-station',
      'space:adlerhorst',
      'space:munich',
      'conspirator:beck',
    ]);

    s.choose('olbricht', 'space:munich');
    expect(s.who('olbricht').space).toBe('munich');
    expect(s.options('olbricht')).toEqual(['space:nuremberg', 'space:tannenberg']);

    s.choose('olbricht', 'space:tannenberg');
    expect(s.who('olbricht').space).toBe('tannenberg');
    expect(s.pub.turn.used).toBe(1);
  });

  it('or moves another conspirator once, without being asked for consent', () => {
    const s = given();
    s.choose('olbricht', 'ability').choose('olbricht', 'conspirator:beck');
    expect(s.options('olbricht')).toEqual(['space:nuremberg', 'space:tannenberg']);

    s.choose('olbricht', 'space:tannenberg');
    expect(s.who('beck').space).toBe('tannenberg');
    expect(s.who('olbricht').space).toBe('nuremberg');
    expect(s.waiting).toEqual(['olbricht:action']);
  });

  it('applies the modifiers of every space on the way [BO 6, R11]', () => {
    const s = Scenario.turn({
      sheets,
      table: (draft) => {
        draft.pub.stage = 4;
        Object.assign(one(draft, 'olbricht'), {
          motivation: 'motivated',
          space: 'wolfsschlucht',
          suspicion: 'extreme',
        });
      },
    });
    s.choose('olbricht', 'ability').choose('olbricht', 'space:paris');
    // The only road back is taken without a question.
    expect(s.waiting).toEqual(['olbricht:action']);
    expect(s.who('olbricht')).toMatchObject({ space: 'wolfsschlucht', suspicion: 'low' });
    expect(s.pub.support).toBe(4);
  });

  it('is not offered below motivated [BO 4]', () => {
    expect(given('skeptical').options('olbricht')).not.toContain('ability');
  });
});
