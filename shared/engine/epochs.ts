import { type Ask, type AskId, askId, offerKindOf, type Seat, TABLE } from './ask';

/**
 * Epochs: how often questions that a seat had open were gone because an answer was taken back, or the table went back. The
 * script that asks again mints the same id as before, so clients get the epoch with it: a late click must not answer another
 * question.
 */
export type Epochs = Readonly<Record<number, number>>;

const MARK = '~';

/** A script's questions as clients know them: the id of a seat that has seen a question go ends in its epoch. */
export function asksIn(epochs: Epochs, asks: readonly Ask[]): readonly Ask[] {
  return asks.map((ask) => {
    const epoch = epochs[ask.seat] ?? 0;
    return epoch === 0 || offerKindOf(ask.id, ask.seat) !== null ? ask : { ...ask, id: inEpoch(ask.id, epoch) };
  });
}

/** An id as clients know it in an epoch. */
export function inEpoch(id: AskId, epoch: number): AskId {
  return epoch === 0 ? id : askId(`${id}${MARK}${epoch}`);
}

/** The id as the script minted it. */
export function scriptId(id: AskId): AskId {
  return askId(id.split(MARK)[0] ?? '');
}

/**
 * Whether the id of a closed question belonged to a seat's question that taking back has removed.
 * @param step the number of the running step: earlier questions were answered, not removed
 */
export function wasTakenAway(id: AskId, of: Seat, step: number, epochs: Epochs): boolean {
  const parts = /^(\d+)[.](-?\d+)[.]\d+(?:~(\d+))?$/.exec(id);
  if (parts === null) return false;
  const [, asked, seat, epoch = '0'] = parts;
  return Number(seat) === of && Number(asked) >= step && Number(epoch) < (epochs[of] ?? 0);
}

/** The epochs after the table went back: every seat's, for any question may be asked again that was answered already. */
export function allLater(epochs: Epochs, seats: number): Epochs {
  const all = [TABLE, ...Array.from({ length: seats }, (_, i) => i)];
  return Object.fromEntries(all.map((seat) => [seat, (epochs[seat] ?? 0) + 1]));
}

/** The epochs after taking back: those of the seats that had another question open, and of the seat that took back. */
export function nextEpochs(epochs: Epochs, before: readonly Ask[], after: readonly Ask[], by: Seat): Epochs {
  const open = (asks: readonly Ask[], of: Seat): string =>
    JSON.stringify(asks.filter(({ seat }) => seat === of).map((ask) => ({ ...ask, id: scriptId(ask.id) })));
  const seats = new Set([by, ...before.map(({ seat }) => seat)]);
  const changed = [...seats].filter((seat) => seat === by || open(before, seat) !== open(after, seat));
  return { ...epochs, ...Object.fromEntries(changed.map((seat) => [seat, (epochs[seat] ?? 0) + 1])) };
}
