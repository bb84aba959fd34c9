import { type Seat, seat } from '../../../engine/ask';
import { changed } from '../../../engine/draft';
import { type AgentId, agentOf, type CardId, type MissionId, PLAY_DECK, sorted, without } from '../board/cards';
import { ZONE_IDS, type ZoneId } from '../board/zones';
import type { Core, Deployed } from '../state';

/** The seats as the reference of the rules calls them. */
export const LETTERS = 'ABCD';

/** The zones as it shortens them. */
export const SHORT: Readonly<Record<string, ZoneId>> = {
  As: 'assassination',
  Th: 'theft',
  Re: 'reinforcements',
  In: 'infiltration',
};

/** The table of a test: seats by letter; A has its turn. */
export interface Given {
  readonly hands?: Readonly<Record<string, readonly CardId[]>>;
  /** Agents in the order in which they came, such as `B spy-2+plain-arms` or `B hired-blade@Th`. */
  readonly agents?: readonly string[];
  /** Missions that were laid, such as `A plunder@Th`. */
  readonly laid?: readonly string[];
  /** How many cards lie in each pile, or which. */
  readonly piles?: readonly (number | readonly CardId[])[];
  /** The size of the draw pile; the other cards are in the graveyard. */
  readonly dp?: number;
  readonly spent?: Core['pub']['spent'];
  readonly final?: string;
}

/** The seat of a letter. */
export function at(who: string): Seat {
  return seat(LETTERS.indexOf(who));
}

/** `B spy-2+plain-arms@Th` in its parts. */
function parsed(word: string) {
  const [, who = '', card = '', arms = '', zone = ''] = /^(\w) ([\w-]+)((?:\+[\w-]+)*)(?:@(\w+))?$/.exec(word) ?? [];
  return { who: at(who), card, arms: arms.split('+').slice(1) as unknown as readonly CardId[], zone: SHORT[zone] };
}

/** The table of a test, with all other cards in piles, draw pile and graveyard. */
export function laidOut(
  core: Core,
  { hands = {}, agents = [], laid = [], piles = [1, 1, 1], dp, spent = [], final }: Given,
): Core {
  const seats = core.pub.laid.length;
  const lying = agents.map((word): Deployed => {
    const { who, card, arms, zone } = parsed(word);
    const id = card as AgentId;
    const { guild } = agentOf(id);
    return { card: id, seat: who, zone: zone ?? (guild === 'mercenary' ? ZONE_IDS[0] : guild), arms, counts: 'for' };
  });
  const missions = laid.map(parsed);
  const given = Array.from({ length: seats }, (_, i) => sorted(hands[LETTERS.charAt(i)] ?? []));
  const used = [
    ...given.flat(),
    ...lying.flatMap(({ card, arms }) => [card, ...arms]),
    ...missions.map(({ card }) => card as MissionId),
    ...piles.flatMap((pile) => (typeof pile === 'number' ? [] : pile)),
  ];
  const rest = [...without(PLAY_DECK, used)];
  return changed(core, (draft) => {
    const { pub, hidden } = draft;
    pub.turn.seat = at('A');
    pub.first = at('A');
    pub.phase = { state: 'turn' };
    pub.agents = lying.map((one) => ({ ...one, arms: [...one.arms] }));
    pub.spent = [...spent];
    pub.final = final === undefined ? null : at(final);
    pub.laid = given.map((_, i) => missions.filter(({ who }) => who === seat(i)).map(({ zone }) => zone ?? 'theft'));
    hidden.laid = given.map((_, i) =>
      missions.filter(({ who }) => who === seat(i)).map(({ card }) => card as MissionId),
    );
    hidden.hands = given.map((hand) => [...hand]);
    hidden.pack = [];
    hidden.piles = piles.map((pile) => (typeof pile === 'number' ? rest.splice(0, pile) : [...pile]));
    hidden.deck = rest.splice(0, dp ?? rest.length);
    pub.graveyard = rest;
  });
}
