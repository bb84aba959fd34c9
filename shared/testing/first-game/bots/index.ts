import type { Bots } from '../../../engine/policy';
import type { Table } from '../state';

/** A quick bot lays any card; a steady one the lowest that wins so far, else its lowest. */
export const bots: Bots<Table> = {
  looksAhead: () => false,
  pausesFor: () => 0,
  decide: (level, { view: { you, asks, table } }, random) => {
    const [ask] = asks;
    if (ask === undefined || you === null) throw new RangeError('nothing is asked');
    const cards = ask.options.map(({ key }) => Number(key)).sort((a, b) => a - b);
    const highest = Math.max(0, ...table.laid.map(({ card }) => card));
    const card =
      level === 'quick' ? cards[Math.floor(random() * cards.length)] : (cards.find((own) => own > highest) ?? cards[0]);
    return { choice: { seat: you, ask: ask.id, key: String(card) } };
  },
};
