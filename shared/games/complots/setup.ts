import { type Seat, seat } from '../../engine/ask';
import { type Dealt, type MatchOptions, SetupError, type SetupRequest } from '../../engine/game';
import { declaredError } from '../../engine/lobby';
import { makeStreams } from '../../engine/rng';
import { Run } from '../../engine/run';
import { type CharacterId, inPlay } from './board/characters/ids';
import { meta } from './meta';
import { type ComplotsRun, type Core, type Options, STREAMS } from './state';

/** All money of the game [CO 1]. */
export const COINS = 54;

/** Checks the options as they came from outside; `firstSeat` must be a seat that is there. */
export function checkOptions(seats: number, options: unknown): string | null {
  const wrong = declaredError(meta, seats, options);
  if (wrong !== null) return wrong;
  const { firstSeat = 'auto' } = (options ?? {}) as MatchOptions;
  return firstSeat === 'auto' || Number(firstSeat) <= seats ? null : 'error.bad-options';
}

/** How many copies of each character are in play [CO 3]. */
export function copiesFor(seats: number): number {
  return seats > 6 ? 4 : 3;
}

/** Deals the cards [CO 3]. Throws {@link SetupError} for options that {@link checkOptions} refuses. */
export function setup({ seats, options: given, keys, previous }: SetupRequest): Dealt<Core> {
  const wrong = checkOptions(seats, given);
  if (wrong !== null) throw new SetupError(wrong);
  const { firstSeat = 'auto', ...rest } = (given ?? {}) as Partial<Options> & { readonly firstSeat?: string };
  const options: Options = {
    fifth: rest.fifth ?? 'ambassador',
    arbitration: rest.arbitration ?? 'first',
    pause: rest.pause ?? 'auto',
    aids: rest.aids ?? 'on',
  };
  const everybody = Array.from({ length: seats }, (_, i) => seat(i));
  const empty: Core = {
    pub: {
      options,
      seats: everybody.map(() => ({ coins: 2, slots: ['hidden', 'hidden'] })),
      treasury: COINS - 2 * seats,
      turn: { number: 1, seat: seat(0) },
      phase: { state: 'action' },
      pending: null,
      said: [],
      out: [],
    },
    hidden: {
      rng: makeStreams(keys, STREAMS),
      slots: [],
      court: [],
      aside: everybody.map(() => []),
      drawn: [],
      shown: null,
    },
  };
  const run: ComplotsRun = new Run<Core, null>(empty, null, 0);
  const first =
    firstSeat === 'auto' ? (lastWinner(previous) ?? seat(run.random('chance', seats))) : seat(Number(firstSeat) - 1);
  run.change((draft) => {
    draft.pub.turn.seat = first;
  });
  if (seats === 2) dealTwo(run, first);
  else deal(run, everybody);
  return { core: run.state, draws: run.draws };
}

/** Where the person sits who won the last game of the room; null when they do not play, or nobody won [R38]. */
function lastWinner(previous: SetupRequest['previous']): Seat | null {
  if (previous?.over.outcome !== 'ranked') return null;
  const winner = previous.over.places[0]?.[0];
  const now = winner === undefined ? null : (previous.now[winner] ?? null);
  return now;
}

function deal(run: ComplotsRun, everybody: readonly Seat[]): void {
  const cards = inPlay(run.state.pub.options.fifth).flatMap((id) =>
    Array.from({ length: copiesFor(everybody.length) }, () => id),
  );
  const deck = run.shuffled('court', cards);
  run.change((draft) => {
    draft.hidden.slots = everybody.map(() => deck.splice(0, 2));
    draft.hidden.court = deck;
  });
}

/** Each of two players gets one character at random and keeps one of a pack later [CO 3.2]. */
function dealTwo(run: ComplotsRun, first: Seat): void {
  const deck = run.shuffled('court', inPlay(run.state.pub.options.fifth));
  run.change((draft) => {
    draft.pub.seats.forEach((one, i) => {
      one.coins = i === first ? 1 : 2;
      one.slots = ['hidden', 'empty'];
    });
    draft.pub.treasury = COINS - 3;
    draft.pub.phase = { state: 'draft' };
    draft.hidden.slots = [0, 1].map((): (CharacterId | null)[] => [...deck.splice(0, 1), null]);
    draft.hidden.court = deck;
  });
}
