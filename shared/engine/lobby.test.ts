import type { GameMeta } from './game';
import { declaredError, picksPerSeat, wordingOf } from './lobby';

const meta: GameMeta = {
  name: 'cards',
  minSeats: 1,
  maxSeats: 2,
  announced: { en: { title: 'Cards', about: null }, fr: { title: 'Cartes', about: null } },
  options: [{ id: 'deal', values: ['open', 'blind'], initial: 'open' }],
  picks: { ids: ['a', 'b'], perSeat: { 1: 2, 2: 1 } },
  secluding: [],
  keepers: 'anybody',
};

describe('The picks of a seat', () => {
  it('depend on the members present', () => {
    expect([1, 2, 3].map((seats) => picksPerSeat(meta, {}, seats))).toEqual([2, 1, 0]);
  });

  it('are none with options that deal at random; what is not chosen has its initial value', () => {
    const open = { ...meta, picks: { ...meta.picks, when: { option: 'deal', value: 'open' } } };
    expect([{}, { deal: 'open' }, { deal: 'blind' }].map((chosen) => picksPerSeat(open, chosen, 1))).toEqual([2, 2, 0]);
    const blind = { ...meta, picks: { ...meta.picks, when: { option: 'deal', value: 'blind' } } };
    expect([{}, { deal: 'blind' }].map((chosen) => picksPerSeat(blind, chosen, 1))).toEqual([0, 2]);
  });
});

describe('The wording of a game', () => {
  it('goes with the value of one option, and only with values that have one', () => {
    const worded = { ...meta, wording: { option: 'deal', values: ['blind'] } };
    expect([{}, { deal: 'open' }, { deal: 'blind' }, { deal: 'x' }].map((chosen) => wordingOf(worded, chosen))).toEqual(
      [null, null, 'blind', null],
    );
    expect(wordingOf(meta, { deal: 'blind' })).toBeNull();
  });
});

describe('Options from outside', () => {
  it.each([
    [1, undefined],
    [2, {}],
    [1, { deal: 'blind' }],
    [1, { picks: [['a', 'b']] }],
    [2, { deal: 'open', picks: [['b'], []] }],
  ])('are fine for %i seats: %j', (seats, options) => {
    expect(declaredError(meta, seats, options)).toBeNull();
  });

  it.each([
    [0, {}],
    [3, {}],
    [1.5, {}],
    [NaN, {}],
    [1, 'open'],
    [1, []],
    [1, { deal: 'other' }],
    [1, { deal: ['open'] }],
    [1, { other: 'open' }],
    [1, { picks: 'ab' }],
    [1, { picks: [['a'], ['b']] }],
    [2, { picks: [['a', 'b']] }],
    [2, { picks: [['a'], ['a']] }],
    [1, { picks: [['c']] }],
    [1, { picks: ['a'] }],
  ])('are refused for %d seats: %j', (seats, options) => {
    expect(declaredError(meta, seats, options)).toBe('error.bad-options');
  });
});
