/** Waits until what a client has received fits; the client calls {@link wake} after each message. For tests. */
export class Waiting {
  private readonly checks = new Set<() => void>();

  /** Resolves to what `look` finds, which is called now and after every {@link wake}; null, undefined and false are nothing. */
  until<T>(look: () => T | null | undefined | false): Promise<T> {
    return new Promise((resolve) => {
      const check = (): void => {
        const found = look();
        if (found === null || found === undefined || found === false) return;
        this.checks.delete(check);
        resolve(found);
      };
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

  /** Looks again. */
  wake(): void {
    for (const check of [...this.checks]) check();
  }
}
