import { isQuestion, type Seat, seat } from '../../../shared/engine/ask';
import { type AgentId, type CardId, cardOf } from '../../../shared/games/moonless-alley/board/cards';
import { placed } from '../../../shared/games/moonless-alley/forecast/deploying';
import { allyOf, enemiesOf, type Standing } from '../../../shared/games/moonless-alley/forecast/strength';
import type { Composing } from '../../../shared/games/moonless-alley/state';
import type { Table } from '../../../shared/games/moonless-alley/table';
import type { Renderer } from '../../../shared/text/render';
import type { DrawingSource } from '../../table/contract/contract';

/** The facts that the client gets of this game. */
export type Facts = unknown;

/** What a reader is busy with: a pile behind its door, a deployment that is put together, another question, or nothing. */
type Busy = 'looking' | 'composing' | 'asked' | 'nothing';

/** What every part of the screen is drawn from. */
export interface Drawing extends Pick<
  DrawingSource<Table>,
  'members' | 'text' | 'targets' | 'tap' | 'options' | 'emphasis'
> {
  readonly table: Table;
  readonly you: Seat | null;
  /** What the reader is busy with, for which a phone needs its room. */
  readonly busy: Busy;
  /** The table as it is, and as it will be when what the reader puts together is confirmed. */
  readonly now: Standing;
  readonly then: Standing;
}

/** Makes the drawing from what the table screen gives to a game. */
export function drawingOf({ view, members, text, targets, tap, options, emphasis }: DrawingSource<Table>): Drawing {
  const now = standingOf(view.table);
  return {
    table: view.table,
    you: view.you,
    busy: busyOf(view),
    members,
    text,
    targets,
    tap,
    options,
    emphasis,
    now,
    then: thenOf(view.table),
  };
}

function busyOf({ asks, table }: DrawingSource<Table>['view']): Busy {
  const asked = asks.find(isQuestion);
  if (asked === undefined) return 'nothing';
  if (asked.kind === 'look') return 'looking';
  return composedIn(table) === null ? 'asked' : 'composing';
}

/** The agent of the hand that its reader puts together with its arms; null while they do not. */
export function composedIn({ own, phase }: Table): (Composing & { readonly card: AgentId }) | null {
  const composing = own?.composing ?? null;
  if (composing === null || phase.state === 'skill' || own?.hand.includes(composing.card) !== true) return null;
  const card = cardOf(composing.card);
  return card.kind === 'agent' ? { ...composing, card: card.id } : null;
}

/** Who plays with whom, and where agents lie. */
export function standingOf({ laid, options, agents }: Table): Standing {
  return { seats: laid.length, teams: options.teams, agents };
}

/** The table with the agent that its reader puts together. */
export function thenOf(table: Table): Standing {
  const now = standingOf(table);
  const composed = composedIn(table);
  if (composed === null || composed.zone === null) return now;
  return withAgent(now, placed(table.turn.seat, { ...composed, zone: composed.zone }));
}

/** The table with one more agent. */
export function withAgent(standing: Standing, one: Standing['agents'][number]): Standing {
  return { ...standing, agents: [...standing.agents, one] };
}

/** Everybody's seats: enemies first, then an ally, and the reader last, nearest to the hand. */
export function rowsOf(standing: Standing, you: Seat | null): readonly Seat[] {
  const last = you ?? seat(standing.seats - 1);
  const ally = allyOf(standing, last);
  return [...enemiesOf(standing, last), ...(ally === null ? [] : [ally]), last];
}

/** The name of the person on a seat. */
export function nameOf(text: Renderer, seat: number): string {
  return text.render({ m: 'engine.seat', p: { n: seat + 1 } });
}

/** The name of a card without its figure. */
export function shortName(text: Renderer, id: CardId): string {
  const card = cardOf(id);
  return text.render({ m: `name.${card.kind === 'agent' ? card.name : card.id}` });
}

/** The name of a card with its strength or bounty. */
export function cardName(text: Renderer, id: CardId): string {
  const card = cardOf(id);
  const n = card.kind === 'mission' ? card.bounty : card.strength;
  return text.render({ m: `card.${card.kind}`, p: { name: shortName(text, id), n } });
}
