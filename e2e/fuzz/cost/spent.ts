/** The most that one packet may cost the main thread, in milliseconds, after any others. */
export const MOST_MS = 5;

/** Commands whose work is done in parts, with other work between, and charged by its length: their sum may be more. */
export const IN_TURNS: readonly string[] = ['past', 'propose', 'agree'];

/** The bounds in milliseconds by which costs are counted. */
const BOUNDS = [0.5, 1, 2, MOST_MS, 10, Infinity] as const;

interface Kind {
  readonly counts: number[];
  most: number;
}

/** How often packets of each kind have cost how much. */
export class Spent {
  private readonly kinds = new Map<string, Kind>();

  note(name: string, ms: number): void {
    const kind = this.kinds.get(name) ?? { counts: BOUNDS.map(() => 0), most: 0 };
    this.kinds.set(name, kind);
    const at = BOUNDS.findIndex((bound) => ms <= bound);
    kind.counts[at] = (kind.counts[at] ?? 0) + 1;
    kind.most = Math.max(kind.most, ms);
  }

  /** A line a kind, the dearest first. */
  lines(): readonly string[] {
    const bounds = BOUNDS.map((bound) => (bound === Infinity ? 'more' : `<=${bound}`));
    return [...this.kinds]
      .sort(([, one], [, other]) => other.most - one.most)
      .map(([name, { counts, most }]) => {
        const shares = counts.map((count, i) => `${bounds[i] ?? ''}: ${count}`).join(', ');
        return `${name}: at most ${most.toFixed(1)} ms (${shares})`;
      });
  }
}
