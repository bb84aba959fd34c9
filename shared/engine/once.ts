/**
 * A function that is worked out once for each object that it is given, and then returns the same value again. Only for objects that
 * are never changed, such as states and lines of the log.
 */
export function once<Given extends object, Value extends object>(
  work: (given: Given) => Value,
): (given: Given) => Value {
  const known = new WeakMap<Given, Value>();
  return (given) => {
    const before = known.get(given);
    if (before !== undefined) return before;
    const value = work(given);
    known.set(given, value);
    return value;
  };
}

/** Likewise for keys of which there are few, such as the names of things that are printed: every value is kept for good. */
export function onceEach<Key extends string | number, Value extends object>(
  work: (key: Key) => Value,
): (key: Key) => Value {
  const known = new Map<Key, Value>();
  return (key) => {
    const before = known.get(key);
    if (before !== undefined) return before;
    const value = work(key);
    known.set(key, value);
    return value;
  };
}
