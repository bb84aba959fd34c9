import { type Seat, seat } from '../../engine/ask';
import { defineGame } from '../../engine/define-game';
import type { Redealing } from '../../engine/game';
import { makeStreams } from '../../engine/rng';
import { type CoreBase, Run } from '../../engine/run';
import { askSeat, type Script } from '../../engine/script';
import { sealed } from '../../engine/sealed';
import { text } from '../../engine/text';

/** A card of a hand: it strikes with its strength, or wards off a strike. */
export type HandCard = 'strike-1' | 'strike-2' | 'ward';

/** State of a game with hidden hands: each seat strikes in turn, and everybody else may ward it off, or not. */
export interface HandsCore extends CoreBase {
  readonly pub: {
    readonly active: Seat;
    readonly turn: number;
    readonly hits: readonly number[];
    readonly discard: readonly HandCard[];
  };
  readonly hidden: {
    readonly rng: CoreBase['hidden']['rng'];
    readonly hands: readonly (readonly HandCard[])[];
    readonly deck: readonly HandCard[];
  };
}

/** What a viewer sees: how many cards others hold, and one's own. */
export interface HandsTable {
  readonly pub: HandsCore['pub'];
  readonly held: readonly number[];
  readonly own: readonly HandCard[];
}

type HandsRun = Run<HandsCore>;

const STREAMS = [{ name: 'deck', shown: 'at-end' }] as const;
const HELD = 3;
const TURNS = 12;
const CARDS: readonly HandCard[] = ['strike-1', 'strike-2', 'ward'];
const COPIES = 12;

/** A small game in which seats hold cards that nobody else may know, for tests of what they must not find out. */
export const hands = defineGame<HandsCore, HandsTable>({
  meta: {
    name: 'hands',
    minSeats: 2,
    maxSeats: 4,
    announced: { en: { title: 'Hands', about: null }, fr: { title: 'Mains', about: null } },
    options: [],
    picks: { ids: [], perSeat: {} },
    secluding: [],
    keepers: 'bots',
  },
  rules: 'hands-1',
  streams: STREAMS,
  setup({ seats, keys }) {
    const hits = Array.from({ length: seats }, () => 0);
    const rng = makeStreams(keys, STREAMS);
    const empty: HandsCore = {
      pub: { active: seat(0), turn: 1, hits, discard: [] },
      hidden: { rng, hands: [], deck: [] },
    };
    const run = new Run(empty, null, 0);
    const deck = run.shuffled(
      'deck',
      CARDS.flatMap((card) => Array.from({ length: COPIES }, () => card)),
    );
    run.change((draft) => {
      draft.hidden.hands = hits.map(() => deck.splice(0, HELD));
      draft.hidden.deck = deck;
    });
    return { core: run.core, draws: run.draws };
  },
  *step(run) {
    const { active } = run.core.pub;
    const struck = yield* askSeat(run, {
      seat: active,
      kind: 'strike',
      prompt: text('ask.strike'),
      options: () => [
        ...kinds(run, active)
          .filter((card) => card !== 'ward')
          .map((card) => ({ key: card, label: text(`card.${card}`), value: card })),
        { key: 'rest', label: text('option.rest'), value: null },
      ],
    });
    if (struck !== null) {
      play(run, active, struck);
      run.log(text('log.struck', { seat: active + 1, card: text(`card.${struck}`) }));
      yield* ward(run, struck);
    }
    endTurn(run);
  },
  undo: { allows: () => true, line: (_, by, what) => text('log.taken-back', { seat: by + 1, what }) },
  table: ({ pub, hidden }, viewer) => ({
    pub,
    held: hidden.hands.map((hand) => hand.length),
    own: viewer === null ? [] : (hidden.hands[viewer] ?? []),
  }),
  imagining: { open: [], redeal },
  messages: { en: {}, fr: {} },
});

/** What others hold and the deck are dealt anew, but for the hands from which something has been played since, and what has been drawn. */
function redeal({ begun, now, seat: own, random }: Redealing<HandsCore>): HandsCore {
  const { hands, deck } = begun.hidden;
  const drawn = deck.length - now.hidden.deck.length;
  const isOpen = (of: number): boolean => of === own || drawn > 0 || hands[of]?.join() !== now.hidden.hands[of]?.join();
  const pool = [...hands.flatMap((hand, i) => (isOpen(i) ? [] : hand)), ...deck.slice(drawn)].sort();
  const dealt = pool
    .map((card) => ({ card, at: random() }))
    .sort((one, other) => one.at - other.at)
    .map(({ card }) => card);
  return {
    ...begun,
    hidden: {
      ...begun.hidden,
      hands: hands.map((hand, i) => (isOpen(i) ? hand : dealt.splice(0, hand.length))),
      deck: [...deck.slice(0, drawn), ...dealt],
    },
  };
}

/** Everybody else is asked, whether they hold a ward or not: who is asked, and who has answered, tells nothing of a hand. */
function* ward(run: HandsRun, struck: HandCard): Script {
  const others = run.core.pub.hits.map((_, i) => seat(i)).filter((one) => one !== run.core.pub.active);
  const given = yield* sealed(
    run,
    others.map((one) => ({
      seat: one,
      kind: 'ward',
      prompt: text('ask.ward'),
      options: () => [
        ...kinds(run, one)
          .filter((card) => card === 'ward')
          .map((card) => ({ key: card, label: text('card.ward'), value: card })),
        { key: 'pass', label: text('option.pass'), value: null },
      ],
    })),
  );
  const warding = others.find((one) => given.get(one) === 'ward');
  if (warding !== undefined) {
    play(run, warding, 'ward');
    run.log(text('log.warded', { seat: warding + 1 }));
    return;
  }
  run.change((draft) => {
    for (const one of others) draft.pub.hits[one] = (draft.pub.hits[one] ?? 0) + (struck === 'strike-2' ? 2 : 1);
  });
}

function kinds(run: HandsRun, of: Seat): readonly HandCard[] {
  return [...new Set(run.core.hidden.hands[of] ?? [])].sort();
}

function play(run: HandsRun, by: Seat, card: HandCard): void {
  run.change((draft) => {
    const hand = draft.hidden.hands[by];
    hand?.splice(hand.indexOf(card), 1);
    draft.pub.discard.push(card);
  });
}

/** The hands are filled up; the least hit wins. */
function endTurn(run: HandsRun): void {
  run.change((draft) => {
    for (const hand of draft.hidden.hands) hand.push(...draft.hidden.deck.splice(0, HELD - hand.length));
    draft.pub.turn += 1;
    draft.pub.active = seat((draft.pub.active + 1) % draft.pub.hits.length);
  });
  const { turn, hits } = run.core.pub;
  if (turn <= TURNS) return;
  const scores = [...new Set(hits)].sort((a, b) => a - b);
  const places = scores.map((score) => hits.flatMap((own, i) => (own === score ? [seat(i)] : [])));
  run.end({ outcome: 'ranked', reason: 'turns', places, facts: { turns: TURNS } });
}

/** The same table in another world: what one seat holds is what it does not hold. Nobody else may notice. */
export function otherHand(core: HandsCore, of: Seat): HandsCore {
  const swap: Readonly<Record<HandCard, HandCard>> = { ward: 'strike-1', 'strike-1': 'ward', 'strike-2': 'strike-1' };
  const hands = core.hidden.hands.map((hand, i) => (i === of ? hand.map((card) => swap[card]) : hand));
  return { ...core, hidden: { ...core.hidden, hands } };
}
