/** How many there are, by key. A key of which there are none takes no place. */
export class Counts<Key = string> {
  private readonly counts = new Map<Key, number>();

  /** How many there are of a key. */
  of(key: Key): number {
    return this.counts.get(key) ?? 0;
  }

  /** One more. Returns how many there are now. */
  add(key: Key): number {
    const now = this.of(key) + 1;
    this.counts.set(key, now);
    return now;
  }

  /** One less, if there was one. Returns how many are left. */
  remove(key: Key): number {
    const left = Math.max(0, this.of(key) - 1);
    if (left > 0) this.counts.set(key, left);
    else this.counts.delete(key);
    return left;
  }

  /** The keys of which there are some. */
  get keys(): readonly Key[] {
    return [...this.counts.keys()];
  }
}
