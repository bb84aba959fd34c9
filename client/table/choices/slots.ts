import type { Ask, Option, Unavailable } from '../../../shared/engine/ask';
import type { SlotSpec } from '../contract/contract';

/** What a slot holds of a question now. */
export interface Slot {
  readonly spec: SlotSpec;
  readonly options: readonly Option[];
  /** What stands there at other times, each with why not now. */
  readonly barred: readonly Unavailable[];
}

/** The slot of an option, by the first word of its key; the last one holds what has no slot of its own. */
export function slotOf(row: readonly SlotSpec[], { key }: Pick<Option, 'key'>): SlotSpec | undefined {
  const [word = key] = key.split(':');
  return row.find(({ keys }) => keys.includes(word)) ?? row.at(-1);
}

/** The word of a slot with what it holds now. */
export function wordOfSlot({ spec: { id, alsoNames }, options }: Slot): string {
  const isNamed = alsoNames !== undefined && options.some(({ key }) => key.split(':')[0] === alsoNames);
  return isNamed ? `slot.${id}.${alsoNames}` : `slot.${id}`;
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
  return row.map((spec) => ({
    spec,
    options: options.filter((option) => !finishing.includes(option.key) && slotOf(row, option) === spec),
    barred: unavailable.filter((entry) => slotOf(row, entry) === spec),
  }));
}

/** Options without the heading that they all have: the slot that they are in says it. */
export function withoutHeading(options: readonly Option[]): readonly Option[] {
  const headings = new Set(options.map(({ group }) => group));
  if (headings.size > 1) return options;
  return options.map(({ key, label, ref }) => ({ key, label, ...(ref !== undefined && { ref }) }));
}
