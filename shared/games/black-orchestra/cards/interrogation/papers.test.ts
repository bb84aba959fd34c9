import { messages } from '../../messages';
import type { CardKey } from '../../state';
import { interrogated, othersSee } from '../../testing/interrogation';
import { nextDice, one } from '../../testing/scenario';

describe('Interrogation: Papers', () => {
  /** Both hold one card more: Slow News Day, the last of the dossier. */
  const given = (canaris: readonly CardKey[], kordt: readonly CardKey[]) =>
    interrogated('papers', (draft) => {
      Object.assign(one(draft, 'canaris'), { motivation: 'skeptical', dossier: [...canaris] });
      Object.assign(one(draft, 'kordt'), { motivation: 'skeptical', dossier: [...kordt] });
      one(draft, 'beck').dossier = ['safe#1'];
      nextDice(draft, 'eagle');
    });

  it.each([
    [[], [], ['resists']],
    [['cover-story#1'], [], ['yields', 'resists']],
    [['cover-story#1', 'hidden-bomb#1'], [], ['yields', 'betrays', 'resists']],
  ] as const)('holding %p and %p besides one card each, %p is offered [BO 11]', (canaris, kordt, options) => {
    expect(given(canaris, kordt).options('beck')).toEqual(options);
  });

  it('makes one lose two cards of the prisoner’s choice, picked in secret', () => {
    const s = given(['cover-story#1', 'hidden-bomb#1'], ['poison-food#1']);
    const before = othersSee(s);
    s.choose('beck', 'yields');
    expect(s.options('beck')).toEqual(['conspirator:canaris', 'conspirator:kordt']);
    s.choose('beck', 'conspirator:canaris');
    expect(s.options('beck')).toEqual(['card:cover-story#1', 'card:hidden-bomb#1', 'card:slow-news-day#1']);
    s.choose('beck', 'card:hidden-bomb#1');
    expect(s.options('beck')).toEqual(['card:cover-story#1', 'card:slow-news-day#1']);
    expect(othersSee(s)).toEqual(before);

    s.choose('beck', 'card:cover-story#1');
    expect(s.who('canaris').dossier).toEqual(['slow-news-day#1']);
    expect(s.pub.discard).toEqual(['hidden-bomb#1', 'cover-story#1']);
    expect(s.who('kordt').dossier).toEqual(['poison-food#1', 'slow-news-day#2']);
  });

  it('makes the only one with three lose them all without a question, and releases the prisoner', () => {
    const s = given(['cover-story#1', 'hidden-bomb#1'], ['poison-food#1']);
    s.choose('beck', 'betrays');
    expect(s.who('canaris').dossier).toEqual([]);
    expect(s.who('beck')).toMatchObject({ space: 'gestapo-hq', suspicion: 'high', dossier: ['safe#1'] });
  });

  it('an eagle costs each free conspirator a card of their own choice, all at the same time', () => {
    const s = given(['cover-story#1'], ['poison-food#1']);
    s.choose('beck', 'resists');
    expect(s.waiting).toEqual(['canaris:discard', 'kordt:discard']);
    expect(s.options('canaris')).toEqual(['card:cover-story#1', 'card:slow-news-day#1']);
    // Found: “You hold more than your limit”, with two cards of six.
    expect(messages.en['hint.discard']).toContain('or an effect takes a card from you');
    expect(messages.fr['hint.discard']).toContain('ou un effet vous prend une carte');
    for (const { 'waiting.discard': waits } of Object.values(messages)) expect(waits).not.toMatch(/limit/);

    s.choose('kordt', 'card:poison-food#1').choose('canaris', 'card:cover-story#1');
    expect(s.who('canaris').dossier).toEqual(['slow-news-day#1']);
    expect(s.who('kordt').dossier).toEqual(['slow-news-day#2']);
    expect(s.who('beck').dossier).toEqual(['safe#1']);
  });
});
