/**
 * Whether two JSON values are equal. Parts that are the same object in both are skipped. State is replaced, never
 * changed, so most parts are the same object, and comparing two views costs little.
 */
export function sameJson(a: unknown, b: unknown): boolean {
  if (a === b) return true;
  if (typeof a !== 'object' || typeof b !== 'object' || a === null || b === null) return false;
  if (Array.isArray(a) || Array.isArray(b)) return Array.isArray(a) && Array.isArray(b) && sameLists(a, b);
  return sameFields(a as Fields, b as Fields);
}

type Fields = Readonly<Record<string, unknown>>;

function sameLists(a: readonly unknown[], b: readonly unknown[]): boolean {
  if (a.length !== b.length) return false;
  for (let i = 0; i < a.length; i++) if (!sameJson(a[i], b[i])) return false;
  return true;
}

// This runs for every object of every view at every choice. It makes no lists of keys, because they would be garbage to
// collect.
function sameFields(a: Fields, b: Fields): boolean {
  let fields = 0;
  for (const key in a) {
    const value = a[key];
    if (value === undefined) continue;
    fields += 1;
    if (value !== b[key] && (!Object.hasOwn(b, key) || !sameJson(value, b[key]))) return false;
  }
  for (const key in b) if (b[key] !== undefined) fields -= 1;
  return fields === 0;
}
