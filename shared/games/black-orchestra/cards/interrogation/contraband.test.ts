import type { ItemId } from '../../board/spaces';
import { interrogated } from '../../testing/interrogation';
import { nextDice, one } from '../../testing/scenario';

describe('Interrogation: Contraband', () => {
  const given = (canaris: readonly ItemId[], kordt: readonly ItemId[], support = 3) =>
    interrogated('contraband', (draft) => {
      one(draft, 'canaris').items = [...canaris];
      one(draft, 'kordt').items = [...kordt];
      one(draft, 'beck').items = ['badge', 'badge'];
      draft.pub.support = support;
      nextDice(draft, 'eagle');
    });

  it.each([
    [[], [], ['resists']],
    [['map'], ['keys'], ['yields', 'resists']],
    [['map'], ['keys', 'keys'], ['yields', 'betrays', 'resists']],
  ] as const)('with %p and %p, the prisoner’s own apart, %p is offered [BO 11]', (canaris, kordt, options) => {
    expect(given(canaris, kordt).options('beck')).toEqual(options);
  });

  it('makes one lose an item', () => {
    const s = given(['map', 'keys', 'map'], ['poison']);
    s.choose('beck', 'yields').choose('beck', 'conspirator:canaris');
    expect(s.options('beck')).toEqual(['item:map', 'item:keys']);
    s.choose('beck', 'item:map');
    expect(s.who('canaris').items).toEqual(['keys', 'map']);
    expect(s.pub.itemDiscard).toEqual(['map']);
  });

  it('makes one lose two items, two of a kind included, and releases the prisoner', () => {
    const s = given(['map', 'keys', 'map'], ['poison']);
    s.choose('beck', 'betrays').choose('beck', 'item:map');
    expect(s.options('beck')).toEqual(['item:keys', 'item:map']);
    s.choose('beck', 'item:map');
    expect(s.who('canaris').items).toEqual(['keys']);
    expect(s.pub.itemDiscard).toEqual(['map', 'map']);
    expect(s.who('beck')).toMatchObject({ space: 'gestapo-hq', suspicion: 'high', items: ['badge', 'badge'] });
  });

  it.each([
    [3, 4],
    [7, 7],
  ])('an eagle raises military support from %i to %i [BO 3]', (from, to) => {
    const s = given([], [], from);
    s.choose('beck', 'resists');
    expect(s.pub.support).toBe(to);
  });
});
