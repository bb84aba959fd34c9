import type { CardKey } from '../../state';
import { interrogated } from '../../testing/interrogation';
import { nextDice, one } from '../../testing/scenario';

describe('Interrogation: Safe House', () => {
  const given = (canaris: readonly CardKey[], kordt: readonly CardKey[]) =>
    interrogated('safe-house', (draft) => {
      Object.assign(one(draft, 'canaris'), { motivation: 'skeptical', dossier: [...canaris] });
      Object.assign(one(draft, 'kordt'), { motivation: 'skeptical', dossier: [...kordt], suspicion: 'extreme' });
      nextDice(draft, 'eagle');
    });

  it.each([
    [['cover-story#1'], ['hidden-bomb#1'], ['resists']],
    [['forged-documents#1'], [], ['yields', 'resists']],
    [['forged-documents#1'], ['military-secrets#1'], ['yields', 'betrays', 'resists']],
    [['forged-documents#1', 'forged-documents#2'], [], ['yields', 'betrays', 'resists']],
  ] as const)('holding %p and %p, %p is offered [BO 11]', (canaris, kordt, options) => {
    expect(given(canaris, kordt).options('beck')).toEqual(options);
  });

  it('makes one lose an illegal card', () => {
    const s = given(['forged-documents#1', 'cover-story#1'], ['military-secrets#1']);
    s.choose('beck', 'yields');
    expect(s.options('beck')).toEqual(['card:forged-documents#1', 'card:military-secrets#1']);
    s.choose('beck', 'card:military-secrets#1');
    expect(s.who('kordt').dossier).toEqual(['slow-news-day#2']);
    expect(s.who('canaris').dossier).toEqual(['forged-documents#1', 'cover-story#1', 'slow-news-day#1']);
  });

  it('makes everybody lose all illegal cards, only those, and is released', () => {
    const s = given(['forged-documents#1', 'cover-story#1'], ['military-secrets#1', 'hidden-bomb#1']);
    s.choose('beck', 'betrays');
    expect(s.who('canaris').dossier).toEqual(['cover-story#1', 'slow-news-day#1']);
    expect(s.who('kordt').dossier).toEqual(['hidden-bomb#1', 'slow-news-day#2']);
    expect(s.who('beck')).toMatchObject({ space: 'gestapo-hq', suspicion: 'high' });
  });

  it('an eagle has everybody at extreme suspicion arrested, nobody at high', () => {
    const s = interrogated('safe-house', (draft) => {
      one(draft, 'canaris').suspicion = 'high';
      one(draft, 'kordt').suspicion = 'extreme';
      nextDice(draft, 'eagle');
    });
    s.choose('beck', 'resists');
    expect([s.who('canaris').space, s.who('kordt').space]).toEqual(['train-station', 'prison']);
    expect(s.over).toBeNull();
  });

  it('loses the game when the eagle takes the last free conspirator [BO 1, scenario 32]', () => {
    const s = interrogated('safe-house', (draft) => {
      one(draft, 'canaris').suspicion = 'extreme';
      one(draft, 'kordt').suspicion = 'extreme';
      nextDice(draft, 'eagle');
    });
    s.choose('beck', 'resists');
    expect(s.over).toMatchObject({ outcome: 'defeat', reason: 'all-arrested' });
  });
});
