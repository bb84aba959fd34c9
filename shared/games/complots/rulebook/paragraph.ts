import type { RuleChapter, RuleLine, RuleParagraph, RuleTable } from '../../../engine/rulebook';

const line = (kind: RuleLine['kind'], texts: readonly string[]): readonly RuleLine[] =>
  texts.map((text) => ({ kind, text }));

/** What a paragraph says: sentences, then the items of a list, then examples, then a table. */
interface Said {
  readonly says: readonly string[];
  readonly items?: readonly string[];
  readonly examples?: readonly string[];
  readonly table?: RuleTable;
}

/** A paragraph; the first of its rules is the number that is shown. */
export function paragraph(
  id: string,
  rules: readonly string[],
  title: string,
  { says, items = [], examples = [], table }: Said,
): RuleParagraph {
  const lines = [...line('text', says), ...line('item', items), ...line('example', examples)];
  return { id, rules, title, lines, ...(table === undefined ? {} : { table }) };
}

/** A chapter of the rules. */
export function chapter(rule: string, title: string, paragraphs: readonly RuleParagraph[]): RuleChapter {
  return { rule, title, paragraphs };
}
