import { makeStreams } from '../../../engine/rng';
import type { GameTesting } from '../../../testing/game-testing';
import { testKeys } from '../../../testing/playout';
import { firstGame } from '..';
import type { Core, Table } from '../state';

/** What tests know of the game. */
export const firstGameTesting: GameTesting<Core> = {
  game: firstGame,
  invariants: ({ pub, hidden }) => {
    const cards = [...hidden.hands.flat(), ...pub.laid.map(({ card }) => card)];
    return new Set(cards).size === cards.length ? [] : ['a card is there twice'];
  },
  leaks: (_, __, bytes) => secretsIn(bytes),
  viewLeaks: ({ core }, { you, table }) => {
    const { own } = table as Table;
    const due = you === null ? [] : (core.hidden.hands[you] ?? []);
    return [...secretsIn(JSON.stringify(table)), ...(own.join() === due.join() ? [] : [`a hand: ${own.join()}`])];
  },
  hadSecrets: () => true,
  redeal: (core, viewer, random) => {
    // The cards that a viewer does not see change hands among the others.
    const cards = core.hidden.hands
      .flatMap((hand, of) => (of === viewer ? [] : hand))
      .map((card) => ({ card, at: random() }))
      .sort((a, b) => a.at - b.at)
      .map(({ card }) => card);
    const hands = core.hidden.hands.map((hand, of) =>
      of === viewer ? hand : cards.splice(0, hand.length).sort((a, b) => a - b),
    );
    const rng = makeStreams(testKeys(firstGame, Math.floor(random() * 2 ** 31)), firstGame.streams);
    return { ...core, hidden: { hands, rng } };
  },
  scenes: [
    {
      name: 'one card each',
      seats: 3,
      given: (core) => ({
        ...core,
        hidden: { ...core.hidden, hands: core.hidden.hands.map((hand) => hand.slice(0, 1)) },
      }),
      asked: 'card',
    },
  ],
  coverage: () => {
    const ways = new Set<string>();
    return {
      watch: ({ over }) => {
        if (over?.outcome === 'ranked') ways.add(over.places[0]?.length === 1 ? 'one winner' : 'a tie');
      },
      watchLog: () => undefined,
      missing: () => ['one winner', 'a tie'].filter((way) => !ways.has(way)),
    };
  },
};

/** Parts of the state that are in no message. With the colon they are keys: a stream or a text may have the same name. */
function secretsIn(bytes: string): readonly string[] {
  return [...bytes.matchAll(/"(?:hidden|rng|hands)":/g)].map(([word]) => word);
}
