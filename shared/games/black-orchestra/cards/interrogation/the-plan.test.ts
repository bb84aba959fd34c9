import { interrogated, othersSee } from '../../testing/interrogation';
import { nextDice, one } from '../../testing/scenario';

describe('Interrogation: The Plan', () => {
  const given = (support = 3) =>
    interrogated('the-plan', (draft) => {
      Object.assign(one(draft, 'canaris'), { motivation: 'skeptical', dossier: ['cover-story#1', 'hidden-bomb#1'] });
      Object.assign(one(draft, 'kordt'), { motivation: 'skeptical', dossier: ['poison-food#1', 'sniper#1'] });
      one(draft, 'beck').dossier = ['ambush#1'];
      draft.pub.support = support;
      nextDice(draft, 'eagle');
    });

  it('makes one lose a plot, picked in secret', () => {
    const s = given();
    const before = othersSee(s);
    s.choose('beck', 'yields');
    expect(s.options('beck')).toEqual(['card:hidden-bomb#1', 'card:poison-food#1', 'card:sniper#1']);
    expect(othersSee(s)).toEqual(before);

    s.choose('beck', 'card:poison-food#1');
    expect(s.who('kordt').dossier).toEqual(['sniper#1', 'slow-news-day#2']);
    expect(s.pub.discard).toEqual(['poison-food#1']);
    expect(s.pub.support).toBe(3);
  });

  it('makes one lose a plot, raises military support and releases the prisoner', () => {
    const s = given();
    s.choose('beck', 'betrays').choose('beck', 'card:hidden-bomb#1');
    expect(s.who('canaris').dossier).toEqual(['cover-story#1', 'slow-news-day#1']);
    expect(s.pub.support).toBe(4);
    expect(s.who('beck')).toMatchObject({ space: 'gestapo-hq', suspicion: 'high', dossier: ['ambush#1'] });
  });

  it('needs a plot of somebody free, and room for military support [BO 11]', () => {
    expect(given(6).options('beck')).toEqual(['yields', 'betrays', 'resists']);
    expect(given(7).options('beck')).toEqual(['yields', 'resists']);
    const none = interrogated('the-plan', (draft) => {
      one(draft, 'beck').dossier = ['ambush#1'];
      one(draft, 'canaris').dossier = ['cover-story#1'];
    });
    expect(none.options('beck')).toEqual(['resists']);
  });

  it('an eagle sends Hitler to the Chancellery and raises military support', () => {
    const s = given();
    s.choose('beck', 'resists');
    expect(s.pub.leaders.hitler).toEqual({ state: 'board', space: 'chancellery' });
    expect(s.pub.support).toBe(4);
    expect(s.pub.discard).toEqual([]);
  });
});
