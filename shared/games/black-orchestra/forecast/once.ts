/**
 * As in the engine, which forecasts may not import: a function that is worked out once for each object that it is given, and then returns the same value again. Only for objects that
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
