import { blackOrchestra } from '../../../shared/games/black-orchestra';
import { markedParts, search, wordsOf } from './search';

const { en, fr } = blackOrchestra.rulebook.usual;

test('a word is found whatever its accents and capitals', () => {
  const ids = (query: string) => search(fr, query).map(({ paragraph }) => paragraph.id);
  expect(ids('elevee')).toEqual(ids('Élevée'));
  expect(ids('elevee')).toContain('release');
});

test('a word is found with the hyphen of a keyboard, although the text has one that never breaks', () => {
  expect(search(fr, 'vous-même').length).toBeGreaterThan(0);
  expect(search(fr, 'vous-même')).toEqual(search(fr, 'vous\u2011même'));
});

test('all words have to be there, those with one in their title come first', () => {
  expect(search(en, 'dissent track')[0]?.paragraph.id).toBe('track');
  expect(search(en, 'poison zeppelin')).toEqual([]);
  expect(search(en, ' ?! ')).toEqual([]);
});

test('the number of a rule finds that rule first', () => {
  expect(search(en, '12.2')[0]?.paragraph.id).toBe('plot.needs');
  expect(search(en, 'r14')[0]?.paragraph.id).toBe('R14');
});

test('what stands in a table is found too, with the row that has it', () => {
  const [first] = search(en, 'wolfsschlucht');
  expect(first?.paragraph.id).toBe('board');
  expect(first?.excerpt).toContain('Wolfsschlucht');
});

test('the words are marked where they stand in the text as it is written', () => {
  const parts = (text: string, query: string) =>
    markedParts(text, wordsOf(query)).map(({ kind, text: part }) => (kind === 'match' ? `<${part}>` : part));
  expect(parts('Suspicion élevée.', 'ELEVEE')).toEqual(['Suspicion ', '<élevée>', '.']);
  expect(parts('œuvre', 'oeu')).toEqual(['<œu>', 'vre']);
  expect(parts('eagle, eagles', 'eagle eagles')).toEqual(['<eagle>', ', ', '<eagles>']);
  expect(parts('nothing', '')).toEqual(['nothing']);
});
