/**
 * The sizes at which a layout changes, by name. No other file says one: hooks take a query from here, and styles write the
 * name, as in `@media (--table-columns)`, which the build replaces ({@link withQueries}).
 */
const PHONE = 640;
/** What the gauges of a game need, all with their names. */
const GAUGES = 350;
/** What a screen for everybody needs to have people beside the table. */
const SHARED = 700;
const TABLE = 960;
const TABLE_WIDE = 1600;
/** What is lower than this leaves a map between other things little of its height. */
const LOW = 690;
/** What is lower than this, and broader than high, is a phone on its side. */
const FLAT_HEIGHT = 520;

/** A phone on its side. */
const FLAT = `(orientation: landscape) and (max-height: ${FLAT_HEIGHT}px)`;

/** Queries of the window. */
export const MEDIA = {
  still: '(prefers-reduced-motion: reduce)',
  daylight: '(prefers-color-scheme: light)',
  'home-columns': '(min-width: 760px)',
  'lobby-columns': '(min-width: 900px)',
  'lobby-chat-column': '(min-width: 1200px)',
  'lobby-phone': `(max-width: ${PHONE - 1}px)`,
  'lobby-roomy': `(min-width: ${PHONE}px)`,
  'shared-narrow': `(max-width: ${SHARED - 1}px)`,
  'shared-upright': '(orientation: portrait)',
  'gauges-tight': `(max-width: ${GAUGES - 1}px)`,
  /** A drawer under a map as broad as a tablet's. */
  'drawer-broad': `(min-width: ${PHONE}px)`,
  'table-flat': FLAT,
  'table-columns': `(min-width: ${TABLE}px) and (min-height: ${FLAT_HEIGHT + 1}px)`,
  /** A laptop whose browser leaves little of its height. */
  'table-low': `(max-height: ${LOW}px)`,
  'table-wide': `(min-width: ${TABLE_WIDE}px) and (min-height: 900px)`,
} as const;

/** Queries of the boxes in which a game draws its parts of the table. */
export const CONTAINER = {
  'part-narrow': '(width < 300px)',
  'sheet-roomy': '(width >= 265px)',
  'map-narrow': '(width < 560px)',
  'map-broad': '(width >= 560px)',
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
