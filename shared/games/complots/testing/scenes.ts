import { changed } from '../../../engine/draft';
import type { Said, Scene } from '../../../testing/scene';
import type { Core } from '../state';
import { deal, type Held } from './deal';

/** Seats by letter: the first is whoever looks. */
function dealt(held: Readonly<Record<string, Held>>): (core: Core) => Core {
  return (core) => changed(core, (draft) => deal(draft, held));
}

/** A turn for each word: who says what, such as `B tax`, and what is answered then, such as `C challenge`. The others let it pass. */
function saying(...words: readonly string[]): readonly Said[] {
  return words.map((word) => {
    const [who = '', key = ''] = word.split(' ');
    return ['ABCDEFGH'.indexOf(who), key];
  });
}

/** Eight people, of whom one is out; in their thirteen turns a lie was caught, and a theft was stopped. */
const EIGHT = {
  seats: 8,
  options: { firstSeat: '2' },
  given: dealt({
    A: { cards: ['Am', 'Co'], coins: 4 },
    B: { cards: ['Ca', 'Du'], coins: 2 },
    C: { cards: ['As', 'Du'], coins: 4 },
    D: { cards: ['Am', 'Ca'], coins: 2 },
    E: { cards: ['Co', 'As'], coins: 1 },
    F: { cards: ['Co', 'Du'], coins: 3 },
    G: { cards: ['xAs', 'Ca'], coins: 1 },
    H: { cards: ['xDu', 'xCa'], coins: 0 },
  }),
} as const;
const THIRTEEN = saying(
  ...['B tax', 'C income', 'D exchange2', 'D keep:0.1', 'E tax', 'F steal:2', 'C challenge', 'F slot:0', 'G income'],
  ...['A income', 'B steal:3', 'C foreignAid', 'D income', 'E steal:1', 'B counter:captain', 'F tax', 'G income'],
);

/** Four people with an Inquisitor among the characters. */
const INQUIRY = {
  seats: 4,
  options: { fifth: 'inquisitor', firstSeat: '1' },
  given: dealt({
    A: { cards: ['In', 'Du'], coins: 3 },
    B: { cards: ['Co', 'Ca'], coins: 4 },
    C: { cards: ['As', 'Co'], coins: 5 },
    D: { cards: ['xCa', 'Du'], coins: 2 },
  }),
} as const;

/** Six people; one was caught with a lie. */
const SIX = {
  seats: 6,
  options: { firstSeat: '3' },
  given: dealt({
    A: { cards: ['Co', 'Du'], coins: 6 },
    B: { cards: ['As', 'Ca'], coins: 4 },
    C: { cards: ['Am', 'Du'], coins: 3 },
    D: { cards: ['Du', 'Am'], coins: 2 },
    E: { cards: ['Co', 'Ca'], coins: 6 },
    F: { cards: ['xCa', 'As'], coins: 1 },
  }),
} as const;
const EIGHT_TURNS = saying(
  ...['C exchange2', 'C keep:0.1', 'D steal:4', 'E challenge', 'D slot:0', 'E tax', 'F income', 'A income'],
  ...['B steal:2', 'C tax', 'D income', 'E income', 'F steal:0', 'A income'],
);

/** The end of a game of six, with one who has bluffed their way through it. */
const LAST_TWO = {
  seats: 6,
  options: { firstSeat: '2' },
  given: dealt({
    A: { cards: ['Am', 'xCo'], coins: 6 },
    B: { cards: ['Ca', 'xDu'], coins: 5 },
    C: { cards: ['As', 'Du'], coins: 4 },
    D: { cards: ['xAm', 'Ca'], coins: 2 },
    E: { cards: ['xCa', 'As'], coins: 1 },
    F: { cards: ['xAs', 'xAm'], coins: 0 },
  }),
} as const;
const WHOLE = saying(
  ...['B tax', 'C tax', 'D exchange2', 'C challenge', 'E steal:2', 'A tax', 'B assassination:4', 'C tax', 'A steal:1'],
  ...['B counter:captain', 'B tax', 'A challenge', 'C tax', 'A kill:2', 'C counter:countess', 'A challenge'],
);

/** The situations in which pictures are taken and measured. */
export const scenes: readonly Scene<Core>[] = [
  {
    name: 'the Treasury is nearly empty',
    seats: 8,
    given: (core) => ({
      ...core,
      pub: { ...core.pub, treasury: 0, seats: core.pub.seats.map((one, i) => ({ ...one, coins: i < 6 ? 7 : 6 })) },
    }),
    asked: 'action',
  },
  { ...EIGHT, name: 'a turn among eight', said: [...THIRTEEN], asked: 'action' },
  {
    ...EIGHT,
    name: 'ten coins',
    options: { firstSeat: '1' },
    given: (core) => {
      const table = EIGHT.given(core);
      return changed(table, ({ pub }) => {
        const [first] = pub.seats;
        if (first === undefined) return;
        pub.treasury -= 10 - first.coins;
        first.coins = 10;
      });
    },
    asked: 'action',
  },
  {
    ...EIGHT,
    name: 'a claim against one',
    said: [...THIRTEEN, ...saying('A income', 'B steal:0', 'C pass', 'E pass', 'G pass')],
    asked: 'challenge',
  },
  {
    ...EIGHT,
    name: 'a counter against one',
    said: [...THIRTEEN, ...saying('A steal:2', 'C counter:ambassador', 'D pass', 'F pass')],
    asked: 'challengeCounter',
  },
  {
    ...EIGHT,
    name: 'who may counter a theft',
    said: [...THIRTEEN, ...saying('A income', 'B steal:0')],
    asked: 'counter',
  },
  {
    ...EIGHT,
    name: 'foreign aid is asked for',
    said: [...THIRTEEN, ...saying('A income', 'B foreignAid', 'E pass')],
    asked: 'counter',
  },
  {
    ...EIGHT,
    name: 'a doubt in vain',
    said: [...THIRTEEN, ...saying('A income', 'B steal:0', 'A challenge')],
    asked: 'lose',
  },
  {
    ...EIGHT,
    name: 'a claim that is a lie',
    said: [...THIRTEEN, ...saying('A income', 'B kill:0', 'D pass')],
    asked: 'challenge',
  },
  {
    ...EIGHT,
    name: 'an assassination of one who has two',
    said: [...THIRTEEN, ...saying('A income', 'B kill:2', 'C pass')],
    asked: 'lose',
  },
  {
    ...EIGHT,
    name: 'a claim of somebody’s last character',
    said: [...THIRTEEN, ...saying('A income', 'B income', 'C income', 'D income', 'E income', 'F kill:0')],
    asked: 'challenge',
  },
  { ...EIGHT, name: 'an exchange', said: [...THIRTEEN, ...saying('A exchange2')], asked: 'exchange' },
  {
    ...SIX,
    name: 'a claim against another',
    said: [...EIGHT_TURNS, ...saying('B kill:4', 'C pass', 'D pass')],
    asked: 'challenge',
  },
  { seats: 2, name: 'two choose a character', options: { firstSeat: '1' }, said: [], asked: 'draft' },
  { ...INQUIRY, name: 'an inspection', said: saying('A inspect:2'), asked: 'show' },
  { ...INQUIRY, name: 'a card is judged', said: saying('A inspect:2', 'C slot:0'), asked: 'judge' },
  { ...LAST_TWO, name: 'the last lie is found out', said: WHOLE, asked: 'lose' },
  { ...LAST_TWO, name: 'the end of a game', said: WHOLE, asked: null },
];
