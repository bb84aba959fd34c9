import type { Seat } from '../../../engine/ask';
import type { CharacterId } from '../board/characters/ids';
import type { ComplotsRun, SlotIndex } from '../state';
import { characterAt } from './select';

/** Puts cards into the Court and shuffles it. */
export function intoCourt(run: ComplotsRun, cards: readonly CharacterId[]): void {
  const court = run.shuffled('court', [...run.core.hidden.court, ...cards]);
  run.change(({ hidden }) => {
    hidden.court = court;
  });
}

/** A hidden character goes into the Court, and the seat draws another into the same slot [CO 7, R15]. */
export function replace(run: ComplotsRun, of: Seat, slot: SlotIndex): void {
  intoCourt(run, [characterAt(run, of, slot)]);
  run.change(({ hidden }) => {
    const own = hidden.slots[of];
    const top = hidden.court.shift();
    if (own !== undefined) own[slot] = top ?? null;
  });
}

/** The actor draws cards from the top of the Court and looks at them [CO 10]. */
export function drawForExchange(run: ComplotsRun, n: number): void {
  run.change(({ pub, hidden }) => {
    hidden.drawn = hidden.court.splice(0, n);
    pub.phase = { state: 'exchange' };
  });
}
