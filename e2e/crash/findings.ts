/** The kinds of findings: something acknowledged or shown is missing, views differ, or a view never comes. */
export type Wrong = 'lost' | 'contradiction' | 'behind' | 'unreadable';

/** The findings, one line each. */
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
