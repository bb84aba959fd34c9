import type { EventFacts, Facts } from '../../../../shared/games/black-orchestra/forecast/facts';
import { things } from '../../../../shared/games/black-orchestra/pictures/things';
import type { Explained } from '../../../table/contract/contract';
import type { Moment } from '../../../table/contract/story';
import type { Drawing } from '../drawing';
import { explain } from '../explain/explain';
import { story } from '../story/story';

/** The stage that is printed on the event of a moment: the table may not have got there yet. */
export function stageOf({ head }: Moment, { facts, table }: Drawing): number {
  return eventOf(head, facts)?.stage ?? table.stage;
}

/** Whether the event of a moment is one that loses the game at once. */
export function losesGame({ head }: Moment, { facts }: Drawing): boolean {
  return eventOf(head, facts)?.lost === true;
}

/** Whether the event of a moment is a raid, by whose rule people are taken, and no other event that arrests [BO 10]. */
export function isGestapoRaid({ head }: Moment, { facts }: Drawing): boolean {
  return eventOf(head, facts)?.raid === true;
}

/** Whether the event of a moment is about persecution. */
export function isPersecution({ head }: Moment, { facts }: Drawing): boolean {
  return eventOf(head, facts)?.persecution === true;
}

function eventOf({ p }: Moment['head'], { events }: Facts): EventFacts | undefined {
  const [event] = things(p?.['event'], 'event');
  return event === undefined ? undefined : events[event];
}

/** What the card, event or item is that a moment is about; null when it is about none, or there is nothing to say. */
export function aboutOf(moment: Moment, { table, you, text }: Drawing): Explained | null {
  const ref = story.about(moment);
  return ref === null ? null : explain(ref, table, text, you);
}
