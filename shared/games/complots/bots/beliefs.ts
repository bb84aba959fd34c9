import type { Seat } from '../../../engine/ask';
import type { CharacterId } from '../board/characters/ids';
import { FIFTH_IDS, inPlay } from '../board/characters/ids';
import type { Said } from '../state';
import type { Table } from '../table';

/** How much more likely a seat holds what it has claimed and nobody has doubted, for each time. */
const CLAIMED = 0.7;
/** How much less likely a seat holds a character as which it was caught lying. */
const CAUGHT = 0.35;
/** What a bot takes for granted of people it has seen little of: so many doubts of so many claims, and lies of doubted claims. */
const DOUBTS = { seen: 0.8, of: 5 } as const;
const LIES = { seen: 1.6, of: 4 } as const;

/** What everybody has seen of a table, and the cards of the reader. */
export type Seen = Pick<Table, 'options' | 'seats' | 'said' | 'own' | 'turn' | 'out'>;

/** How many cards of each character the reader has not seen. */
export function unseenOf({ options, seats, own }: Seen): ReadonlyMap<CharacterId, number> {
  const copies = seats.length > 6 ? 4 : 3;
  const up = seats.flatMap(({ slots }) => slots.filter((slot) => slot !== 'hidden' && slot !== 'empty'));
  const held = own === null ? [] : [...own.slots.filter((id) => id !== null), ...own.aside, ...own.drawn];
  const seen = [...up, ...held];
  return new Map(inPlay(options.fifth).map((id) => [id, copies - seen.filter((one) => one === id).length]));
}

/** The claims of a seat that still say something about its cards: those since its cards were last changed, as far as all know. */
function telling({ said }: Seen, of: Seat): readonly Said[] {
  const own = said.filter(({ by }) => by === of);
  const last = own.findLastIndex(({ character, came, as }) => {
    const exchanged = as === 'action' && came !== 'lie' && FIFTH_IDS.some((id) => id === character);
    return exchanged || came === 'proved';
  });
  return own.slice(last + 1);
}

/** How likely a seat holds a character, from 0 to 1: by what is left, and by what the seat has claimed. */
export function holds(seen: Seen, of: Seat, character: CharacterId): number {
  const hidden = seen.seats[of]?.slots.filter((slot) => slot === 'hidden').length ?? 0;
  const claims = telling(seen, of);
  const weight = (id: CharacterId, left: number): number => {
    const ofIt = claims.filter((one) => one.character === id);
    const passed = ofIt.filter(({ came }) => came === 'unproved').length;
    const caught = ofIt.some(({ came }) => came === 'lie');
    return left * (1 + CLAIMED * Math.min(3, passed)) * (caught ? CAUGHT : 1);
  };
  const weights = [...unseenOf(seen)].map(([id, left]) => ({ id, w: weight(id, Math.max(0, left)) }));
  const all = weights.reduce((sum, { w }) => sum + w, 0);
  const mine = weights.find(({ id }) => id === character)?.w ?? 0;
  if (all === 0) return 0;
  return 1 - (1 - mine / all) ** hidden;
}

/** How often a seat doubts what it may doubt, as far as has been seen. */
export function doubtRate({ said, seats }: Pick<Seen, 'said' | 'seats'>, of: Seat): number {
  const others = said.filter(({ by }) => by !== of);
  const doubts = others.filter(({ doubter }) => doubter === of).length;
  // Of several who would doubt, one does: with many at the table each is seen to doubt less than they would.
  const chances = others.length / Math.max(1, seats.length - 1);
  return (doubts + DOUBTS.seen) / (Math.max(doubts, chances) + DOUBTS.of);
}

/** How often the claims of a seat are lies, as far as doubts have shown. */
function lieRate({ said }: Pick<Seen, 'said'>, of: Seat): number {
  const tested = said.filter(({ by, came }) => by === of && came !== 'unproved');
  return (tested.filter(({ came }) => came === 'lie').length + LIES.seen) / (tested.length + LIES.of);
}

/** How likely a claim of a seat is true: what it may hold, and how often it lies. */
export function isTrue(seen: Seen, of: Seat, character: CharacterId): number {
  const held = holds(seen, of, character);
  const lies = lieRate(seen, of);
  // Whoever holds it claims it; whoever does not claims it as often as they lie.
  const lying = (1 - held) * lies;
  return held + lying === 0 ? 0 : held / (held + lying);
}
