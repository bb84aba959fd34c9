import type { Seat } from '../../../engine/ask';
import type { Draft } from '../../../engine/draft';
import type { TimingKind } from '../cards/types';
import type { SheetId } from '../sheets/ids';
import type { CardKey, CardOrder, Core, Pub } from '../state';
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

/**
 * Whether a card that can be played at a moment is a reason to ask its holder [R35].
 * @param helps whether it could make anything better then
 */
export function asksFor(
  pub: Pub,
  {
    moment,
    holder,
    card,
    helps,
  }: {
    readonly moment: TimingKind;
    readonly holder: SheetId;
    readonly card: CardKey;
    readonly helps: () => boolean;
  },
): boolean {
  const order = orderFor(pub, holder, card);
  return order === 'ask' || (ASKED[moment] === 'each-time' && order !== 'pass' && helps());
}

/** Ends what was said about a card that leaves a dossier. */
export function forgetOrder(draft: Draft<Core>, card: CardKey): void {
  for (const standing of draft.pub.standing) {
    const left = standing.orders?.filter((order) => order.card !== card) ?? [];
    if (left.length > 0) standing.orders = left;
    else delete standing.orders;
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
