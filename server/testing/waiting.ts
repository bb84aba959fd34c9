/** Waits until what a client has received fits; the client calls {@link wake} after each message. For tests. */
export class Waiting {
  private readonly checks = new Set<() => void>();
  /** How to end each wait by an error. */
  private readonly rejects = new Set<(error: unknown) => void>();

  /**
   * Resolves to what `look` finds, which is called now and after every {@link wake}; null, undefined and false are nothing. Rejects
   * when the client {@link fail fails} meanwhile.
   */
  until<T>(look: () => T | null | undefined | false): Promise<T> {
    return new Promise((resolve, reject) => {
      const check = (): void => {
        const found = look();
        if (found === null || found === undefined || found === false) return;
        this.checks.delete(check);
        this.rejects.delete(reject);
        resolve(found);
      };
      this.rejects.add(reject);
      this.checks.add(check);
      check();
    });
  }

  /** Resolves to whether something has become so within a time; `look` is called now, after every {@link wake} and at the end. */
  within(look: () => boolean, milliseconds: number): Promise<boolean> {
    return new Promise((resolve) => {
      const end = (): void => {
        this.checks.delete(check);
        clearTimeout(timer);
        resolve(look());
      };
      const check = (): void => {
        if (look()) end();
      };
      const timer = setTimeout(end, milliseconds);
      this.checks.add(check);
      check();
    });
  }

  /** Ends all that wait by {@link until}: the client cannot go on. */
  fail(error: unknown): void {
    for (const reject of [...this.rejects]) reject(error);
    this.rejects.clear();
  }

  /** Looks again. */
  wake(): void {
    for (const check of [...this.checks]) check();
  }
}
