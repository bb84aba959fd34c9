/** Something the server must not have done. */
export interface Finding {
  /** The episode, for `--replay`. */
  readonly episode: string;
  readonly what: string;
  /** The packet before it, cut short. */
  readonly packet: string;
}

/** Counts and findings of a run. */
export class Tally {
  /** Fuzzed packets, frames and requests sent. */
  packets = 0;
  readonly findings: Finding[] = [];
  private readonly counts = new Map<string, number>();

  /** `onFinding` is told of each at once. */
  constructor(private readonly onFinding: (finding: Finding) => void = () => undefined) {}

  /** Counts a packet of a kind by its outcome. */
  packet(kind: string, word: string): void {
    this.packets += 1;
    this.count(`${kind}: ${word}`);
  }

  /** Counts anything else. */
  count(what: string): void {
    this.counts.set(what, (this.counts.get(what) ?? 0) + 1);
  }

  find(episode: string, what: string, packet: string): void {
    const finding = { episode, what, packet: packet.slice(0, 1000) };
    this.findings.push(finding);
    this.onFinding(finding);
  }

  /** All counts as lines, in alphabetical order. */
  lines(): readonly string[] {
    return [...this.counts].map(([what, count]) => `${what}: ${count}`).sort();
  }
}
