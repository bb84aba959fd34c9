import { things } from '../../../../shared/games/black-orchestra/pictures/things';
import type { Explained } from '../../../table/contract/contract';
import type { Moment } from '../../../table/contract/story';
import type { Drawing } from '../drawing';
import { explain } from '../explain/explain';
import { story } from '../story/story';

/** The stage that is printed on the event of a moment: the table may not have got there yet. */
export function stageOf({ head }: Moment, { facts, table }: Drawing): number {
  const [event] = things(head.p?.['event'], 'event');
  return (event === undefined ? undefined : facts.events[event]?.stage) ?? table.stage;
}

/** What the card, event or item is that a moment is about; null when it is about none, or there is nothing to say. */
export function aboutOf(moment: Moment, { table, you, text }: Drawing): Explained | null {
  const ref = story.about(moment);
  return ref === null ? null : explain(ref, table, text, you);
}
