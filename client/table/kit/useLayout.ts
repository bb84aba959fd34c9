import { useMedia } from '../../base/ui/useMedia';

/**
 * How the parts of the screen are laid out: over a drawer at the foot of the table (a phone, a tablet held upright), beside a
 * drawer at its right (a phone on its side), in columns around it, or in columns with room for everything.
 */
export type Layout = 'drawer' | 'side' | 'columns' | 'wide';

/** The layout for the present window. */
export function useLayout(): Layout {
  const flat = useMedia('table-flat');
  const columns = useMedia('table-columns');
  const wide = useMedia('table-wide');
  if (flat) return 'side';
  if (wide) return 'wide';
  return columns ? 'columns' : 'drawer';
}

/** Whether a layout has a drawer, in which one part is shown at a time. */
export function hasDrawer(layout: Layout): layout is 'drawer' | 'side' {
  switch (layout) {
    case 'drawer':
    case 'side':
      return true;
    case 'columns':
    case 'wide':
      return false;
  }
}
