import { COMPLETE_LANGUAGES } from '../engine/languages';
import { citedParts, type Rulebook, type RuleParagraph } from '../engine/rulebook';
import { misspaced } from '../text/spacing';
import { gameTestings } from './testing';

const wordings = gameTestings.flatMap(({ game: { meta, rulebook } }) =>
  Object.entries({ usual: rulebook.usual, ...rulebook.wordings }).map(([wording, books]) => ({
    game: meta.name,
    wording,
    books: COMPLETE_LANGUAGES.map((language) => ({ language, book: books[language] })),
  })),
);

/** What must be the same in every language. */
const shape = (book: Rulebook) =>
  book.map(({ rule, paragraphs }) => [
    rule,
    paragraphs.map(({ id, rules, lines, table }) => [id, rules, lines.map(({ kind }) => kind), table?.rows.length]),
  ]);

/** All that a player reads of a paragraph. */
function sentences({ title, lines, table }: RuleParagraph): readonly string[] {
  return [title, ...lines.map(({ text }) => text), ...(table === undefined ? [] : [table.head, ...table.rows].flat())];
}

describe.each(wordings)('the rules of $game for players ($wording)', ({ books }) => {
  it('say the same in every language, under the same numbers', () => {
    const [first] = books;
    for (const { book } of books) expect(shape(book)).toEqual(first === undefined ? [] : shape(first.book));
  });

  it.each(books)('cite only what they have, and break no line wrongly: $language', ({ language, book }) => {
    const paragraphs = book.flatMap((chapter) => chapter.paragraphs);
    const known = new Set([...book.map(({ rule }) => rule), ...paragraphs.flatMap(({ rules }) => rules)]);
    const texts = paragraphs.flatMap(sentences);
    const cited = texts.flatMap(citedParts).filter(({ kind }) => kind === 'rule');
    expect(cited.filter(({ text }) => !known.has(text))).toEqual([]);
    expect(texts.filter((text) => misspaced(language, text).length > 0)).toEqual([]);
  });

  it.each(books)('have each paragraph once, with words in it and no gap left to fill: $language', ({ book }) => {
    const all = book.flatMap((chapter) => chapter.paragraphs);
    expect(new Set(all.map(({ id }) => id)).size).toBe(all.length);
    expect(all.filter((one) => one.lines.length === 0 || sentences(one).includes('')).map(({ id }) => id)).toEqual([]);
    expect(all.flatMap(sentences).filter((said) => /[{}']/.test(said))).toEqual([]);
  });
});
