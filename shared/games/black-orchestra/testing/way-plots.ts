import type { ItemId } from '../board/spaces';
import type { CardKey } from '../state';
import { type Given, one, Scenario } from './scenario';

/** A table for a plot on the way: the second conspirator holds it while an event moves Hitler on the first one's turn. */
export interface WayPlotGiven extends Given {
  /** The stage 1 event; Parade in Berlin, which moves Hitler to the Zeughaus and asks nobody, unless said otherwise. */
  readonly event?: string;
  readonly items?: readonly ItemId[];
}

/** Starts with the event revealed: the second conspirator is committed, alone in the Adlerhorst, and holds the plot. */
export function wayPlot(card: CardKey, { event = 'parade-in-berlin', items = [], table, ...rest }: WayPlotGiven = {}) {
  return Scenario.event(event, {
    ...rest,
    table: (draft) => {
      const [, second] = draft.pub.conspirators;
      if (second !== undefined) {
        Object.assign(one(draft, second.id), {
          motivation: 'committed',
          space: 'adlerhorst',
          items: [...items],
          dossier: [card],
        });
      }
      table?.(draft);
    },
  });
}
