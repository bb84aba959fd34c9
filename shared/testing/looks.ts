/** Counts how many values inside a value are looked at, so that a test can tell what reading it costs. */
export class Looks {
  /** How many were looked at. */
  count = 0;

  /** The same value, with everything inside counted that is looked at. */
  at<T>(value: T): T {
    if (typeof value !== 'object' || value === null) return value;
    const look = <R>(found: R): R => {
      this.count += 1;
      return found;
    };
    return new Proxy(value, {
      get: (target, key, self) => look(this.at(Reflect.get(target, key, self) as unknown)),
      getOwnPropertyDescriptor: (target, key) => look(Reflect.getOwnPropertyDescriptor(target, key)),
    });
  }
}
