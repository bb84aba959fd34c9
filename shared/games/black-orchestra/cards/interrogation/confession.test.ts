import { interrogated } from '../../testing/interrogation';
import { nextDice, one } from '../../testing/scenario';

describe('Interrogation: Confession', () => {
  const given = (canaris: 'medium' | 'high' | 'extreme', kordt: 'free' | 'prison' = 'free') =>
    interrogated('confession', (draft) => {
      one(draft, 'canaris').suspicion = canaris;
      one(draft, 'canaris').dossier = ['forged-documents#1'];
      if (kordt === 'prison') one(draft, 'kordt').space = 'prison';
      nextDice(draft, 'eagle');
    });

  it('raises one at low or medium by 2, nobody at high', () => {
    const s = given('high');
    s.choose('beck', 'yields');
    expect(s.who('kordt').suspicion).toBe('extreme');
    expect(s.who('canaris').suspicion).toBe('high');

    const both = given('medium');
    both.choose('beck', 'yields');
    expect(both.options('beck')).toEqual(['conspirator:canaris', 'conspirator:kordt']);
    both.choose('beck', 'conspirator:canaris');
    expect(both.who('canaris').suspicion).toBe('extreme');
  });

  it('has one arrested, who loses the illegal cards, and the prisoner released [BO 11]', () => {
    const s = given('medium');
    s.choose('beck', 'betrays');
    expect(s.options('beck')).toEqual(['conspirator:canaris', 'conspirator:kordt']);
    s.choose('beck', 'conspirator:canaris');
    expect(s.who('canaris')).toMatchObject({ space: 'prison', dossier: ['slow-news-day#1'] });
    expect(s.who('beck')).toMatchObject({ space: 'gestapo-hq', suspicion: 'high' });
    expect(s.waiting).toEqual(['kordt:before-event']);
  });

  it('cannot deliver the last free conspirator, nor raise one at high: neither could be applied fully [BO 1, 11]', () => {
    expect(given('medium', 'prison').options('beck')).toEqual(['yields', 'resists']);
    expect(given('high', 'prison').options('beck')).toEqual(['resists']);
  });

  it('an eagle raises everybody free by 1', () => {
    const s = given('extreme');
    s.choose('beck', 'resists');
    expect([s.who('canaris').suspicion, s.who('kordt').suspicion]).toEqual(['extreme', 'high']);
    expect(s.who('beck').suspicion).toBe('medium');
  });
});
