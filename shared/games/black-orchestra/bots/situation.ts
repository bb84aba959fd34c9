import { ANY_TIME, type Ask, type Choice, IN_ADVANCE, isQuestion, type Option } from '../../../engine/ask';
import type { SeatView, Sight } from '../../../engine/policy';
import type { SheetId } from '../board/sheets';
import type { LeaderId } from '../board/spaces';
import type { Facts } from '../forecast/facts';
import type { CardKey, EventKey } from '../state';
import type { Table } from '../table';
import type { Weights } from './weights';

/** What a bot of Black Orchestra decides by. */
export interface Situation {
  readonly sight: Sight<Table>;
  readonly view: SeatView<Table>;
  readonly table: Table;
  readonly facts: Facts;
  readonly weights: Weights;
  /** The question that is answered. */
  readonly ask: Ask;
  readonly random: () => number;
}

/** An option as what it does: the parts of its key. */
export type Move =
  | { readonly does: 'plot'; readonly card: CardKey; readonly target: LeaderId }
  | { readonly does: 'conspire'; readonly dice: number }
  | { readonly does: 'roll'; readonly dice: number }
  | { readonly does: 'spend'; readonly from: SheetId }
  | { readonly does: 'give'; readonly thing: 'item' | 'card'; readonly id: string; readonly to: SheetId }
  | { readonly does: 'take' }
  | { readonly does: 'end' }
  | { readonly does: 'pass' }
  | { readonly does: 'react'; readonly card: CardKey }
  /** Rolls a die again, counted from 0. */
  | { readonly does: 'again'; readonly die: number }
  /** Puts an event next, where several are put in order. */
  | { readonly does: 'order'; readonly event: EventKey }
  | { readonly does: 'other'; readonly word: string };

/** Reads what an option does from its key. */
export function moveOf({ key }: Pick<Option, 'key'>): Move {
  const [word = '', ...parts] = key.split(':');
  switch (word) {
    case 'plot':
      return { does: 'plot', card: parts[0] as CardKey, target: parts[1] as LeaderId };
    case 'conspire':
      return { does: 'conspire', dice: Number(parts[0]) };
    case 'dice':
      return { does: 'roll', dice: Number(parts[0]) };
    case 'give':
      return {
        does: 'give',
        thing: parts[0] === 'item' ? 'item' : 'card',
        id: parts[1] ?? '',
        to: parts[2] as SheetId,
      };
    case 'take':
      return { does: 'take' };
    case 'end':
      return { does: 'end' };
    case 'pass':
      return { does: 'pass' };
    case 'react':
      return { does: 'react', card: parts[0] as CardKey };
    case 'event':
      return { does: 'order', event: parts[0] as EventKey };
    case 'die':
      return { does: 'again', die: Number(parts[0]) };
    default:
      return { does: 'other', word };
  }
}

/** The question that a seat answers first; null when it has none. */
export function questionOf({ asks, you }: Pick<SeatView, 'asks' | 'you'>): Ask | null {
  return asks.find((ask) => ask.seat === you && isQuestion(ask)) ?? null;
}

/** How the keys of standing orders begin. */
const USE = 'order:use:';
const PASS = 'order:pass:';

/**
 * Arms a card that its holder is not asked about: else a bot would never play it. Null when there is none; other standing
 * orders are for people.
 */
export function armingChoice({ asks, you }: Pick<SeatView, 'asks' | 'you'>): Choice | null {
  for (const ask of asks) {
    if (ask.seat !== you || ask.kind !== IN_ADVANCE) continue;
    const keys = ask.options.map(({ key }) => key);
    // Who may decline a card in advance is asked about it.
    const unasked = keys.find((key) => key.startsWith(USE) && !keys.includes(key.replace(USE, PASS)));
    if (unasked !== undefined) return choiceOf(ask, unasked);
  }
  return null;
}

/** What a seat could play at any time now. */
export function anyTimeChoices({ asks, you }: Pick<SeatView, 'asks' | 'you'>): readonly Choice[] {
  return asks
    .filter((ask) => ask.seat === you && ask.kind === ANY_TIME)
    .flatMap((ask) => ask.options.filter(({ key }) => key.startsWith('play:')).map(({ key }) => choiceOf(ask, key)));
}

/** The answer with an option. */
export function choiceOf({ seat, id }: Ask, key: string): Choice {
  return { seat, ask: id, key };
}

/** The conspirators of the seat. */
function ownIds({ table, ask }: Pick<Situation, 'table' | 'ask'>): readonly SheetId[] {
  return table.conspirators.filter(({ seat }) => seat === ask.seat).map(({ id }) => id);
}

/** Whether an option lays down an item that belongs to somebody of another seat. */
export function spendsOthers(situation: Pick<Situation, 'table' | 'ask'>, { key }: Pick<Option, 'key'>): boolean {
  if (situation.ask.kind !== 'plot-item' || key === 'done') return false;
  return !ownIds(situation).some((id) => key.endsWith(`:${id}`));
}
