import type { Ask, Option } from '../../../shared/engine/ask';
import type { Choosing } from '../contract/contract';
import { groupsOf } from './grouping';

/** One of the main actions: an option, or a heading with several. */
type BriefEntry =
  | { readonly kind: 'option'; readonly option: Option }
  | { readonly kind: 'group'; readonly heading: string; readonly n: number };

/** The main actions of an ask. */
interface BriefAsk {
  readonly ask: Ask;
  readonly entries: readonly BriefEntry[];
}

/** What of the open asks is shown where there is room for one row. */
export interface Brief {
  readonly asks: readonly BriefAsk[];
  /** How many options the row has no room for. */
  readonly more: number;
  /** Whether the row is enough to choose from: it shows everything, or what is long is folded in the whole list as well. */
  readonly worth: 'enough' | 'excerpt';
}

/** The most buttons of one row. */
const ROW = 4;

/** What of a question is always in the row, so that it stands at one place from step to step. */
export type Mainly = Pick<Choosing, 'leaving' | 'mainly' | 'aside'>;

/** The options of an ask; where there are more than one row holds, and of what is folded anyway, those under one heading are one entry. */
function entriesOf(ask: Ask, total: number, aside: readonly string[]): readonly BriefEntry[] {
  return groupsOf(ask.options, aside).flatMap(({ heading, options }): readonly BriefEntry[] =>
    heading !== null && options.length > 1 && (total > ROW || aside.includes(heading))
      ? [{ kind: 'group', heading, n: options.length }]
      : options.map((option) => ({ kind: 'option', option })),
  );
}

/** How surely an entry has a place in the row, the surest first. */
function rankOf(entry: BriefEntry, { leaving, mainly }: Mainly): number {
  if (entry.kind === 'option' && leaving.includes(entry.option.key)) return 0;
  const heading = entry.kind === 'group' ? entry.heading : entry.option.group;
  return heading !== undefined && mainly.includes(heading) ? 1 : 2;
}

/**
 * The first options of the open asks, similar ones as one entry, as many as one row holds. Whatever has to wait for the whole
 * list, the way out of a question does not, nor do its main actions.
 * @param asks open asks, the most urgent one first
 * @param inRow whether an option can be shown in a row; if not, it is left for the whole list
 */
export function briefOf(asks: readonly Ask[], inRow: (ask: Ask, option: Option) => boolean, mainly: Mainly): Brief {
  const options = asks.reduce((n, ask) => n + ask.options.length, 0);
  const all = asks.map((ask) => ({ ask, entries: entriesOf(ask, options, mainly.aside) }));
  const total = all.reduce((n, { entries }) => n + entries.length, 0);
  const fitting = all.map(({ ask, entries }) => ({
    ask,
    entries: entries.filter((entry) => entry.kind === 'group' || inRow(ask, entry.option)),
  }));
  const whole = total <= ROW && fitting.every(({ entries }, i) => entries.length === all[i]?.entries.length);
  const surest = fitting
    .flatMap(({ entries }) => entries)
    .map((entry) => ({ entry, rank: rankOf(entry, mainly) }))
    .sort((one, other) => one.rank - other.rank)
    .slice(0, whole ? ROW : ROW - 1);
  const taken = new Set(surest.map(({ entry }) => entry));
  const shown = fitting.map(({ ask, entries }) => ({ ask, entries: entries.filter((entry) => taken.has(entry)) }));
  const counted = shown
    .flatMap(({ entries }) => entries)
    .reduce((n, entry) => n + (entry.kind === 'group' ? entry.n : 1), 0);
  const folded = fitting.some(({ entries }) => entries.some(({ kind }) => kind === 'group'));
  return {
    asks: shown.filter(({ entries }, i) => i === 0 || entries.length > 0),
    more: options - counted,
    worth: whole || folded ? 'enough' : 'excerpt',
  };
}
