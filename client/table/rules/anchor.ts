import type { Rulebook, RuleParagraph } from '../../../shared/engine/rulebook';
import type { RuleRef } from '../contract/contract';

const OPEN = 'rules';

/** The part of the address after `#` that opens the rules, at a paragraph or at their beginning. */
export function hashOf(to: RuleRef | 'beginning'): string {
  return to === 'beginning' ? OPEN : `${OPEN}/${to.at ?? to.rule}`;
}

/** What such a part opens: a paragraph's id or the number of a rule, an empty word for the beginning; null when it is no such part. */
export function anchorOf(hash: string): string | null {
  if (hash === OPEN) return '';
  return hash.startsWith(`${OPEN}/`) ? hash.slice(OPEN.length + 1) : null;
}

/** The paragraph of an id or, if there is none, the first one that tells a rule of that number; null for neither. */
export function paragraphAt(book: Rulebook, anchor: string): RuleParagraph | null {
  const all = book.flatMap(({ paragraphs }) => paragraphs);
  // A number that the book lacks is told, if at all, by that of the section it belongs to.
  const section = anchor.split('.')[0];
  return (
    all.find(({ id }) => id === anchor) ??
    all.find(({ rules }) => rules.includes(anchor)) ??
    all.find(({ rules }) => section !== undefined && rules.includes(section)) ??
    null
  );
}
