import { makeRenderer, MissingMessage } from './render';

const en = makeRenderer('en', {
  'place.paris': 'Paris',
  'place.paris.in': 'in Paris',
  'place.hague': 'the Hague',
  went: '{who} is {place_in}.',
  list: '{places} are open.',
  count: '{n, plural, one {# die} other {# dice}}',
  inner: '{n} of {place}',
  outer: 'Here: {what}.',
});
const fr = makeRenderer('fr', { list: '{places} sont ouverts.', a: 'Paris', b: 'Rome', c: 'l’Île' });

describe('makeRenderer', () => {
  it('fills strings and numbers and chooses plurals', () => {
    expect(en.render({ m: 'count', p: { n: 1 } })).toBe('1 die');
    expect(en.render({ m: 'count', p: { n: 3 } })).toBe('3 dice');
  });

  it('fills a nested text and every form the catalogue has of it', () => {
    expect(en.render({ m: 'went', p: { who: 'Beck', place: { m: 'place.paris' } } })).toBe('Beck is in Paris.');
    expect(en.render({ m: 'outer', p: { what: { m: 'inner', p: { n: 2, place: { m: 'place.hague' } } } } })).toBe(
      'Here: 2 of the Hague.',
    );
  });

  it('joins lists as each language does', () => {
    expect(en.render({ m: 'list', p: { places: [{ m: 'place.paris' }, { m: 'place.hague' }] } })).toBe(
      'Paris and the Hague are open.',
    );
    expect(fr.render({ m: 'list', p: { places: [{ m: 'a' }, { m: 'b' }, { m: 'c' }] } })).toBe(
      'Paris, Rome et l’Île sont ouverts.',
    );
  });

  it.each(['en', 'fr'] as const)(
    'writes a minus sign before negative numbers in %s (bug: the map wrote a hyphen)',
    (language) => {
      const renderer = makeRenderer(language, {
        change: '{n, number, ::sign-always}',
        whole: '{n, number}',
        counted: '{n, plural, other {# %}}',
      });
      const written = (m: string) => [-3, 3].map((n) => renderer.render({ m, p: { n } }));
      expect(written('change')).toEqual(['\u22123', '+3']);
      expect(written('whole')).toEqual(['\u22123', '3']);
      expect(written('counted')).toEqual(['\u22123 %', '3 %']);
    },
  );

  it('throws for a message that does not exist, and can be asked before', () => {
    expect(() => en.render({ m: 'nowhere' })).toThrow(MissingMessage);
    expect([en.has('nowhere'), en.has('went')]).toEqual([false, true]);
  });
});
