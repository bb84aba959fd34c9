/**
 * A function that is worked out once for each object that it is given, and then returns the same value again. Only for objects that
 * are never changed, such as states and lines of the log.
 */
export function once<Given extends object, Value extends object>(
  work: (given: Given) => Value,
): (given: Given) => Value {
  return remembering(new WeakMap<Given, Value>(), work);
}

/** Likewise for keys of which there are few, such as the names of things that are printed: every value is kept for good. */
export function onceEach<Key extends string | number, Value extends object>(
  work: (key: Key) => Value,
): (key: Key) => Value {
  return remembering(new Map<Key, Value>(), work);
}

function remembering<Given, Value extends object>(
  known: { readonly get: (given: Given) => Value | undefined; readonly set: (given: Given, value: Value) => unknown },
  work: (given: Given) => Value,
): (given: Given) => Value {
  return (given) => {
    const before = known.get(given);
    if (before !== undefined) return before;
    const value = work(given);
    known.set(given, value);
    return value;
  };
}
