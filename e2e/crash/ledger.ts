import type { ViewMessage } from '../../shared/protocol/rooms';

/** The view of one seat in each state, from any node and any receiver. */
export class Ledger {
  private readonly known = new Map<number, string>();

  /** Notes a state. It agrees when the state is new, or is what it was when it was shown before. */
  note({ stateID, view }: ViewMessage): 'agrees' | 'contradicts' {
    const { log, asks, waiting, over } = view;
    const open = asks.map(({ id, options }) => [id, options.length]);
    const short = JSON.stringify([log.length, log.at(-1), open, waiting, over]);
    const before = this.known.get(stateID);
    this.known.set(stateID, short);
    return before === undefined || before === short ? 'agrees' : 'contradicts';
  }
}
