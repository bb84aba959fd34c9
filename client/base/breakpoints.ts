/**
 * The sizes at which a layout changes, by name. No other file says one: hooks take a query from here, and styles write the
 * name, as in `@media (--table-columns)`, which the build replaces ({@link withQueries}).
 *
 * The numbers are pixels at the usual size of letters. The queries say them in em: with letters twice as large a window has room
 * for half as much, and a layout for windows of half the size is the one that fits.
 */
const PHONE = 640;
/** The width of a game's gauges with all their names. */
const GAUGES = 350;
/** The least width at which a shared screen has people beside the table. */
const SHARED = 700;
const TABLE = 960;
const TABLE_WIDE = 1600;
/** Below this height little is left for a map between other parts. */
const LOW = 690;
/** Below this height, and broader than high, a window is a phone on its side. */
const FLAT_HEIGHT = 520;
/** Below this width and height a window is no phone, but an enlarged page, or one with large letters. */
const SMALL = 480;

/** A length at the usual size of letters, which grows with them. */
const em = (pixels: number): string => `${pixels / 16}em`;
/** In a box `em` would be the letters of the box. */
const rem = (pixels: number): string => `${pixels / 16}rem`;

/** A phone on its side. */
const FLAT = `(orientation: landscape) and (max-height: ${em(FLAT_HEIGHT)}) and (min-width: ${em(SMALL)})`;

/** Queries of the window. */
export const MEDIA = {
  still: '(prefers-reduced-motion: reduce)',
  daylight: '(prefers-color-scheme: light)',
  'home-columns': `(min-width: ${em(760)})`,
  'lobby-columns': `(min-width: ${em(900)})`,
  'lobby-chat-column': `(min-width: ${em(1500)})`,
  'lobby-phone': `(max-width: ${em(PHONE - 1)})`,
  'lobby-roomy': `(min-width: ${em(PHONE)})`,
  'shared-narrow': `(max-width: ${em(SHARED - 1)})`,
  'shared-upright': '(orientation: portrait)',
  'gauges-tight': `(max-width: ${em(GAUGES - 1)})`,
  /** A drawer under a map as broad as a tablet's. */
  'drawer-broad': `(min-width: ${em(PHONE)})`,
  'table-flat': FLAT,
  /** No room for the map and a question at once: the page scrolls from one to the other. */
  'table-small': `(max-width: ${em(SMALL - 1)}) and (max-height: ${em(SMALL - 1)})`,
  'table-columns': `(min-width: ${em(TABLE)}) and (min-height: ${em(FLAT_HEIGHT + 1)})`,
  /** A laptop whose browser leaves little of its height. */
  'table-low': `(max-height: ${em(LOW)})`,
  'table-wide': `(min-width: ${em(TABLE_WIDE)}) and (min-height: ${em(900)})`,
} as const;

/** Queries of the boxes in which a game draws its parts of the table. */
export const CONTAINER = {
  'part-narrow': `(width < ${rem(300)})`,
  'sheet-roomy': `(width >= ${rem(265)})`,
  'sheet-broad': `(width >= ${rem(300)})`,
  /** The narrowest phone, and half of one on its side. */
  'map-tight': `(width < ${rem(345)})`,
  'map-narrow': `(width < ${rem(560)})`,
  'map-broad': `(width >= ${rem(560)})`,
} as const;

const QUERIES: Readonly<Record<string, string>> = { ...MEDIA, ...CONTAINER };

/**
 * The condition of an `@media` or `@container` rule with each name replaced by its query.
 * @param condition as in a style sheet: `(--table-columns)`
 * @throws RangeError when there is no query of that name
 */
export function withQueries(condition: string): string {
  return condition.replace(/\(--([\w-]+)\)/g, (_, name: string) => {
    const query = QUERIES[name];
    if (query === undefined) throw new RangeError(`no breakpoint --${name}`);
    return query;
  });
}
