/**
 * Finds what a value holds that would not come back the same from JSON.
 * @param known parts that were looked at before and were plain; those found plain are added. State is replaced, never
 * changed, so that only what is new has to be looked at.
 * @returns the path of the first such part, such as `.list.2`; null when there is none
 */
export function notPlainJson(value: unknown, known: WeakSet<object>, path = ''): string | null {
  if (value === null || typeof value === 'string' || typeof value === 'boolean') return null;
  if (typeof value === 'number') return Number.isFinite(value) && !Object.is(value, -0) ? null : path;
  if (typeof value !== 'object') return path;
  if (known.has(value)) return null;
  const prototype: unknown = Object.getPrototypeOf(value);
  if (prototype !== (Array.isArray(value) ? Array.prototype : Object.prototype)) return path;
  const keys = Reflect.ownKeys(value);
  const fields = Array.isArray(value) ? keys.filter((key) => key !== 'length') : keys;
  if (Array.isArray(value) && fields.length !== value.length) return path;
  for (const key of fields) {
    if (typeof key === 'symbol') return path;
    const found = notPlainJson((value as Readonly<Record<string, unknown>>)[key], known, `${path}.${key}`);
    if (found !== null) return found;
  }
  known.add(value);
  return null;
}
