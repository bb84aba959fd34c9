/** Whether a command goes before all that waits, or waits for its turn. */
export type Haste = 'first' | 'in-turn';

/** A command that waits, with its sender. */
interface WaitingCommand {
  readonly of: object;
  readonly go: () => void;
}

/**
 * Lets commands in one by one, one for each round of the event loop. Between two commands the process reads new packets
 * and continues answers it has begun, so a burst of commands delays an answer to a game by one command at most.
 * Addresses take turns, so a burst delays only its own address.
 */
export class Turns {
  /** The waiting commands by address; the address whose turn is next comes first. */
  private readonly queues = new Map<string, WaitingCommand[]>();
  private readonly counts = new Map<object, number>();

  /**
   * Resolves when the turn of a command has come. Count a command against the limits before it waits: these bound how many wait.
   * @param of who sent it: commands of one sender keep their order, also where a later one is hasty
   * @param address where the sender is, the same for all their commands
   */
  take(of: object, address: string, haste: Haste): Promise<void> {
    const before = this.counts.get(of) ?? 0;
    if (haste === 'first' && before === 0) return Promise.resolve();
    return new Promise((go) => {
      this.counts.set(of, before + 1);
      if (this.queues.size === 0) setImmediate(this.next);
      const queue = this.queues.get(address);
      if (queue === undefined) this.queues.set(address, [{ of, go }]);
      else queue.push({ of, go });
    });
  }

  private readonly next = (): void => {
    const [first] = this.queues;
    if (first === undefined) return;
    const [address, queue] = first;
    const turn = queue.shift();
    this.queues.delete(address);
    if (queue.length > 0) this.queues.set(address, queue);
    if (this.queues.size > 0) setImmediate(this.next);
    if (turn === undefined) return;
    const left = (this.counts.get(turn.of) ?? 1) - 1;
    if (left === 0) this.counts.delete(turn.of);
    else this.counts.set(turn.of, left);
    turn.go();
  };
}
