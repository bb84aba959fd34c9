import { changed } from '../../engine/draft';
import type { Redealing } from '../../engine/game';
import { type CardId, cardOf, type MissionId, missionOf, sorted, without } from './board/cards';
import type { ZoneId } from './board/zones';
import { decider } from './rules/select';
import type { Core } from './state';

const SEEN_OF_DECK = 4;
const TRIES = 20;

/** What lies open: agents with their arms, and the graveyard. */
function openCards({ pub }: Core): readonly CardId[] {
  return [...pub.agents.flatMap(({ card, arms }) => [card, ...arms]), ...pub.graveyard];
}

/**
 * The state at the beginning of the running step as a seat could believe it to be: hands, missions, piles and the draw pile are dealt
 * anew from what the seat does not see. What came to light in the step stays where it was. Null where no deal fits the zones in which
 * others have laid missions.
 */
export function redeal({ begun, now, seat, random }: Redealing<Core>): Core | null {
  const { phase, turn } = begun.pub;
  const isAsked = decider(begun.pub) === seat;
  const target = phase.state === 'skill' && isAsked ? phase.on : null;
  const come = without(openCards(now), openCards(begun));
  const seesHand = (of: number): boolean =>
    of === seat || (target?.zone === null && target.seat === of && target.agents.length === 0);
  const seesMission = (of: number, zone: ZoneId | undefined): boolean =>
    of === seat || (target !== null && target.zone === zone && target.seat === of);
  const seesPile = (pile: number): boolean => isAsked && phase.state === 'look' && phase.pile === pile;
  const top = isAsked && phase.state === 'skill' && phase.card === 'sapphire-illusionist' ? SEEN_OF_DECK : 0;
  const seesPack = isAsked && phase.state === 'draft';

  const { hidden } = begun;
  // Each list: what stays, and how many cards are dealt anew.
  const hands = hidden.hands.map((hand, of) => {
    if (seesHand(of)) return { kept: hand, fresh: 0 };
    const kept = of === turn.seat ? shared(hand, come) : [];
    return { kept, fresh: hand.length - kept.length };
  });
  const piles = hidden.piles.map((pile, i) =>
    seesPile(i) ? { kept: pile, fresh: 0 } : { kept: [], fresh: pile.length },
  );
  const pack = seesPack ? { kept: hidden.pack, fresh: 0 } : { kept: [], fresh: hidden.pack.length };
  const deck = { kept: hidden.deck.slice(0, top), fresh: Math.max(0, hidden.deck.length - top) };
  const slots = hidden.laid.flatMap((own, of) =>
    own.flatMap((mission, at) => {
      const zone = begun.pub.laid[of]?.[at];
      return zone === undefined || seesMission(of, zone) ? [] : [{ of, at, zone, mission }];
    }),
  );
  const pool = sorted([
    ...hidden.hands.flatMap((hand, of) => without(hand, hands[of]?.kept ?? [])),
    ...hidden.piles.flatMap((pile, i) => without(pile, piles[i]?.kept ?? [])),
    ...without(hidden.pack, pack.kept),
    ...hidden.deck.slice(top),
    ...slots.map(({ mission }) => mission),
  ]);
  const dealt = dealMissions(pool, slots, random);
  if (dealt === null) return null;
  const rest = shuffled(dealt.rest, random);
  const filled = ({ kept, fresh }: { readonly kept: readonly CardId[]; readonly fresh: number }): CardId[] => [
    ...kept,
    ...rest.splice(0, fresh),
  ];
  return changed(begun, (draft) => {
    draft.hidden.hands = hands.map((one) => [...sorted(filled(one))]);
    draft.hidden.piles = piles.map(filled);
    draft.hidden.pack = [...sorted(filled(pack))];
    draft.hidden.deck = filled(deck);
    slots.forEach(({ of, at }, i) => {
      const own = draft.hidden.laid[of];
      const mission = dealt.missions[i];
      if (own !== undefined && mission !== undefined) own[at] = mission;
    });
    if (!(isAsked && turn.seat === seat)) draft.hidden.composing = null;
  });
}

/** The cards of a hand that are among some others, as often as they are there. */
function shared(hand: readonly CardId[], others: readonly CardId[]): readonly CardId[] {
  return without(hand, without(hand, others));
}

/** Missions that fit their zones, drawn from the cards that nobody sees. */
function dealMissions(
  pool: readonly CardId[],
  slots: readonly { readonly zone: ZoneId }[],
  random: () => number,
): { readonly missions: readonly MissionId[]; readonly rest: readonly CardId[] } | null {
  for (let i = 0; i < TRIES; i++) {
    let rest = pool;
    const missions: MissionId[] = [];
    for (const { zone } of slots) {
      const fit = rest.filter((id): id is MissionId => isMission(id) && missionOf(id).zones.includes(zone));
      const mission = fit[Math.floor(random() * fit.length)];
      if (mission === undefined) break;
      missions.push(mission);
      rest = without(rest, [mission]);
    }
    if (missions.length === slots.length) return { missions, rest };
  }
  return null;
}

function isMission(id: CardId): id is MissionId {
  return cardOf(id).kind === 'mission';
}

function shuffled(cards: readonly CardId[], random: () => number): CardId[] {
  const left = [...cards];
  return cards.flatMap(() => left.splice(Math.floor(random() * left.length), 1));
}
