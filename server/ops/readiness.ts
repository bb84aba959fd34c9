import type { Life } from './life';

/** A part that the server depends on. */
export interface Part {
  /** Resolves when the part works. */
  readonly look: () => Promise<unknown>;
  /** `must`: the server cannot serve without it; `should`: it serves worse. */
  readonly need: 'must' | 'should';
}

/** How long a part may take to answer, and for how long its answer is cached. */
const TIMEOUT_MS = 2000;
const FRESH_MS = 500;

/** Whether new clients should be sent here. */
export type Ready =
  | { readonly ready: true; readonly missing: readonly string[] }
  | { readonly ready: false; readonly draining: boolean; readonly missing: readonly string[] };

/**
 * Checks whether every part that the server needs works, and names those that do not. A result is cached for a moment, so
 * that many requests cause few checks.
 */
export class Readiness {
  private asked: { readonly at: number; readonly missing: Promise<readonly string[]> } | null = null;
  /** Checks under way, by part: a part that does not answer is not asked again. */
  private readonly looking = new Map<string, Promise<unknown>>();

  /** `clock` gives milliseconds. */
  constructor(
    private readonly parts: Readonly<Record<string, Part>>,
    private readonly life: Life,
    private readonly clock: () => number,
  ) {}

  /** Asks all parts. Never rejects. */
  async check(): Promise<Ready> {
    const now = this.clock();
    if (this.asked === null || Math.abs(now - this.asked.at) >= FRESH_MS) this.asked = { at: now, missing: this.ask() };
    const missing = await this.asked.missing;
    const draining = this.life.state === 'draining';
    const unfit = missing.some((name) => this.parts[name]?.need === 'must');
    return draining || unfit ? { ready: false, draining, missing } : { ready: true, missing };
  }

  private async ask(): Promise<readonly string[]> {
    const names = Object.keys(this.parts);
    const answers = await Promise.all(Object.entries(this.parts).map(([name, part]) => isThere(this.look(name, part))));
    return names.filter((_, i) => !answers[i]);
  }

  private look(name: string, { look }: Part): Promise<unknown> {
    const under = this.looking.get(name);
    if (under !== undefined) return under;
    const begun = Promise.resolve()
      .then(look)
      .finally(() => this.looking.delete(name));
    this.looking.set(name, begun);
    return begun;
  }
}

/** Whether a part answers in time and without an error. */
async function isThere(answer: Promise<unknown>): Promise<boolean> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<false>((resolve) => {
    timer = setTimeout(() => resolve(false), TIMEOUT_MS);
  });
  const well = answer.then(
    () => true,
    () => false,
  );
  try {
    return await Promise.race([well, late]);
  } finally {
    clearTimeout(timer);
  }
}
