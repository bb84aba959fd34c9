import type { Explained } from '../../../table/contract/contract';
import type { Moment } from '../../../table/contract/story';
import type { Drawing } from '../drawing';
import { explain } from '../explain/explain';
import { story } from '../story/story';

/** What the card, event or item is that a moment is about; null when it is about none, or there is nothing to say. */
export function aboutOf(moment: Moment, { table, you, text }: Drawing): Explained | null {
  const ref = story.about(moment);
  return ref === null ? null : explain(ref, table, text, you);
}
