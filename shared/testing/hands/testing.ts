import { makeStreams } from '../../engine/rng';
import type { GameTesting } from '../game-testing';
import { testKeys } from '../playout';
import { hands as game, type HandsCore } from '.';

/** How many cards there are, wherever they lie. */
const CARDS = 36;

/** What tests know of the game with hidden hands. */
export const handsTesting: GameTesting<HandsCore> = {
  game,
  invariants: ({ pub, hidden }) => {
    const cards = [...pub.discard, ...hidden.deck, ...hidden.hands.flat()];
    return cards.length === CARDS ? [] : [`${cards.length} cards`];
  },
  leaks: (_, __, bytes) => secretsIn(bytes),
  viewLeaks: ({ core }, { you, table }) => {
    const { own } = table as { readonly own: readonly string[] };
    const due = you === null ? [] : (core.hidden.hands[you] ?? []);
    return [...secretsIn(JSON.stringify(table)), ...(own.join() === due.join() ? [] : [`a hand: ${own.join()}`])];
  },
  hadSecrets: () => true,
  redeal: (core, viewer, random) => {
    const hidden = [...core.hidden.deck, ...core.hidden.hands.flatMap((hand, i) => (i === viewer ? [] : hand))]
      .map((card) => ({ card, at: random() }))
      .sort((one, other) => one.at - other.at)
      .map(({ card }) => card);
    const hands = core.hidden.hands.map((hand, i) => (i === viewer ? hand : hidden.splice(0, hand.length)));
    const rng = makeStreams(testKeys(game, Math.floor(random() * 2 ** 31)), game.streams);
    return { ...core, hidden: { ...core.hidden, hands, deck: hidden, rng } };
  },
  scenes: [
    {
      name: 'everybody holds wards only',
      seats: 3,
      given: (core) => {
        const cards = [...core.hidden.deck, ...core.hidden.hands.flat()].sort().reverse();
        const dealt = core.hidden.hands.map((hand) => cards.splice(0, hand.length));
        return { ...core, hidden: { ...core.hidden, hands: dealt, deck: cards } };
      },
      asked: 'strike',
    },
  ],
  coverage: () => {
    const played = new Set<string>();
    return {
      watch: ({ core }) => core.pub.discard.forEach((card) => played.add(card)),
      watchLog: () => undefined,
      missing: () => ['strike-1', 'strike-2', 'ward'].filter((card) => !played.has(card)),
    };
  },
};

/** Parts of the state that are in no message. */
function secretsIn(bytes: string): readonly string[] {
  return [...bytes.matchAll(/"(?:hidden|rng|checkpoint|choices)"/g)].map(([word]) => word);
}
