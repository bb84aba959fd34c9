import {
  type Ask,
  type Choice,
  IN_ADVANCE,
  isQuestion,
  type Seat,
  takenBy,
  type Unavailable,
  UNDO,
  type Waiting,
  waitingFor,
} from './ask';
import { type DrawsWithValues, valuesOf } from './draws';
import { asksIn, type Epochs, scriptId, wasTakenAway } from './epochs';
import type { GameModule, SetupRequest } from './game';
import { handOver, type Holders } from './hand-over';
import {
  asksForKeeper,
  asksForOwner,
  keeperRefusal,
  keepersAt,
  type Keepings,
  type KeptChoice,
  type KeptSeat,
  seatsKeptBy,
  shownKeepers,
  type ShownKeeping,
  toldSince,
} from './keeper';
import { isOrder, isStepFull, withoutEnded } from './orders';
import { type Arrived, type Course, type Explained, fromCheckpoint, playOn } from './replay';
import type { CoreBase, LogEntry, Over } from './run';
import { isUndo, takeBack, undoAsk } from './undo';

/** A match at rest: plain JSON, complete at every moment. Nothing of it but {@link viewOf} may leave the server. */
export interface Match<Core extends CoreBase = CoreBase> extends Course<Core> {
  readonly rules: string;
  /** How many answers have been accepted, taking back included. */
  readonly rev: number;
  readonly epochs: Epochs;
  /** The stand-ins, by seat. */
  readonly keepers: Keepings;
  /** How often another person came to answer for a seat. */
  readonly holders: Holders;
  readonly asks: readonly Ask[];
  readonly over: Over | null;
}

/** The part of a match that must be stored: the rest comes back when the choices since the checkpoint are replayed. */
export type KeptMatch<Core extends CoreBase = CoreBase> = Omit<
  Match<Core>,
  'core' | 'asks' | 'taken' | 'final' | 'begun' | 'logged'
>;

/** The view of one viewer; boardgame.io's `G` as clients know it. */
export interface MatchView<Table = unknown> {
  readonly rules: string;
  readonly you: Seat | null;
  readonly asks: readonly Ask[];
  /**
   * The actions that this viewer, who is asked nothing, might expect, with the reason why not now; absent when there
   * are none.
   */
  readonly unavailable?: readonly Unavailable[];
  readonly waiting: readonly Waiting[];
  /** The stand-ins, by seat. */
  readonly keepers: Readonly<Record<number, ShownKeeping>>;
  /** The seats that this viewer stands in for; absent when there are none. */
  readonly kept?: readonly KeptSeat<Table>[];
  readonly table: Table;
  /** The seats that are out, in the order in which they went; absent while nobody is. Each sees what spectators see, and what it was told before. */
  readonly out?: readonly Seat[];
  /** What has happened; a line that this viewer `alone` may read says so. */
  readonly log: readonly { readonly text: LogEntry['text']; readonly alone?: true }[];
  readonly over: Over | null;
  /** Once the match is over: everything that was drawn, from the streams that the game shows then. */
  readonly drawn?: readonly DrawsWithValues[];
}

/** Why an answer was refused. Each is an error code of the protocol. */
export type Refusal = 'match-over' | 'no-such-ask' | 'taken-back' | 'no-such-option' | 'not-keeper' | 'too-many-orders';

/** The result of an answer: the match after it, or why it was refused (and then nothing changed). */
export type AnswerResult<Core extends CoreBase> =
  { readonly ok: true; readonly match: Match<Core> } | { readonly ok: false; readonly why: Refusal };

/** Starts a match and plays on to the first question. Throws SetupError for options the game refuses. */
export function startMatch<Core extends CoreBase>(game: GameModule<Core>, request: SetupRequest): Match<Core> {
  const { core, draws } = game.setup(request);
  const course = fromCheckpoint({ checkpoint: core, draws, step: 0, choices: [], log: [] });
  return matchAt(game, { rules: game.rules, rev: 0, epochs: {}, keepers: {}, holders: {} }, playOn(game, course));
}

/**
 * Answers an open ask of a seat. The choice may come from anywhere: it is checked here, for every caller. A `why` goes
 * to the log; callers pass one on only from a bot. An answer of the owner also ends the stand-in of the seat; with a
 * `keeper` it is an answer of that stand-in.
 * @returns the match after the answer, or a refusal; the given match is never modified
 */
export function answerAsk<Core extends CoreBase>(
  game: GameModule<Core>,
  match: Match<Core>,
  choice: Explained,
): AnswerResult<Core> {
  const why = refusal(game, match, choice);
  if (why !== null) return { ok: false, why };
  const rev = match.rev + 1;
  const { rules, epochs, keepers, holders } = match;
  if (choice.keeper === undefined && keepers[choice.seat] !== undefined) {
    const back = handOver(game, match, choice.seat, 'taken-back');
    const own = matchAt(game, { ...back, rules, rev: match.rev, epochs }, back.arrived);
    const answered = answerAsk(game, own, choice);
    // The standing orders are void since, and with them perhaps the order that this answer would take back.
    return answered.ok ? answered : { ok: true, match: { ...own, rev } };
  }
  if (isUndo(choice)) {
    const back = takeBack(game, match);
    return { ok: true, match: matchAt(game, { rules, rev, epochs: back.epochs, keepers, holders }, back.arrived) };
  }
  const given = { ...choice, ask: scriptId(choice.ask) };
  const arrived = playOn(game, { ...match, choices: [...match.choices, given] }, 'played', match);
  const settled = isOrder(given) ? withoutEnded(game, match, arrived) : arrived;
  return { ok: true, match: matchAt(game, { rules, rev, epochs, keepers, holders }, settled) };
}

/** The match that a course has led to, with the questions as clients know them: for the engine itself. */
export function matchAt<Core extends CoreBase>(
  game: GameModule<Core>,
  { rules, rev, epochs, keepers, holders }: Pick<Match, 'rules' | 'rev' | 'epochs' | 'keepers' | 'holders'>,
  { course, arrival }: Arrived<Core>,
): Match<Core> {
  const { checkpoint, step, logged, choices, taken, final, begun, core, log, draws } = course;
  // Written out for the same reason as a course.
  const match = (now: Pick<Match, 'keepers' | 'asks' | 'over'>): Match<Core> => ({
    checkpoint,
    step,
    logged,
    choices,
    taken,
    final,
    begun,
    core,
    log,
    draws,
    rules,
    rev,
    epochs,
    holders,
    keepers: now.keepers,
    asks: now.asks,
    over: now.over,
  });
  switch (arrival.at) {
    case 'question': {
      const out = game.out?.(course.core) ?? [];
      const wrong = arrival.asks.find(({ seat }) => out.includes(seat));
      if (wrong !== undefined) throw new TypeError(`“${wrong.kind}” is put to seat ${wrong.seat}, which is out`);
      const takingBack = undoAsk(game, course, epochs).filter(({ seat }) => !out.includes(seat));
      const asks = [...asksIn(epochs, arrival.asks), ...takingBack];
      return match({ keepers: keepersAt(game.meta, keepers, asks), asks, over: null });
    }
    case 'end':
      return match({ keepers, asks: [], over: arrival.over });
    case 'reveal':
      throw new TypeError('a match does not rest before a reveal');
  }
}

/**
 * Why an answer would be refused now, or null when it would be accepted. {@link answerAsk} checks this itself. The match host
 * asks beforehand all the same: what plays an answer passes no reason on.
 */
export function refusal<Core extends CoreBase>(
  game: Pick<GameModule<Core>, 'meta'>,
  match: Match<Core>,
  choice: KeptChoice,
): Refusal | null {
  if (match.over !== null) return 'match-over';
  const barred = keeperRefusal(game.meta, match, choice);
  if (barred !== null) return barred;
  // Refuse questions of other seats and of the table like questions that do not exist: ids are counted for each seat,
  // so another answer would tell how many questions a seat has had, secret ones among them.
  const ask = match.asks.find(({ id, seat }) => id === choice.ask && seat === choice.seat);
  if (ask === undefined)
    return wasTakenAway(choice.ask, choice.seat, match.begun.step, match.epochs) ? 'taken-back' : 'no-such-ask';
  if (takenBy(ask, choice.key) === undefined) return 'no-such-option';
  return ask.kind === IN_ADVANCE && isStepFull(match) ? 'too-many-orders' : null;
}

/**
 * The part of a match that must be stored. What has not changed since the last time is the same object again, so that a
 * diff skips it.
 */
export function keptOf<Core extends CoreBase>(match: Match<Core>): KeptMatch<Core> {
  const { rules, rev, epochs, keepers, holders, step, checkpoint, choices, log, logged, draws, over } = match;
  return { rules, rev, epochs, keepers, holders, step, checkpoint, choices, log: log.slice(0, logged), draws, over };
}

/**
 * Takes a match up again under the present code: the choices since the checkpoint are replayed. The step in which they no
 * longer fit, because the rules have changed so much, starts over.
 */
export function resumeMatch<Core extends CoreBase>(game: GameModule<Core>, kept: KeptMatch<Core>): Match<Core> {
  const course = fromCheckpoint(kept);
  const { rules, rev, over, epochs, keepers, holders } = kept;
  return matchAt(
    game,
    { rules, rev, epochs, keepers, holders },
    over === null ? playOn(game, course) : { course, arrival: { at: 'end', over } },
  );
}

/**
 * Takes a match up again only if it comes to what it was when it was stored.
 * @returns null when the present rules are others, cannot replay it, or start a step over
 */
export function resumeExactly<Core extends CoreBase>(
  game: GameModule<Core>,
  kept: KeptMatch<Core>,
): Match<Core> | null {
  if (kept.rules !== game.rules) return null;
  try {
    const match = resumeMatch(game, kept);
    const same = match.step === kept.step && match.choices.length === kept.choices.length;
    return same && match.logged === kept.log.length ? match : null;
  } catch {
    return null;
  }
}

/** Every answer a seat may give now but taking one back, from a match or from a view of it. */
export function legalChoices(match: Pick<Match, 'asks'>, of: Seat): readonly Choice[] {
  return match.asks
    .filter((ask) => ask.seat === of && ask.kind !== UNDO)
    .flatMap((ask) => ask.options.map(({ key }) => ({ seat: of, ask: ask.id, key })));
}

/**
 * Builds the view of a viewer from nothing; null is a spectator. A seat that is out sees what spectators see,
 * and in the log what it was told before: that has been read, and nothing is taken from a screen. A field that is not named here does
 * not leave the server.
 */
export function viewOf<Core extends CoreBase, Table>(
  game: GameModule<Core, Table>,
  match: Match<Core>,
  viewer: Seat | null,
): MatchView<Table> {
  return viewWith(commonOf(game, match), game, match, viewer);
}

/** The views of several viewers. What they have in common is the same object in each, so that it can be compared once. */
export function viewsOf<Core extends CoreBase, Table>(
  game: GameModule<Core, Table>,
  match: Match<Core>,
  viewers: readonly (Seat | null)[],
): readonly MatchView<Table>[] {
  const common = commonOf(game, match);
  return viewers.map((viewer) => viewWith(common, game, match, viewer));
}

/** What all views of a match have in common. The log is that of a viewer who was told nothing alone; `told` are the others. */
type Common = Pick<MatchView, 'waiting' | 'keepers' | 'log' | 'drawn'> & {
  readonly out: readonly Seat[];
  readonly told: ReadonlySet<Seat | null>;
};

function commonOf<Core extends CoreBase>(game: Pick<GameModule<Core>, 'out' | 'streams'>, match: Match<Core>): Common {
  const told = new Set<Seat | null>();
  for (const { to } of match.log) if (to !== undefined) told.add(to);
  return {
    out: game.out?.(match.core) ?? [],
    waiting: waitingFor(match.asks),
    keepers: shownKeepers(match.keepers),
    // The log is long: where all of it is for everybody, it is handed on as it is.
    log: told.size === 0 ? match.log : match.log.filter(({ to }) => to === undefined).map(lineOf),
    told,
    // A long match has drawn much: its numbers are worked out once for all viewers.
    ...(match.over === null ? {} : { drawn: drawnIn(game, match) }),
  };
}

function viewWith<Core extends CoreBase, Table>(
  { out, waiting, keepers, log, told, drawn }: Common,
  game: GameModule<Core, Table>,
  match: Match<Core>,
  viewer: Seat | null,
): MatchView<Table> {
  const player = viewer === null || out.includes(viewer) ? null : viewer;
  const table = game.table(match.core, player);
  const kept = player === null ? [] : keptSeats(game, match, player, table);
  const isTold = ({ to }: LogEntry): boolean => to === undefined || to === viewer;
  return {
    rules: match.rules,
    you: viewer,
    asks: player === null ? [] : asksForOwner(game.meta, match, player),
    ...(player === null ? {} : outOfTurn(game, match, player)),
    waiting,
    keepers,
    ...(kept.length === 0 ? {} : { kept }),
    table,
    ...(out.length === 0 ? {} : { out }),
    log: told.has(viewer) ? match.log.filter(isTold).map(lineOf) : log,
    over: match.over,
    ...(drawn === undefined ? {} : { drawn }),
  };
}

/** Why a seat can do nothing while others are asked. A seat with a question has the reasons in it. */
function outOfTurn<Core extends CoreBase>(
  game: GameModule<Core>,
  { core, asks, over }: Match<Core>,
  of: Seat,
): Pick<MatchView, 'unavailable'> {
  if (over !== null || asks.some((ask) => ask.seat === of && isQuestion(ask))) return {};
  const reasons = game.outOfTurn?.(core, of) ?? [];
  return reasons.length === 0 ? {} : { unavailable: reasons };
}

/**
 * The seats that a seat stands in for, as it may see them. While a secret choice waits for the owner, the table is the
 * spectators'.
 */
function keptSeats<Core extends CoreBase, Table>(
  game: GameModule<Core, Table>,
  match: Match<Core>,
  by: Seat,
  own: Table,
): readonly KeptSeat<Table>[] {
  return seatsKeptBy(match.keepers, by).flatMap((seat): readonly KeptSeat<Table>[] => {
    const keeping = match.keepers[seat];
    if (keeping === undefined) return [];
    const table = game.table(match.core, keeping.alone === 'kept' ? seat : null);
    const told = toldSince(match.log, seat, keeping);
    const same = JSON.stringify(table) === JSON.stringify(own);
    return [{ seat, asks: asksForKeeper(game.meta, match, seat), told, ...(same ? {} : { table }) }];
  });
}

/** The draws with their numbers, from the streams that the game shows at the end. */
function drawnIn<Core extends CoreBase>(
  game: Pick<GameModule<Core>, 'streams'>,
  match: Match<Core>,
): readonly DrawsWithValues[] {
  const shown = new Set(game.streams.flatMap(({ name, shown: when }) => (when === 'at-end' ? [name] : [])));
  const { rng } = match.core.hidden;
  return match.draws.flatMap((draws) => {
    const stream = rng[draws.stream];
    return stream === undefined || !shown.has(draws.stream) ? [] : [{ ...draws, values: valuesOf(draws, stream) }];
  });
}

/**
 * A log line as viewers get it. A line for everybody is nothing but its text: it is handed on as it is, so that comparing views skips
 * it. Another field of a line would be told to everybody: it does not compile.
 */
function lineOf(line: {
  readonly [Field in keyof LogEntry]: Field extends 'text' | 'to' ? LogEntry[Field] : never;
}): MatchView['log'][number] {
  return line.to === undefined ? line : { text: line.text, alone: true };
}
