import type { Draft } from '../../engine/draft';
import { changed } from '../../engine/draft';
import type { Redealing } from '../../engine/game';
import { type CharacterId, inPlay } from './board/characters/ids';
import { copiesFor } from './setup';
import type { Core } from './state';

/**
 * The state at the beginning of the running step as a seat could believe it to be: the hidden slots of others, the Court, the
 * cards others put aside and those they drew are dealt anew from what the seat has not seen [CO 11].
 */
export function redeal({ begun, now, seat, random }: Redealing<Core>): Core {
  const { phase, pending, options, seats } = begun.pub;
  const five = inPlay(options.fifth);
  const isDraft = phase.state === 'draft';
  const unseen = new Pool(
    five.flatMap((id) => Array.from({ length: isDraft ? 1 : copiesFor(seats.length) }, () => id)),
  );
  const sees = (of: number, slot: number): boolean =>
    of === seat ||
    (phase.state === 'inspectJudge' && pending?.actor === seat && pending.target === of && begun.hidden.shown === slot);
  const seesDrawn = phase.state === 'exchange' && pending?.actor === seat;
  return changed(begun, (draft) => {
    const { hidden } = draft;
    const free: (() => void)[] = [];
    hidden.slots.forEach((slots, of) => {
      slots.forEach((id, slot) => {
        const up = now.pub.seats[of]?.slots[slot];
        const come = up === undefined || up === 'hidden' || up === 'empty' ? null : up;
        if (come !== null) unseen.take(come);
        if (id === null) return;
        if (come !== null) slots[slot] = come;
        else if (sees(of, slot)) unseen.take(id);
        else free.push(() => (slots[slot] = unseen.draw(random)));
      });
    });
    (hidden.aside[seat] ?? []).forEach((id) => {
      unseen.take(id);
    });
    if (seesDrawn) hidden.drawn.forEach((id) => unseen.take(id));
    dealAside(hidden, { seat, five, unseen, random });
    for (const deal of free) deal();
    if (!seesDrawn) hidden.drawn = hidden.drawn.map(() => unseen.draw(random));
    hidden.court = hidden.court.map(() => unseen.draw(random));
  });
}

/** The other player of two has put aside the pack but for one character [CO 3.2]. */
function dealAside(
  hidden: Draft<Core['hidden']>,
  given: {
    readonly seat: number;
    readonly five: readonly CharacterId[];
    readonly unseen: Pool;
    readonly random: () => number;
  },
): void {
  const { seat, five, unseen, random } = given;
  hidden.aside.forEach((aside, of) => {
    if (of === seat || aside.length === 0) return;
    const rests = five.map((kept) => five.filter((id) => id !== kept)).filter((rest) => unseen.hasAll(rest));
    const rest = rests[Math.floor(random() * rests.length)] ?? [];
    rest.forEach((id) => {
      unseen.take(id);
    });
    hidden.aside[of] = [...rest];
  });
}

/** The cards that a seat has not seen. */
class Pool {
  private readonly cards: CharacterId[];

  constructor(cards: readonly CharacterId[]) {
    this.cards = [...cards].sort();
  }

  hasAll(ids: readonly CharacterId[]): boolean {
    return ids.every((id) => this.cards.includes(id));
  }

  /** Takes a seen card out. Throws RangeError when it is not there. */
  take(id: CharacterId): void {
    const at = this.cards.indexOf(id);
    if (at < 0) throw new RangeError(`no ${id} left`);
    this.cards.splice(at, 1);
  }

  /** Takes any card out. Throws RangeError when none is left. */
  draw(random: () => number): CharacterId {
    const [card] = this.cards.splice(Math.floor(random() * this.cards.length), 1);
    if (card === undefined) throw new RangeError('no card left');
    return card;
  }
}
