import type { Language, Rulebooks } from '../../../engine/game';
import type { Rulebook, RuleLine } from '../../../engine/rulebook';
import { editions } from '../editions';
import { inTermsOf, TERMS } from '../editions/first/terms';
import type { EditionId } from '../editions/ids';
import { messages, wordings } from '../messages';
import { en } from './en';
import { type Figures, figuresOf, filled } from './figures';
import { fr } from './fr';
import { OUTLINES, type ParagraphId, type Wording, type Written } from './structure';
import { ruleTable, type TableSource } from './tables';

const WORDING: Readonly<Record<Language, Wording>> = { en, fr };

/** What is written in a paragraph; null where the edition has none of it. */
function written({ language, edition }: BookOf, id: ParagraphId): Written | null {
  const { first, paragraphs } = WORDING[language];
  const usual: Readonly<Partial<Record<ParagraphId, Written>>> = paragraphs;
  if (edition === 'second') return usual[id] ?? null;
  const own = first[id];
  if (own !== undefined) return own;
  const text = usual[id];
  if (text === undefined) return null;
  const said = (sentence: string) => inTermsOf(TERMS[language], sentence);
  return { title: said(text.title), lines: text.lines.map(said) };
}

interface BookOf {
  readonly language: Language;
  readonly edition: EditionId;
}

/** The rules of an edition in one language. */
function bookOf({ language, edition }: BookOf): Rulebook {
  const source: TableSource = {
    language,
    edition: editions[edition],
    names: edition === 'second' ? messages[language] : { ...messages[language], ...wordings[edition][language] },
    figures: figuresOf(editions[edition], language),
  };
  return OUTLINES.map(({ id: chapter, rule, paragraphs }) => ({
    rule,
    title: WORDING[language].chapters[chapter],
    paragraphs: paragraphs.flatMap(({ id, rules, first = [], only, table }) => {
      const text = written({ language, edition }, id);
      if (text === null || (only !== undefined && only !== edition)) return [];
      return [
        {
          id,
          rules: edition === 'first' ? [...rules, ...first] : rules,
          title: filled(text.title, source.figures),
          lines: text.lines.map((line) => lineOf(line, source.figures)),
          ...(table === undefined ? {} : { table: ruleTable(table, source) }),
        },
      ];
    }),
  }));
}

/** A line as it is written, with its figures. */
function lineOf(line: string, figures: Figures): RuleLine {
  if (line.startsWith('- ')) return { kind: 'item', text: filled(line.slice(2), figures) };
  if (line.startsWith('> ')) return { kind: 'example', text: filled(line.slice(2), figures) };
  return { kind: 'text', text: filled(line, figures) };
}

function inBoth(edition: EditionId): Readonly<Record<Language, Rulebook>> {
  return { en: bookOf({ language: 'en', edition }), fr: bookOf({ language: 'fr', edition }) };
}

/** The rules for players, in every language and edition. */
export const rulebook: Rulebooks = { usual: inBoth('second'), wordings: { first: inBoth('first') } };
