import type { Option } from '../../../shared/engine/ask';

/** Options shown together: under a heading that can be folded, under a plain heading, or without one. */
export interface OptionGroup {
  /** Message id of the heading; null for options outside any group. */
  readonly heading: string | null;
  readonly fold: 'foldable' | 'open';
  readonly options: readonly Option[];
}

/** Up to this many options are shown without folding anything. */
const GLANCE = 8;

/**
 * Puts options with the same heading together, in the order in which the headings first appear; options without a
 * heading stay where they are. A long list is folded, save for groups of one, which are as short as their heading.
 * @param aside headings that are folded in a short list as well, because what is under them is seldom wanted
 */
export function groupsOf(options: readonly Option[], aside: readonly string[] = []): readonly OptionGroup[] {
  const groups: { readonly heading: string | null; readonly options: Option[] }[] = [];
  for (const option of options) {
    const heading = option.group ?? null;
    const known = heading === null ? groups.at(-1) : groups.find((group) => group.heading === heading);
    if (known?.heading === heading) known.options.push(option);
    else groups.push({ heading, options: [option] });
  }
  const long = options.length > GLANCE && groups.length > 1;
  return groups.map(({ heading, options: grouped }) => ({
    heading,
    fold: heading !== null && grouped.length > 1 && (long || aside.includes(heading)) ? 'foldable' : 'open',
    options: grouped,
  }));
}
