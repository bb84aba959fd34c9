import { ANY_TIME, anyTimeAskId, type Ask, type Choice, type Seat, type Waiting } from './ask';
import type { GameModule, Offer, SetupRequest } from './game';
import { type CoreBase, type LogEntry, MatchOver, type Over, Run } from './run';
import type { Answer, Script, Wait } from './script';

/** A match at rest: plain JSON, complete at every moment. Nothing of it but {@link viewOf} may leave the server. */
export interface Match<Core extends CoreBase = CoreBase> {
  readonly rules: string;
  /** How many answers have been accepted. */
  readonly rev: number;
  /** How many steps have been completed. */
  readonly step: number;
  /** The state now. */
  readonly core: Core;
  /** The state when the running step began. */
  readonly checkpoint: Core;
  /** The answers given since the checkpoint. */
  readonly choices: readonly Choice[];
  readonly asks: readonly Ask[];
  readonly log: readonly LogEntry[];
  /** How many log lines were there at the checkpoint. */
  readonly logged: number;
  readonly over: Over | null;
}

/** What must be kept of a match: the rest comes back when the running step is replayed. */
export type KeptMatch<Core extends CoreBase = CoreBase> = Omit<Match<Core>, 'core' | 'asks'>;

/** What one viewer may see of a match; `G` of boardgame.io as clients know it. */
export interface MatchView<Table = unknown> {
  readonly rules: string;
  readonly you: Seat | null;
  readonly asks: readonly Ask[];
  readonly waiting: readonly Waiting[];
  readonly table: Table;
  readonly log: readonly { readonly text: LogEntry['text'] }[];
  readonly over: Over | null;
}

/** Why an answer was refused. Each is an error code of the protocol. */
export type Refusal = 'match-over' | 'no-such-ask' | 'not-your-ask' | 'no-such-option';

/** What came of an answer: the match after it, or why it was refused (and then nothing changed). */
export type ChooseResult<Core extends CoreBase> =
  { readonly ok: true; readonly match: Match<Core> } | { readonly ok: false; readonly why: Refusal };

/** A script of this game finished too many steps without asking anybody: a defect of the game, not of an answer. */
const MAX_SILENT_STEPS = 1000;

/** Starts a match and plays on to the first question. Throws SetupError for options the game refuses. */
export function startMatch<Core extends CoreBase>(game: GameModule<Core>, request: SetupRequest): Match<Core> {
  const core = game.setup(request);
  return playOn(game, {
    rules: game.rules,
    rev: 0,
    step: 0,
    core,
    checkpoint: core,
    choices: [],
    asks: [],
    log: [],
    logged: 0,
    over: null,
  });
}

/**
 * Answers an open ask of a seat.
 * @returns the match after the answer, or a refusal; the given match is never modified
 */
export function choose<Core extends CoreBase>(
  game: GameModule<Core>,
  match: Match<Core>,
  choice: Choice,
): ChooseResult<Core> {
  const why = refusal(match, choice);
  if (why !== null) return { ok: false, why };
  return {
    ok: true,
    match: playOn(game, { ...match, rev: match.rev + 1, choices: [...match.choices, choice] }),
  };
}

/** Why an answer would be refused now, or null when it would be accepted. */
export function refusal(match: Match, choice: Choice): Refusal | null {
  if (match.over !== null) return 'match-over';
  const ask = match.asks.find(({ id }) => id === choice.ask);
  if (ask === undefined) return 'no-such-ask';
  if (ask.seat !== choice.seat) return 'not-your-ask';
  return ask.options.some(({ key }) => key === choice.key) ? null : 'no-such-option';
}

/** What must be kept of a match: as little as possible, and as much of the last time as has not changed. */
export function keptOf<Core extends CoreBase>(match: Match<Core>): KeptMatch<Core> {
  const { rules, rev, step, checkpoint, choices, log, logged, over } = match;
  return { rules, rev, step, checkpoint, choices, log: log.slice(0, logged), logged, over };
}

/** Whether the present code can go on with a match of these rules: its own, or older ones that it says it continues. */
export function continues(game: Pick<GameModule, 'rules' | 'continues'>, rules: string): boolean {
  return game.rules === rules || game.continues.includes(rules);
}

/**
 * Takes a match up again under the present code: the running step is replayed, and starts over from its checkpoint when
 * the rules have changed so much that the answers given no longer fit.
 */
export function resumeMatch<Core extends CoreBase>(game: GameModule<Core>, kept: KeptMatch<Core>): Match<Core> {
  const match = { ...kept, core: kept.checkpoint, asks: [] };
  return match.over === null ? playOn(game, match) : match;
}

/** Every answer a seat may give now, from a match or from a view of it. */
export function legalChoices(match: Pick<Match, 'asks'>, of: Seat): readonly Choice[] {
  return match.asks
    .filter((ask) => ask.seat === of)
    .flatMap((ask) => ask.options.map(({ key }) => ({ seat: of, ask: ask.id, key })));
}

/** What a viewer may see; null is a spectator. Built from nothing: what is not named here does not leave. */
export function viewOf<Core extends CoreBase, Table>(
  game: GameModule<Core, Table>,
  match: Match<Core>,
  viewer: Seat | null,
): MatchView<Table> {
  return {
    rules: match.rules,
    you: viewer,
    asks: match.asks.filter((ask) => ask.seat === viewer),
    waiting: waitingFor(match.asks),
    table: game.table(match.core, viewer),
    log: match.log.filter(({ to }) => to === undefined || to === viewer).map(withoutReader),
    over: match.over,
  };
}

/** Lines for everybody are shown as they are: what stays the same object from view to view need not be compared. */
function withoutReader(entry: LogEntry): { readonly text: LogEntry['text'] } {
  return entry.to === undefined ? entry : { text: entry.text };
}

/**
 * One entry per seat and kind, in an order of its own: neither how many asks a seat has open nor the order in which
 * they were opened may tell others anything.
 */
function waitingFor(asks: readonly Ask[]): readonly Waiting[] {
  const entries = new Map<string, Waiting>();
  for (const { seat, kind } of asks) if (kind !== ANY_TIME) entries.set(`${seat}.${kind}`, { seat, kind });
  return [...entries.values()].sort((a, b) => a.seat - b.seat || (a.kind < b.kind ? -1 : 1));
}

function playOn<Core extends CoreBase>(game: GameModule<Core>, from: Match<Core>): Match<Core> {
  let match = from;
  for (let silent = 0; silent < MAX_SILENT_STEPS; silent++) {
    const played = playStep(game, match);
    const log = [...match.log.slice(0, match.logged), ...played.run.logged];
    const after = { ...match, core: played.run.core, log };
    switch (played.status) {
      case 'asking':
        return { ...after, asks: played.asks };
      case 'over':
        return { ...after, checkpoint: after.core, choices: [], asks: [], logged: log.length, over: played.over };
      case 'diverged':
        match = { ...match, choices: [] };
        break;
      case 'done':
        match = { ...after, step: match.step + 1, checkpoint: after.core, choices: [], asks: [], logged: log.length };
        break;
    }
  }
  throw new Error(`no question after ${MAX_SILENT_STEPS} steps`);
}

type Played<Core extends CoreBase> = { readonly run: Run<Core> } & (
  | { readonly status: 'asking'; readonly asks: readonly Ask[] }
  | { readonly status: 'over'; readonly over: Over }
  | { readonly status: 'done' }
  | { readonly status: 'diverged' }
);

/** Runs one step from its checkpoint with the answers so far. Any-time effects go on top of the script they interrupt. */
function playStep<Core extends CoreBase>(game: GameModule<Core>, match: Match<Core>): Played<Core> {
  const run = new Run(match.checkpoint, game.content(match.checkpoint), match.step);
  const choices = [...match.choices];
  const stack: { readonly script: Script; wait: Wait | null }[] = [{ script: game.step(run), wait: null }];
  let answer: Answer = null;
  try {
    for (;;) {
      const top = stack.at(-1);
      if (top === undefined) return choices.length > 0 ? { run, status: 'diverged' } : { run, status: 'done' };
      if (top.wait === null) {
        const next = top.script.next(answer);
        if (next.done) {
          stack.pop();
          continue;
        }
        top.wait = next.value;
      }
      const asks = top.wait();
      answer = null;
      if (asks.length === 0) {
        top.wait = null;
        continue;
      }
      const choice = choices.shift();
      if (choice === undefined) return { run, status: 'asking', asks: [...asks, ...offerAsks(game.offers(run))] };
      if (choice.ask === anyTimeAskId(choice.seat)) {
        const offer = game.offers(run).find(({ seat, option }) => seat === choice.seat && option.key === choice.key);
        if (offer === undefined) return { run, status: 'diverged' };
        stack.push({ script: offer.script(), wait: null });
        continue;
      }
      const ask = asks.find(({ id }) => id === choice.ask);
      if (ask?.options.some(({ key }) => key === choice.key) !== true) return { run, status: 'diverged' };
      answer = choice;
      top.wait = null;
    }
  } catch (error) {
    if (error instanceof MatchOver) return { run, status: 'over', over: error.over };
    throw error;
  }
}

function offerAsks(offers: readonly Offer[]): readonly Ask[] {
  const seats = [...new Set(offers.map(({ seat }) => seat))];
  return seats.map((seat) => ({
    id: anyTimeAskId(seat),
    seat,
    kind: ANY_TIME,
    prompt: { m: 'ask.any-time' },
    options: offers.filter((offer) => offer.seat === seat).map(({ option }) => option),
  }));
}
