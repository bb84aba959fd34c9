import type { Ask, Option } from '../../shared/engine/ask';
import { groupsOf } from './grouping';

/** One of the main actions: an option, or a heading with several. */
export type BriefEntry =
  | { readonly kind: 'option'; readonly option: Option }
  | { readonly kind: 'group'; readonly heading: string; readonly n: number };

/** The main actions of an ask. */
export interface BriefAsk {
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

function entriesOf(ask: Ask): readonly BriefEntry[] {
  return groupsOf(ask.options).flatMap(({ heading, fold, options }): readonly BriefEntry[] =>
    heading !== null && fold === 'foldable'
      ? [{ kind: 'group', heading, n: options.length }]
      : options.map((option) => ({ kind: 'option', option })),
  );
}

/**
 * The first options of the open asks, similar ones as one entry, as many as one row holds.
 * @param asks open asks, the most urgent one first
 * @param inRow whether an option can be shown in a row; if not, it is left for the whole list
 */
export function briefOf(asks: readonly Ask[], inRow: (ask: Ask, option: Option) => boolean): Brief {
  const all = asks.map((ask) => ({ ask, entries: entriesOf(ask) }));
  const total = all.reduce((n, { entries }) => n + entries.length, 0);
  const fitting = all.map(({ ask, entries }) => ({
    ask,
    entries: entries.filter((entry) => entry.kind === 'group' || inRow(ask, entry.option)),
  }));
  const whole = total <= ROW && fitting.every(({ entries }, i) => entries.length === all[i]?.entries.length);
  let room = whole ? ROW : ROW - 1;
  const shown = fitting.map(({ ask, entries }) => {
    const taken = entries.slice(0, room);
    room -= taken.length;
    return { ask, entries: taken };
  });
  const counted = shown
    .flatMap(({ entries }) => entries)
    .reduce((n, entry) => n + (entry.kind === 'group' ? entry.n : 1), 0);
  const folded = fitting.some(({ entries }) => entries.some(({ kind }) => kind === 'group'));
  return {
    asks: shown.filter(({ entries }, i) => i === 0 || entries.length > 0),
    more: asks.reduce((n, { options }) => n + options.length, 0) - counted,
    worth: whole || folded ? 'enough' : 'excerpt',
  };
}
