import { type Seat, seat } from '../../engine/ask';
import { type Dealt, type MatchOptions, SetupError, type SetupRequest } from '../../engine/game';
import { declaredError } from '../../engine/lobby';
import { makeStreams } from '../../engine/rng';
import { Run } from '../../engine/run';
import { PLAY_DECK, sorted, START_CARDS, without } from './board/cards';
import { PLOT_IDS, type PlotId } from './board/plots';
import { PILES } from './board/zones';
import { meta } from './meta';
import { type Core, type Options, STREAMS } from './state';

/** Checks the options as they came from outside: teams need four seats. */
export function checkOptions(seats: number, options: unknown): string | null {
  const wrong = declaredError(meta, seats, options);
  if (wrong !== null) return wrong;
  const { teams = 'off' } = (options ?? {}) as MatchOptions;
  return teams === 'on' && seats !== 4 ? 'error.teams' : null;
}

/** Deals the cards [MA 4]. Throws {@link SetupError} for options that {@link checkOptions} refuses. */
export function setup({ seats, options: given, keys }: SetupRequest): Dealt<Core> {
  const wrong = checkOptions(seats, given);
  if (wrong !== null) throw new SetupError(wrong);
  const chosen = (given ?? {}) as Partial<Options> & { readonly plot?: PlotId | 'none' | 'random' };
  const options: Options = { start: chosen.start ?? 'stamped', teams: chosen.teams ?? 'off' };
  const everybody = Array.from({ length: seats }, (_, i) => seat(i));
  const empty: Core = {
    pub: {
      options,
      plot: null,
      first: seat(0),
      agents: [],
      laid: everybody.map(() => []),
      graveyard: [],
      turn: {
        number: 1,
        seat: seat(0),
        deployment: 'not-yet',
        consulted: [],
        allowances: [{ by: 'base', left: 1, sum: null, printed: null, arms: 'any', total: null, notOf: null }],
        mission: 'free',
        plot: 'free',
      },
      phase: { state: 'turn' },
      final: null,
      spent: [],
      left: [],
      scored: null,
    },
    hidden: {
      rng: makeStreams(keys, STREAMS),
      hands: everybody.map(() => []),
      laid: everybody.map(() => []),
      piles: PILES.map(() => []),
      deck: [],
      pack: [],
      composing: null,
    },
  };
  const run = new Run<Core, null>(empty, null, 0);
  const first = seat(run.random('chance', seats));
  const plot = chosen.plot === 'random' ? (PLOT_IDS[run.random('chance', PLOT_IDS.length)] ?? null) : chosen.plot;
  run.change(({ pub }) => {
    pub.first = first;
    pub.turn.seat = first;
    pub.plot = plot === undefined || plot === 'none' ? null : plot;
  });
  if (options.start === 'draft') dealDraft(run, first);
  else dealStamped(run);
  return { core: run.state, draws: run.draws };
}

/** Each seat gets a start card; those that are left over go into the deck. */
function dealStamped(run: Run<Core, null>): void {
  const seats = run.state.hidden.hands.length;
  const dealt = run.shuffled('deck', START_CARDS).slice(0, seats);
  const deck = run.shuffled('deck', without(PLAY_DECK, dealt));
  run.change(({ hidden }) => {
    hidden.hands = dealt.map((card) => [card]);
    hidden.piles = PILES.map(() => deck.splice(0, 1));
    hidden.deck = deck;
  });
}

/** The right neighbour of the first seat begins to draft, with a card for each seat. */
function dealDraft(run: Run<Core, null>, first: Seat): void {
  const seats = run.state.hidden.hands.length;
  const deck = run.shuffled('deck', PLAY_DECK);
  run.change(({ pub, hidden }) => {
    hidden.pack = [...sorted(deck.splice(0, seats))];
    hidden.piles = PILES.map(() => deck.splice(0, 1));
    hidden.deck = deck;
    pub.phase = { state: 'draft', seat: seat((first + seats - 1) % seats) };
  });
}
