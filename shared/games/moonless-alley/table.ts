import type { Seat } from '../../engine/ask';
import type { CardId, MissionId } from './board/cards';
import type { ZoneId } from './board/zones';
import type { Composing, Core, Scored } from './state';

/** What a viewer alone knows; none for spectators and those who have left [MA 14]. */
interface Own {
  readonly hand: readonly CardId[];
  /** The missions that it has laid, as its public zones. */
  readonly laid: readonly MissionId[];
  /** The cards of the pile that it looks at, while it does. */
  readonly looking: readonly CardId[];
  readonly composing: Composing | null;
}

/** What lay hidden, once the game is over. */
interface Bared {
  readonly scored: readonly (readonly Scored[])[];
  readonly hands: Core['hidden']['hands'];
  readonly piles: Core['hidden']['piles'];
}

/** The table as a viewer sees it. */
export interface Table {
  readonly options: Core['pub']['options'];
  readonly plot: Core['pub']['plot'];
  readonly first: Seat;
  readonly agents: Core['pub']['agents'];
  readonly laid: readonly (readonly ZoneId[])[];
  readonly held: readonly number[];
  readonly deck: number;
  readonly piles: readonly number[];
  readonly pack: number;
  readonly graveyard: { readonly size: number; readonly top: CardId | null };
  readonly turn: Core['pub']['turn'];
  readonly phase: Core['pub']['phase'];
  readonly final: Seat | null;
  readonly spent: Core['pub']['spent'];
  readonly left: readonly Seat[];
  readonly own: Own | null;
  readonly bared: Bared | null;
}

/** The table, field by field. What somebody has seen once is not shown again [R48]. */
export function tableOf({ pub, hidden }: Core, viewer: Seat | null): Table {
  const { options, plot, first, agents, laid, graveyard, turn, phase, final, spent, left, scored } = pub;
  return {
    options,
    plot,
    first,
    agents,
    laid,
    held: hidden.hands.map((hand) => hand.length),
    deck: hidden.deck.length,
    piles: hidden.piles.map((pile) => pile.length),
    pack: hidden.pack.length,
    graveyard: { size: graveyard.length, top: graveyard.at(-1) ?? null },
    turn,
    phase,
    final,
    spent,
    left,
    own: viewer === null || left.includes(viewer) ? null : ownOf({ pub, hidden }, viewer),
    bared: scored === null ? null : { scored, hands: hidden.hands, piles: hidden.piles },
  };
}

function ownOf({ pub: { phase, turn }, hidden }: Core, viewer: Seat): Own {
  const inTurn = turn.seat === viewer;
  return {
    hand: hidden.hands[viewer] ?? [],
    laid: hidden.laid[viewer] ?? [],
    looking: inTurn && phase.state === 'look' ? (hidden.piles[phase.pile] ?? []) : [],
    composing: inTurn ? hidden.composing : null,
  };
}
