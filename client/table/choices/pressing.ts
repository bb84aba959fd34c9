import { ANY_TIME, type Ask, type Option } from '../../../shared/engine/ask';
import type { Choosing } from '../contract/contract';
import { slotOf } from './slots';

/** How somebody wants options to act: final ones open first, or everything acts at the first tap. */
export type Habit = 'look-first' | 'at-once';

/**
 * What is pressed: a button that names the option, a thing on the table that the option is about, the button of the next step, or a
 * suggestion that says to do it.
 */
export type Pressed = 'option' | 'thing' | 'next-step' | 'suggestion';

/**
 * What a press does: `act` gives the answer, `open` shows the option's card with the action on a button, and `try` gives the
 * answer if it can be taken back, and opens the card if not. Only the server knows whether it can: it says so while it plays
 * the answer, so that a step that can be taken back costs no more time than before.
 */
export type Way = 'act' | 'open' | 'try';

/** What a press of an option does. */
export function wayOf(
  ask: Pick<Ask, 'kind'>,
  { key, ref }: Pick<Option, 'key' | 'ref'>,
  {
    habit,
    pressed,
    slot,
    choosing,
  }: {
    readonly habit: Habit;
    readonly pressed: Pressed;
    /** The slot that is open: whoever opened it has said what they want to do. */
    readonly slot: string | null;
    readonly choosing: Pick<Choosing, 'reads' | 'held' | 'sorting' | 'plain' | 'refusing' | 'told' | 'slots'>;
  },
): Way {
  // It was read before: as a sentence with the button under it, as on an option's card.
  if (pressed === 'suggestion') return 'act';
  // Who taps a thing may only want to read it, and nobody awaits an any-time effect.
  if (pressed === 'thing' && ask.kind === ANY_TIME) return 'open';
  const isNamed = pressed === 'option' || pressed === 'next-step';
  if (habit === 'at-once' || (isNamed && slotTakes(ask.kind, key, choosing.slots))) return 'act';
  // Without that the thing is read first (found: three of four who tapped a space only meant to read it, and moved).
  if (pressed === 'thing' && ask.kind === choosing.slots?.kind && slotOf(choosing.slots.row, { key })?.id !== slot)
    return 'open';
  const read = pressed === 'thing' ? [...choosing.reads, ...choosing.held] : choosing.reads;
  // The next step says what it is for: its card need not be read once more (found: an attempt was confirmed four times). Who taps a thing
  // of a sheet may only want to read it (found: a card was thrown away so), who presses its name in the question does not.
  const isSorted = pressed === 'option' && choosing.sorting.includes(ask.kind);
  const isRead = pressed !== 'next-step' && ref !== undefined && read.includes(ref.kind) && !isSorted;
  if (isRead) return 'open';
  if (isNamed && choosing.told.includes(key)) return 'act';
  return choosing.plain.includes(ask.kind) || choosing.refusing.includes(key) ? 'act' : 'try';
}

/** Whether the option has a slot of its own, which says all that there is to say. */
function slotTakes(kind: string, key: string, slots: Choosing['slots']): boolean {
  return slots?.kind === kind && slotOf(slots.row, { key })?.press === 'takes';
}
