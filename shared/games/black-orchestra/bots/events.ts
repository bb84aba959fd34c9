import type { Suspicion } from '../board/levels';
import { eventArrests } from '../forecast/danger';
import { eventFacts, type Facts } from '../forecast/facts';
import { freeConspirators } from '../forecast/known';
import type { EventKey } from '../state';
import type { Table } from '../table';

/** How likely somebody is arrested by a raid some turns ahead, by their present suspicion: it rises more often than it falls. */
const LATER: Readonly<Record<Suspicion, number>> = { low: 0.02, medium: 0.1, high: 0.4, extreme: 0.9 };
/** What an eagle added to every plot counts for, in arrests. */
const EAGLE = 0.2;

/**
 * What an event would cost the conspirators soon, in arrests, by what its card says; 0 for one that is not known to cost
 * anything. Of events that can be put in order, the one that costs least comes first.
 */
export function costOfEvent(table: Table, facts: Facts, event: EventKey): number {
  const { raid, eagles = 0 } = eventFacts(facts, event);
  const later = raid === true ? freeConspirators(table).reduce((sum, { suspicion }) => sum + LATER[suspicion], 0) : 0;
  return eventArrests(table, facts, event).length + later + EAGLE * eagles;
}
