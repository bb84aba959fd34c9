import { interrogated } from '../../testing/interrogation';
import { nextDice, one } from '../../testing/scenario';

describe('Interrogation: Doubt', () => {
  const given = (canaris: 'timid' | 'skeptical' | 'motivated' | 'reckless', kordt: typeof canaris) =>
    interrogated('doubt', (draft) => {
      one(draft, 'canaris').motivation = canaris;
      one(draft, 'kordt').motivation = kordt;
      nextDice(draft, 'eagle');
    });

  it.each([
    ['timid', 'timid', ['resists']],
    ['timid', 'skeptical', ['yields', 'resists']],
    ['timid', 'motivated', ['yields', 'betrays', 'resists']],
  ] as const)('with %s and %s conspirators offers %p [BO 11]', (canaris, kordt, options) => {
    expect(given(canaris, kordt).options('beck')).toEqual(options);
  });

  it('lowers the motivation of one by 1', () => {
    const s = given('reckless', 'skeptical');
    s.choose('beck', 'yields');
    expect(s.options('beck')).toEqual(['conspirator:canaris', 'conspirator:kordt']);
    s.choose('beck', 'conspirator:kordt');
    expect([s.who('canaris').motivation, s.who('kordt').motivation]).toEqual(['reckless', 'timid']);
    expect(s.who('beck').space).toBe('prison');
  });

  it('lowers the motivation of one by 2 and releases the prisoner; limits then bind at once [BO 4]', () => {
    const s = interrogated('doubt', (draft) => {
      one(draft, 'canaris').motivation = 'skeptical';
      Object.assign(one(draft, 'kordt'), { motivation: 'motivated', dossier: ['cover-story#1', 'hidden-bomb#1'] });
    });
    s.choose('beck', 'betrays');
    expect(s.who('kordt').motivation).toBe('timid');
    expect(s.waiting).toEqual(['kordt:discard']);
    s.choose('kordt', 'card:hidden-bomb#1');
    expect(s.who('beck')).toMatchObject({ space: 'gestapo-hq', suspicion: 'high' });
  });

  it('an eagle lowers everybody by 1, prisoners excepted [scenario 36]', () => {
    const s = given('motivated', 'timid');
    s.choose('beck', 'resists');
    expect([s.who('canaris').motivation, s.who('kordt').motivation]).toEqual(['skeptical', 'timid']);
    expect(s.who('beck')).toMatchObject({ motivation: 'timid', space: 'prison' });
  });
});
