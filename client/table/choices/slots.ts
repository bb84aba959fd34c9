import type { Ask, Option, Unavailable } from '../../../shared/engine/ask';
import type { SlotSpec } from '../contract/contract';

/** What a slot holds of a question now. */
export interface Slot {
  readonly spec: SlotSpec;
  readonly options: readonly Option[];
  /** What stands there at other times, each with why not now. */
  readonly barred: readonly Unavailable[];
}

/** The first word of an option's key: what kind of thing it does. */
export function wordOf({ key }: Pick<Option, 'key'>): string {
  return key.split(':')[0] ?? key;
}

/**
 * The fixed places of a question, each with what it holds now: the same ones in the same order whatever can be done.
 * @param finishing keys of options that stand elsewhere
 */
export function slotsOf(
  { options, unavailable = [] }: Pick<Ask, 'options' | 'unavailable'>,
  row: readonly SlotSpec[],
  finishing: readonly string[],
): readonly Slot[] {
  const last = row.at(-1);
  const home = (thing: Pick<Option, 'key'>): SlotSpec | undefined =>
    row.find(({ keys }) => keys.includes(wordOf(thing))) ?? last;
  return row.map((spec) => ({
    spec,
    options: options.filter((option) => !finishing.includes(option.key) && home(option) === spec),
    barred: unavailable.filter((entry) => home(entry) === spec),
  }));
}

/** Options without the heading that they all have: the slot that they are in says it. */
export function withoutHeading(options: readonly Option[]): readonly Option[] {
  const headings = new Set(options.map(({ group }) => group));
  if (headings.size > 1) return options;
  return options.map(({ key, label, ref }) => ({ key, label, ...(ref !== undefined && { ref }) }));
}
