import { interrogated } from '../../testing/interrogation';
import { nextDice } from '../../testing/scenario';

describe('Interrogation: The Front', () => {
  const given = (support: number) =>
    interrogated('the-front', (draft) => {
      draft.pub.support = support;
      nextDice(draft, 'eagle');
    });

  it.each([
    [5, ['yields', 'betrays', 'resists']],
    [6, ['yields', 'resists']],
    [7, ['resists']],
  ])('at support %i offers %p, as an option must apply fully [BO 11, scenario 34]', (support, options) => {
    expect(given(support).options('beck')).toEqual(options);
  });

  it('yields 1 military support', () => {
    const s = given(3);
    s.choose('beck', 'yields');
    expect(s.pub.support).toBe(4);
    expect(s.who('beck').space).toBe('prison');
  });

  it('betrays 2 military support and is released', () => {
    const s = given(5);
    s.choose('beck', 'betrays');
    expect(s.pub.support).toBe(7);
    expect(s.who('beck')).toMatchObject({ space: 'gestapo-hq', suspicion: 'high' });
  });

  it('an eagle raises military support by 1', () => {
    const s = given(3);
    s.choose('beck', 'resists');
    expect(s.pub.support).toBe(4);
    expect(s.who('beck').space).toBe('prison');
  });
});
