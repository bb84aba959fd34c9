/** The entries that were set last, at most so many: what is known by key without memory growing for ever. */
export class Recent<Key, Value> {
  private readonly entries = new Map<Key, Value>();

  constructor(private readonly most: number) {}

  /** The value of a key; undefined when there is none any more. */
  get(key: Key): Value | undefined {
    return this.entries.get(key);
  }

  /** Sets the value of a key. The entry that was set longest ago makes room for it. */
  set(key: Key, value: Value): void {
    this.entries.delete(key);
    this.entries.set(key, value);
    const [oldest] = this.entries.keys();
    if (this.entries.size > this.most && oldest !== undefined) this.entries.delete(oldest);
  }

  /** Removes a key. */
  delete(key: Key): void {
    this.entries.delete(key);
  }
}
