import type { Seat } from '../../../engine/ask';
import type { Draft } from '../../../engine/draft';
import type { SheetId } from '../board/sheets';
import type { Prospect, TimingKind } from '../content';
import type { CardKey, CardOrder, Core, Declined, Pub } from '../state';
import { conspirator } from './select';

/**
 * Whether holders are asked at a moment. What everybody can see coming is armed for instead: then nobody waits for an answer,
 * unless a holder has said that they want to be asked [R35].
 */
export const ASKED: Readonly<Record<TimingKind, 'each-time' | 'on-request'>> = {
  'event-moves-hitler': 'each-time',
  'before-event': 'on-request',
  'before-penalties': 'each-time',
  'plot-gathering': 'each-time',
  'plot-rolled': 'each-time',
  'leader-moved': 'each-time',
};

/** What was said in advance about a card of a conspirator; null when nothing was. */
export function orderFor(pub: Pub, holder: SheetId, card: CardKey): CardOrder['does'] | null {
  const { orders = [] } = pub.standing[conspirator(pub, holder).seat] ?? {};
  return orders.find((order) => order.card === card)?.does ?? null;
}

/** A card that can be played at a moment. */
export interface Playable {
  readonly moment: TimingKind;
  readonly holder: SheetId;
  readonly card: CardKey;
  /** What it could bring; null when nothing, undefined where only people can judge that. */
  readonly prospect: () => Prospect | null | undefined;
}

/**
 * Whether a card that can be played at a moment is a reason to ask its holder [R35]: not for less than they have declined lately,
 * nor within a moment for the same.
 * @param earlier what the holder had declined before the moment began
 */
export function asksFor(pub: Pub, earlier: readonly Declined[], { moment, holder, card, prospect }: Playable): boolean {
  const order = orderFor(pub, holder, card);
  if (order === 'ask') return true;
  if (order === 'pass' || ASKED[moment] === 'on-request') return false;
  const could = prospect();
  if (could === undefined) return true;
  if (could === null) return false;
  const { declined = [] } = pub.standing[conspirator(pub, holder).seat] ?? {};
  const holds = (one: Declined): boolean => one.card === card && one.of === could.of && stillHolds(pub, one);
  return (
    !earlier.some((one) => holds(one) && one.chance >= could.chance) &&
    !declined.some((one) => holds(one) && one.chance === could.chance)
  );
}

/** Whether it has not been every conspirator's turn since. */
function stillHolds({ turn, conspirators }: Pub, { turn: since }: Declined): boolean {
  return turn.number - since < conspirators.length;
}

/** Notes that a seat has declined cards, and what they could have brought [R35]. */
export function noteDeclined(draft: Draft<Core>, seat: Seat, declined: readonly Omit<Declined, 'turn'>[]): void {
  const standing = draft.pub.standing[seat];
  if (standing === undefined || declined.length === 0) return;
  const turn = draft.pub.turn.number;
  const others = (standing.declined ?? []).filter(
    (one) => stillHolds(draft.pub, one) && !declined.some(({ card, of }) => card === one.card && of === one.of),
  );
  standing.declined = [...others, ...declined.map((one) => ({ ...one, turn }))];
}

/** Ends what was said about a card that leaves a dossier, and that it was declined: it may come to lie where nobody knows. */
export function forgetOrder(draft: Draft<Core>, card: CardKey): void {
  for (const standing of draft.pub.standing) {
    const left = standing.orders?.filter((order) => order.card !== card) ?? [];
    if (left.length > 0) standing.orders = left;
    else delete standing.orders;
    const declined = standing.declined?.filter((one) => one.card !== card) ?? [];
    if (declined.length > 0) standing.declined = declined;
    else delete standing.declined;
  }
}

/** What a seat has said in advance about requests of another one. */
export function requestPolicy(pub: Pub, owner: Seat, by: Seat): 'ask' | 'always' | 'never' {
  const { consent = 'ask', requests = {} } = pub.standing[owner] ?? {};
  return requests[by] ?? consent;
}

/** Sets what a seat answers to requests of another one without being asked; null asks it again. */
export function setRequests(draft: Draft<Core>, owner: Seat, by: Seat, answer: 'always' | 'never' | null): void {
  const standing = draft.pub.standing[owner];
  if (standing === undefined) return;
  const requests: Record<number, 'always' | 'never'> = { ...standing.requests };
  if (answer === null) delete requests[by];
  else requests[by] = answer;
  if (Object.keys(requests).length > 0) standing.requests = requests;
  else delete standing.requests;
}
