import { type Seat, seat } from '../../../engine/ask';
import { type Text, text } from '../../../engine/text';
import type { CharacterId } from '../board/characters/ids';
import { type Claim, type ComplotsRun, type Core, type Pending, type SlotIndex, SLOTS } from '../state';

type Pub = Core['pub'];

/** How a sentence names a seat. */
export function player(of: Seat): Text {
  return text('engine.seat', { n: of + 1 });
}

/** How a sentence names a character. */
export function named(id: CharacterId): Text {
  return text(`character.${id}`);
}

/** The face-down slots of a seat, lowest first. */
export function hiddenSlots(pub: Pub, of: Seat): readonly SlotIndex[] {
  return SLOTS.filter((i) => pub.seats[of]?.slots[i] === 'hidden');
}

/** Whether a seat still holds a face-down character. */
export function isAlive(pub: Pub, of: Seat): boolean {
  return hiddenSlots(pub, of).length > 0;
}

/** The living seats clockwise from the next one after a seat, that seat last if it lives. */
export function clockwiseFrom(pub: Pub, from: Seat): readonly Seat[] {
  const n = pub.seats.length;
  return Array.from({ length: n }, (_, i) => seat((from + 1 + i) % n)).filter((one) => isAlive(pub, one));
}

/** The living seats but one, clockwise from that one. */
export function others(pub: Pub, than: Seat): readonly Seat[] {
  return clockwiseFrom(pub, than).filter((one) => one !== than);
}

/** Notes a claim, which everybody has heard. */
export function say(run: ComplotsRun, by: Seat, character: CharacterId, as: Claim): void {
  run.change(({ pub }) => {
    pub.said.push({ turn: pub.turn.number, by, character, as, doubter: null, came: 'unproved' });
  });
}

/** The announced action. Throws TypeError where none is. */
export function pendingOf(run: ComplotsRun): Pending {
  const { pending } = run.core.pub;
  if (pending === null) throw new TypeError('no action was announced');
  return pending;
}

/** The character in a hidden slot of a seat. Throws TypeError where none lies. */
export function characterAt(run: ComplotsRun, of: Seat, slot: SlotIndex): CharacterId {
  const id = run.core.hidden.slots[of]?.[slot] ?? null;
  if (id === null) throw new TypeError(`no hidden character of seat ${of} at ${slot}`);
  return id;
}
