import { useMedia } from '../base/ui/useMedia';

/**
 * How the parts of the screen stand around the table: one at a time behind tabs, in a column beside it, or in a column with
 * room for everything. The same queries are in table.css.
 */
export type Layout = 'tabs' | 'side' | 'wide';

/** The layout for the present window. */
export function useLayout(): Layout {
  const side = useMedia('(min-width: 960px), (orientation: landscape) and (max-height: 520px)');
  const wide = useMedia('(min-width: 1600px) and (min-height: 900px)');
  return wide ? 'wide' : side ? 'side' : 'tabs';
}
