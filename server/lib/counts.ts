/** Counts by key. A key whose count is zero takes no memory. */
export class Counts<Key = string> {
  private readonly counts = new Map<Key, number>();

  /** The count of a key. */
  of(key: Key): number {
    return this.counts.get(key) ?? 0;
  }

  /** Adds one. Returns the count after it. */
  add(key: Key): number {
    const now = this.of(key) + 1;
    this.counts.set(key, now);
    return now;
  }

  /** Takes one off, if there is any. Returns the count after it. */
  remove(key: Key): number {
    const left = Math.max(0, this.of(key) - 1);
    if (left > 0) this.counts.set(key, left);
    else this.counts.delete(key);
    return left;
  }

  /** The keys whose count is not zero. */
  get keys(): readonly Key[] {
    return [...this.counts.keys()];
  }
}
