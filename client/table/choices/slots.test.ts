import type { Option } from '../../../shared/engine/ask';
import { slotsOf, withoutHeading, wordOfSlot } from './slots';

const option = (key: string, group?: string): Option => ({
  key,
  label: { m: key },
  ...(group !== undefined && { group }),
});
const Icon = () => null;
const ROW = [
  { id: 'walk', keys: ['walk'], Icon, press: 'opens', count: 'told' },
  { id: 'draw', keys: ['draw'], Icon, press: 'takes', count: 'told' },
  { id: 'things', keys: ['use', 'gift'], alsoNames: 'gift', Icon, press: 'opens', count: 'told' },
] as const;

const keysIn = (options: readonly Option[], barred: readonly string[] = []) =>
  slotsOf(
    { options, unavailable: barred.map((key) => ({ key, label: { m: key }, why: { m: 'why' }, rule: '1' })) },
    ROW,
    ['end'],
  ).map(({ spec, options: held, barred: not }) => [spec.id, held.map(({ key }) => key), not.map(({ key }) => key)]);

describe('The slots of a question', () => {
  it('are the same whatever can be done', () => {
    expect(keysIn([])).toEqual([
      ['walk', [], []],
      ['draw', [], []],
      ['things', [], []],
    ]);
  });

  it('hold options by the first word of their keys, the last one what no other holds, and none what ends the turn', () => {
    expect(keysIn(['use:a', 'walk:1', 'shout', 'walk:2', 'end'].map((key) => option(key)))).toEqual([
      ['walk', ['walk:1', 'walk:2'], []],
      ['draw', [], []],
      ['things', ['use:a', 'shout'], []],
    ]);
  });

  it('are named after what they also hold, while they hold it (found: nobody looked for an ability among cards)', () => {
    const words = (...keys: readonly string[]) =>
      slotsOf({ options: keys.map((key) => option(key)) }, ROW, []).map(wordOfSlot);
    expect(words('walk:1', 'use:a')).toEqual(['slot.walk', 'slot.draw', 'slot.things']);
    expect(words('use:a', 'gift')).toEqual(['slot.walk', 'slot.draw', 'slot.things.gift']);
  });

  it('hold what cannot be done as well', () => {
    expect(keysIn([option('walk:1')], ['draw', 'use:b'])).toEqual([
      ['walk', ['walk:1'], []],
      ['draw', [], ['draw']],
      ['things', [], ['use:b']],
    ]);
  });
});

test('a heading over all options of a slot is left out, several stay', () => {
  expect(withoutHeading([option('a', 'one'), option('b', 'one')])).toEqual([option('a'), option('b')]);
  const several = [option('a', 'one'), option('b', 'other')];
  expect(withoutHeading(several)).toEqual(several);
});
