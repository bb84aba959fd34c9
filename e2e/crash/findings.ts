/** What may go wrong: something that was acknowledged or seen is missing, views differ, or one is not to be had. */
export type Wrong = 'lost' | 'contradiction' | 'behind' | 'unreadable';

/** What went wrong, one line each. */
export class Findings {
  private readonly found: { readonly wrong: Wrong; readonly what: string }[] = [];

  add(wrong: Wrong, what: string): void {
    this.found.push({ wrong, what });
  }

  count(wrong: Wrong): number {
    return this.found.filter((finding) => finding.wrong === wrong).length;
  }

  get lines(): readonly string[] {
    return this.found.map(({ wrong, what }) => `${wrong}: ${what}`);
  }
}
