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

  it('chooses the plurals of Polish, and says a number in the words of English where Polish lacks the sentence', () => {
    const catalogue = {
      cards: '{who} dobiera {n, plural, one {# kartę} few {# karty} many {# kart} other {# karty}}.',
      dice: '{n, plural, one {# die} other {# dice}}',
    };
    const pl = makeRenderer('pl', catalogue);
    expect([1, 2, 5, 12, 22, 25, 1.5].map((n) => pl.render({ m: 'cards', p: { who: 'Beck', n } }))).toEqual([
      'Beck dobiera 1 kartę.',
      'Beck dobiera 2 karty.',
      'Beck dobiera 5 kart.',
      'Beck dobiera 12 kart.',
      'Beck dobiera 22 karty.',
      'Beck dobiera 25 kart.',
      'Beck dobiera 1,5 karty.',
    ]);
    expect([1, 2, 5].map((n) => pl.render({ m: 'dice', p: { n } }))).toEqual(['1 die', '2 dice', '5 dice']);
  });

  it('bends names by case and agrees with their gender, as far as a catalogue says them', () => {
    const pl = makeRenderer('pl', {
      'item.map': 'mapa',
      'item.map.gen': 'mapy',
      'item.map.gender': 'f',
      'item.pistol': 'pistolet',
      'item.pistol.gender': 'm',
      'item.keys': 'Keys',
      gone: '{item_gender, select, f {Została odrzucona} m {Został odrzucony} other {Odrzucono}}: {item}.',
      without: 'bez {item_gen}',
    });
    const said = (m: string) =>
      ['map', 'pistol', 'keys'].map((id) => pl.render({ m, p: { item: { m: `item.${id}` } } }));
    expect(said('gone')).toEqual(['Została odrzucona: mapa.', 'Został odrzucony: pistolet.', 'Odrzucono: Keys.']);
    expect(said('without')).toEqual(['bez mapy', 'bez pistolet', 'bez Keys']);
  });

  it('has no name for a form that a complete language lacks: its sentence was to have it', () => {
    const item = { m: 'item.map' };
    const renderer = makeRenderer('fr', { 'item.map': 'plan', without: 'sans {item_of}' });
    expect(() => renderer.render({ m: 'without', p: { item } })).toThrow('nothing to fill in for item_of');
  });

  it('throws for a message that does not exist, and can be asked before', () => {
    expect(() => en.render({ m: 'nowhere' })).toThrow(MissingMessage);
    expect([en.has('nowhere'), en.has('went')]).toEqual([false, true]);
  });
});
