import { type Allowed, allowedBy } from '../../../shared/engine/allowed';
import { type Ask, type AskId, isQuestion, secluding } from '../../../shared/engine/ask';
import type { MemberView, PauseView, RoomView } from '../../../shared/protocol/rooms';
import { targetsOf as targetsIn } from '../choices/targets';
import type { Change, ShownPoint } from '../contract/contract';
import { newIn } from '../contract/staged';
import { knownPlans, shownPlans } from '../mates/shown-plan';
import type { DrawnTurn } from '../mates/usePlanner';
import { castOf as castIn } from '../story/cast';
import type { Hint } from './first-time';
import { type Pane, PANES } from './stops';
import type { Actions, TableState } from './table';

/**
 * A selector that caches its result until one of its inputs has changed.
 * @param from selects the inputs
 */
function cachedSelector<const From extends readonly unknown[], T>(
  from: (table: TableState) => From,
  work: (...parts: From) => T,
): (table: TableState) => T {
  // For each table, since more than one can be on the screen: actions are the same as long as a table is.
  const kept = new WeakMap<Actions, { readonly parts: From; readonly result: T }>();
  return (table) => {
    const parts = from(table);
    const before = kept.get(table.actions);
    if (before?.parts.every((part, i) => part === parts[i]) === true) return before.result;
    const result = work(...parts);
    kept.set(table.actions, { parts, result });
    return result;
  };
}

const NO_CHANGES: readonly Change[] = [];

/** Whether the match is over, as far as it is shown. */
export function isOver({ view }: TableState): boolean {
  return view.over !== null;
}

/** The pause of a room's match; null while it is played. */
export function pauseIn({ pause }: RoomView): PauseView | null {
  return pause?.endedAt === null ? pause : null;
}

/** Whether the table pauses. */
export function isPaused({ room }: Pick<TableState, 'room'>): boolean {
  return pauseIn(room) !== null;
}

/** Whether the viewer is asked something. */
export function isAsked(table: TableState): boolean {
  return !isOver(table) && table.view.asks.some(isQuestion);
}

/** The open question of the viewer that is urgent; null where none is. */
export function urgentOf(table: TableState): Ask | null {
  if (isOver(table) || isPaused(table) || isShared(table)) return null;
  const { urgent } = table.game.client.choosing;
  return table.view.asks.find(({ kind }) => urgent.includes(kind)) ?? null;
}

/** The question whose options have fixed places, also while they are tried; null while none is open, and while the turn of another one is drawn. */
export function slottedOf({ view, game, planner, narrow }: TableState): Ask | null {
  const { slots } = game.client.choosing;
  if (slots === null || planner.drawn?.whose === 'others' || narrow !== null || view.over !== null) return null;
  return view.asks.find(({ kind }) => kind === slots.kind) ?? null;
}

/** The question that fills the screen as a scene of its own; null while none does. A reader who has left it may come back. */
export function questionSceneOf({ view, game, planner }: TableState): Ask | null {
  if (planner.drawn !== null || view.over !== null) return null;
  return view.asks.find(({ kind }) => game.client.choosing.scenes.includes(kind)) ?? null;
}

/** Whether the reader is in the scene of a question. */
export function isInScene(table: TableState): boolean {
  return table.scene === 'open' && questionSceneOf(table) !== null;
}

/** Changes with the open questions. */
export function askIdsOf({ view }: TableState): string {
  return view.asks.map(({ id }) => id).join(' ');
}

/** The turn of another one that is drawn now; null while none is. */
export function sketchOf({ planner: { drawn } }: TableState): DrawnTurn | null {
  return drawn?.whose === 'others' ? drawn : null;
}

/** The reader's own turn while they try it; null while they do not. */
export function tryingOf({ planner: { drawn } }: TableState): DrawnTurn | null {
  return drawn?.whose === 'own' ? drawn : null;
}

/** The reader as a member who can try their turn now; null while they cannot. */
export function triesOf(table: TableState): MemberView | null {
  const { seat, own, mode, planner } = table;
  if (allowsOf(table).tries === 'never') return null;
  const may = seat === own && mode === 'act' && planner.drawn === null && slottedOf(table) !== null;
  return may ? (meOf(table) ?? null) : null;
}

/** The option of a question that was chosen and is not settled; null when none is, and an empty word while a step is being drawn. */
export function chosenOf({ planner, pending }: TableState, ask: AskId): string | null {
  if (planner.drawn?.ask.id === ask) return planner.drawn.busy === 'busy' ? '' : null;
  return pending.answering[ask]?.key ?? null;
}

/** The line about a kind of decision that comes up for the first time; null where there is none to read. */
export function hintOf(table: TableState): Hint | null {
  return isOver(table) || table.hint?.state === 'closed' ? null : table.hint;
}

/** What the game allows at this table. */
export const allowsOf = cachedSelector(
  ({ game }) => [game.meta],
  (meta): Allowed => allowedBy(meta),
);

/** Whether the reader has a seat of their own that is out of the match: they watch. */
export function isOut(table: TableState): boolean {
  return table.own !== null && !isOver(table) && table.view.out?.includes(table.own) === true;
}

/** Whether the reader plays, or has played until the end: those who watch have no say and show nothing to others. */
export function hasSay(table: TableState): boolean {
  return table.own !== null && !isOut(table);
}

/** Whether the reader may foretell what will happen. */
export function foretellsOf(table: TableState): boolean {
  return !hasSay(table) && !isOver(table) && table.game.client.predictions !== null;
}

/** The panes that there is something in: a game without decks has none for them. */
export const panesOf = cachedSelector(
  ({ game }) => [game.client.Decks],
  (decks): readonly Pane[] => (decks === null ? PANES.filter((pane) => pane !== 'decks') : PANES),
);

/** The reader as a member. */
export function meOf({ room, own }: TableState): MemberView | undefined {
  return room.members.find(({ seat }) => seat === own);
}

/** Whether this page is a screen for everybody around it, on which nothing is decided. */
export function isShared({ mode }: TableState): boolean {
  return mode === 'mark';
}

function suggests(table: TableState): boolean {
  return allowsOf(table).suggestions !== 'never';
}

/** The members whose turns the reader can plan: other people who answer no question alone now. */
export const plannableOf = cachedSelector(
  (table) => [
    table.room.members,
    table.own,
    table.game.meta,
    table.view.waiting,
    isOver(table) || isOut(table) || table.access === 'closed' || meOf(table)?.voice === 'muted' || !suggests(table),
  ],
  (members, own, meta, waiting, none) => {
    const alone = secluding(meta.secluding, waiting).map(({ seat }) => seat);
    return own === null || none
      ? []
      : members.filter(({ seat, vacant, bot }) => seat !== own && !vacant && bot === null && !alone.includes(seat));
  },
);

/**
 * The suggestions that are shown: none during a secret choice, and none after the end of a match. One that is done has gone; of one that
 * is no longer possible only its receiver is told.
 */
export const knownPlansOf = cachedSelector(
  (table) => [
    table.suggested,
    table.room.members,
    table.muted,
    table.seat,
    table.access === 'closed' || isOver(table) || !suggests(table),
  ],
  (suggested, members, muted, seat, none) =>
    none
      ? []
      : knownPlans(suggested, members).filter(
          ({ plan, by, member }) =>
            !muted.includes(by.name) &&
            plan.steps.some(({ state }) => state === 'open') &&
            (plan.now === undefined || member.seat === seat),
        ),
);

/** The options that can be chosen by tapping a thing, by the thing. */
export const targetsOf = cachedSelector(
  (table) => [sketchOf(table), table.view.asks, table.game.client.choosing.explained],
  (sketch, asks, explained) => targetsIn(sketch === null ? asks : [sketch.ask], explained),
);

/**
 * The thing that the map should show, because a member points at it: the one that the reader has pressed, or the newest
 * while the reader is asked nothing.
 */
export function seekOf(table: TableState): ShownPoint | null {
  const { points, sought, own } = table;
  const newest = points.at(-1);
  const pressed = points.find(({ n }) => n === sought);
  return pressed ?? (isAsked(table) || newest === undefined || newest.by.seat === own ? null : newest);
}

/** The player of each pawn, by the pawn's name in sentences. */
export const castOf = cachedSelector(
  (table) => [table.view, table.room.members, table.game],
  (view, members, { client, text }) => castIn(client.story.people(view), members, text),
);

const plansOf = cachedSelector((table) => [knownPlansOf(table), sketchOf(table), meOf(table)], shownPlans);

/** What the game draws the table from, worked out by the game itself. */
export const drawingOf = cachedSelector(
  (table) => [
    table.game,
    table.view,
    table.room.options,
    table.room.members,
    targetsOf(table),
    table.actions.tap,
    table.emphasis,
    table.story.telling,
    plansOf(table),
    table.points,
  ],
  ({ client, facts, text }, view, options, members, targets, tap, emphasis, telling, plans, points) =>
    client.draw({ view, facts, options, members, text, targets, tap, emphasis, telling, plans, points }),
);

/** The moment that is presented. */
export function stagedOf({ staged }: TableState): TableState['staged'] {
  return staged;
}

/** The changes by the presented moment, once its result is there. */
export const changesOf = cachedSelector(
  (table) => [table.game, table.staged, table.room.options],
  ({ client, facts, text }, { moment, before, count }, options) => {
    if (moment === null || count('result') === 0) return NO_CHANGES;
    const { table: after, you } = moment.message;
    const tables = { before: before.table, after, you, options, facts, text };
    const told = newIn(moment);
    // Alone it has changed all; beside others only what its own sentences tell.
    if (moment.place === 'last' && moment.beside.length === 1) return client.choosing.compare({ ...tables, by: told });
    const beside = moment.beside.map((one) => (one === moment.moment ? told : one));
    return client.choosing.compare({ ...tables, within: { moment: told, beside } });
  },
);
