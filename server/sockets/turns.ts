/** Whether a command goes before all that waits, or waits for its turn. */
export type Haste = 'first' | 'in-turn';

/**
 * Lets commands in one by one, a single one for each round of the event loop. Between two of them the process reads what has come and
 * goes on with answers that it has begun, so a burst of commands from some people holds up an answer to a game by one command at most.
 */
export class Turns {
  private readonly queue: { readonly of: object; readonly go: () => void }[] = [];
  private readonly waiting = new Map<object, number>();

  /**
   * Resolves when the turn of a command has come.
   * @param of who sent it: commands of one sender keep their order, also where a later one is hasty
   */
  take(of: object, haste: Haste): Promise<void> {
    const before = this.waiting.get(of) ?? 0;
    if (haste === 'first' && before === 0) return Promise.resolve();
    return new Promise((resolve) => {
      this.waiting.set(of, before + 1);
      this.queue.push({ of, go: resolve });
      if (this.queue.length === 1) setImmediate(this.next);
    });
  }

  private readonly next = (): void => {
    const turn = this.queue.shift();
    if (turn === undefined) return;
    const left = (this.waiting.get(turn.of) ?? 1) - 1;
    if (left === 0) this.waiting.delete(turn.of);
    else this.waiting.set(turn.of, left);
    if (this.queue.length > 0) setImmediate(this.next);
    turn.go();
  };
}
