import type { RuleChapter, RuleLine, RuleParagraph } from '../../../engine/rulebook';

const line = (kind: RuleLine['kind'], texts: readonly string[]): readonly RuleLine[] =>
  texts.map((text) => ({ kind, text }));

/** A paragraph under the number of its rule: sentences, then the items of a list. */
export function paragraph(
  rule: string,
  title: string,
  says: readonly string[],
  items: readonly string[] = [],
): RuleParagraph {
  return { id: `rule-${rule}`, rules: [rule], title, lines: [...line('text', says), ...line('item', items)] };
}

/** A chapter of the rules. */
export function chapter(rule: string, title: string, paragraphs: readonly RuleParagraph[]): RuleChapter {
  return { rule, title, paragraphs };
}
