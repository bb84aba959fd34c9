import { citedParts, type Rulebook, type RuleChapter, type RuleParagraph } from '../../../shared/engine/rulebook';

/** A part of a text: a match of the search, or the text between matches. */
export interface MarkedPart {
  readonly kind: 'match' | 'plain';
  readonly text: string;
}

/** A paragraph that has all that was looked for, with a line to tell it by. */
export interface Found {
  readonly chapter: RuleChapter;
  readonly paragraph: RuleParagraph;
  readonly excerpt: string;
}

/** How many letters of a line stand before and after what was found in it. */
const BEFORE = 24;
const EXCERPT = 90;

/** A text without accents and capitals, and for each of its letters where it came from. */
function folded(text: string): { readonly letters: string; readonly from: readonly number[] } {
  const from: number[] = [];
  let letters = '';
  for (let i = 0; i < text.length; i++) {
    const plain = (text[i] ?? '')
      .toLowerCase()
      .replace('œ', 'oe')
      .replace('æ', 'ae')
      .replace('’', "'")
      .replace('\u2011', '-')
      .normalize('NFD')
      .replaceAll(/\p{M}/gu, '');
    letters += plain;
    for (let k = 0; k < plain.length; k++) from.push(i);
  }
  return { letters, from };
}

/** The words that are looked for, without accents and capitals. */
export function wordsOf(query: string): readonly string[] {
  return folded(query)
    .letters.split(/[\s,;:!?()[\]«»“”"]+/)
    .map((word) => word.replaceAll(/^[.']+|[.']+$/g, ''))
    .filter((word) => word !== '');
}

/** A text in parts, wherever one of the words stands in it, whatever its accents and capitals. */
export function markedParts(text: string, words: readonly string[]): readonly MarkedPart[] {
  if (words.length === 0) return [{ kind: 'plain', text }];
  const { letters, from } = folded(text);
  const parts: MarkedPart[] = [];
  let done = 0;
  const add = (kind: MarkedPart['kind'], end: number) => {
    if (end > done) parts.push({ kind, text: text.slice(done, end) });
    done = Math.max(done, end);
  };
  let at = 0;
  while (at < letters.length) {
    const here = words.filter((word) => letters.startsWith(word, at)).map(({ length }) => length);
    const length = Math.max(0, ...here);
    if (length === 0) {
      at += 1;
      continue;
    }
    add('plain', from[at] ?? text.length);
    at += length;
    add('match', (from[at - 1] ?? text.length) + 1);
  }
  add('plain', text.length);
  return parts;
}

/** The text of a line as it is read, without the marks of citations. */
function plain(line: string): string {
  return citedParts(line)
    .map(({ kind, text }) => (kind === 'rule' ? `§\u00a0${text}` : text))
    .join('');
}

function linesOf({ lines, table }: RuleParagraph): readonly string[] {
  const rows = table === undefined ? [] : table.rows.map((row) => row.join(' · '));
  return [...lines.map(({ text }) => plain(text)), ...rows];
}

/** Around the first word that is found in one of the lines, or the beginning. */
function excerptOf(lines: readonly string[], words: readonly string[]): string {
  const line = lines.find((one) => words.some((word) => folded(one).letters.includes(word))) ?? lines[0] ?? '';
  const { letters, from } = folded(line);
  const hits = words.map((word) => letters.indexOf(word)).filter((at) => at >= 0);
  const hit = from[Math.min(...hits)] ?? 0;
  const space = hit <= BEFORE ? 0 : line.lastIndexOf(' ', hit - BEFORE) + 1;
  const end = space + EXCERPT;
  return `${space > 0 ? '…' : ''}${line.slice(space, end)}${end < line.length ? '…' : ''}`;
}

/**
 * The paragraphs that contain all words of a query, regardless of accents and capitals: first the one with that number,
 * then those with a word in their title, in the order of the book. None for a query without words.
 */
export function search(book: Rulebook, query: string): readonly Found[] {
  const words = wordsOf(query);
  if (words.length === 0) return [];
  const found = book.flatMap((chapter) =>
    chapter.paragraphs.flatMap((paragraph) => {
      const lines = linesOf(paragraph);
      const title = folded(paragraph.title).letters;
      const text = folded([chapter.title, paragraph.title, ...paragraph.rules, ...lines].join('\n')).letters;
      if (!words.every((word) => text.includes(word))) return [];
      const number = paragraph.rules.some((rule) => folded(rule).letters === words.join(' '));
      const rank = number ? 0 : words.some((word) => title.includes(word)) ? 1 : 2;
      return [{ rank, found: { chapter, paragraph, excerpt: excerptOf(lines, words) } }];
    }),
  );
  return [...found].sort((a, b) => a.rank - b.rank).map((one) => one.found);
}
