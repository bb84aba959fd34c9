import type { Rulebooks } from '../../../engine/game';
import { forLanguages, inLanguage, type InLanguages, type Language } from '../../../engine/languages';
import type { Rulebook, RuleLine } from '../../../engine/rulebook';
import type { EditionId } from '../board/editions';
import { editions } from '../editions';
import { inTermsOf, TERMS } from '../editions/first/terms';
import { messages, wordings } from '../messages';
import { en } from './en';
import { type Figures, figuresOf, filled } from './figures';
import { fr } from './fr';
import { OUTLINES, type ParagraphId, type SomeWording, type Wording, type Written } from './structure';
import { tableWords } from './table-words';
import { ruleTable, type TableSource } from './tables';

/** What is written in the rules, by language. */
const wording: InLanguages<Wording, SomeWording> = { en, fr };

/** What is written in a paragraph, in English where the language lacks it; null where the edition has none of it. */
function written({ language, edition }: BookOf, id: ParagraphId): Written | null {
  const { first = {}, paragraphs = {} } = someIn(language);
  const usual: Readonly<Partial<Record<ParagraphId, Written>>> = paragraphs;
  const text = edition === 'second' ? usual[id] : (first[id] ?? inFirstTerms(language, usual[id]));
  return text ?? (language === 'en' ? null : written({ language: 'en', edition }, id));
}

function someIn(language: Language): SomeWording {
  const some: Readonly<Partial<Record<string, SomeWording>>> = wording;
  return some[language] ?? {};
}

/** A text in the terms of the first edition; undefined in a language that has no terms for it. */
function inFirstTerms(language: Language, text: Written | undefined): Written | undefined {
  const all: Readonly<Partial<Record<Language, typeof TERMS.en>>> = TERMS;
  const terms = all[language];
  if (text === undefined || terms === undefined) return undefined;
  const said = (sentence: string) => inTermsOf(terms, sentence);
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
    names: {
      ...inLanguage(messages, language),
      ...(edition === 'second' ? {} : inLanguage(wordings[edition], language)),
    },
    figures: figuresOf(editions[edition], language),
  };
  const chapters = { ...en.chapters, ...someIn(language).chapters };
  return OUTLINES.map(({ id: chapter, rule, paragraphs }) => ({
    rule,
    title: chapters[chapter],
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

/** The rules for players, in every language and edition. */
export const rulebook: Rulebooks = {
  usual: forLanguages((language) => bookOf({ language, edition: 'second' })),
  wordings: { first: forLanguages((language) => bookOf({ language, edition: 'first' })) },
  written: { 'rulebook/index.ts': wording, 'rulebook/table-words.ts': tableWords },
};
