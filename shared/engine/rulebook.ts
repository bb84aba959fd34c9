/**
 * A line of a paragraph: a sentence or more, an item of a list, or an example. `[12.1]` in a text refers to the rule of that
 * number; screens make a link of it.
 */
export interface RuleLine {
  readonly kind: 'text' | 'item' | 'example';
  readonly text: string;
}

/** A small table under the lines of a paragraph. */
export interface RuleTable {
  readonly head: readonly string[];
  readonly rows: readonly (readonly string[])[];
}

/** A paragraph of the rules. */
export interface RuleParagraph {
  /** The same in every language and wording: addresses name it. */
  readonly id: string;
  /** The numbers under which reasons and sentences cite what it tells; the first one is shown. */
  readonly rules: readonly string[];
  readonly title: string;
  readonly lines: readonly RuleLine[];
  readonly table?: RuleTable;
}

/** A chapter of the rules: one area of them. */
export interface RuleChapter {
  readonly rule: string;
  readonly title: string;
  readonly paragraphs: readonly RuleParagraph[];
}

/** The rules of a game in one language, for players: complete enough to play from. */
export type Rulebook = readonly RuleChapter[];

/** What a text cites in brackets: the number of a rule, such as `12.1` or `R14`. */
const CITED = /\[(R?\d+(?:\.\d+)?)\]/g;

/** A part of a text: words, or the number of a rule that it cites. */
export type CitedPart = { readonly kind: 'words' | 'rule'; readonly text: string };

/** A text in parts: what lies between citations, and the numbers of the rules that are cited. */
export function citedParts(text: string): readonly CitedPart[] {
  return text.split(CITED).flatMap((part, i): readonly CitedPart[] => {
    if (part === '') return [];
    return [{ kind: i % 2 === 0 ? 'words' : 'rule', text: part }];
  });
}
