import { makeStreams } from '../../../engine/rng';
import type { GameTesting } from '../../../testing/game-testing';
import { testKeys } from '../../../testing/playout';
import { liarsDice } from '..';
import type { DiceCore, DiceTable } from '../state';

/** What tests know of liar's dice. */
export const liarsDiceTesting: GameTesting<DiceCore> = {
  game: liarsDice,
  invariants: ({ pub, hidden }) => [
    ...pub.left.flatMap((left, of) => {
      const held = hidden.cups[of] ?? [];
      // When the match is over, the dice lie as they were shown.
      const thrown = held.length === left || pub.out.length === pub.left.length - 1;
      return thrown && held.every((die) => die >= 1 && die <= 6) ? [] : [`seat ${of} holds ${held.join()}`];
    }),
    ...(pub.left.every((left, of) => (left === 0) === pub.out.some((one) => one === of))
      ? []
      : ['wrong seats are out']),
  ],
  leaks: (_, __, bytes) => secretsIn(bytes),
  viewLeaks: ({ core }, { you, table }) => {
    const { own } = table as DiceTable;
    const due = you === null || core.pub.out.includes(you) ? [] : (core.hidden.cups[you] ?? []);
    return [...secretsIn(JSON.stringify(table)), ...(own.join() === due.join() ? [] : [`dice ${own.join()}`])];
  },
  hadSecrets: () => true,
  redeal: (core, viewer, random) => {
    const cups = core.hidden.cups.map((own, of) => (of === viewer ? own : own.map(() => 1 + Math.floor(random() * 6))));
    const rng = makeStreams(testKeys(liarsDice, Math.floor(random() * 2 ** 31)), liarsDice.streams);
    return { ...core, hidden: { ...core.hidden, cups, rng } };
  },
  scenes: [
    {
      name: 'one die each',
      seats: 3,
      given: (core) => ({
        pub: { ...core.pub, left: core.pub.left.map(() => 1) },
        hidden: { ...core.hidden, cups: core.hidden.cups.map((own) => own.slice(0, 1)) },
      }),
      asked: 'bid',
    },
    {
      name: 'a bid to beat',
      seats: 6,
      said: [
        [0, 'bid:4:2'],
        [1, 'doubt'],
        [0, 'bid:3:3'],
        [1, 'bid:4:5'],
        [2, 'bid:6:2'],
      ],
      asked: 'bid',
    },
    {
      name: 'anybody may doubt',
      seats: 6,
      options: { dice: '3', doubt: 'anybody' },
      said: [
        [0, 'bid:3:4'],
        [1, 'bid:5:4'],
        [3, 'pass'],
      ],
      asked: 'doubt',
    },
    { name: 'the end of a game', seats: 3, options: { dice: '3' }, said: [], asked: null },
  ],
  coverage: () => {
    const seen = new Set<string>();
    return {
      watch: ({ core: { pub } }) => {
        if (pub.shown !== null) seen.add(pub.shown.loser === pub.shown.doubter ? 'a true bid' : 'a lie');
      },
      watchLog: () => undefined,
      missing: () => ['a true bid', 'a lie'].filter((what) => !seen.has(what)),
    };
  },
};

/** Parts of the state that are in no message. */
function secretsIn(bytes: string): readonly string[] {
  return [...bytes.matchAll(/"(?:hidden|rng|cups)"/g)].map(([word]) => word);
}
