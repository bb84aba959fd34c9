import { isQuestion, type Seat, UNDO, waitingFor } from './ask';
import { type Draws, valuesOf } from './draws';
import { scriptId } from './epochs';
import type { GameModule } from './game';
import { type Match, type MatchView, viewOf } from './match';
import type { Sight, Simulation, World } from './policy';
import type { Given } from './replay';
import { keysFrom, makeStreams } from './rng';
import type { CoreBase, Tape } from './run';
import { Session } from './session';

declare const imagined: unique symbol;

/**
 * A match as one seat could believe it to be: what that seat has not been shown is dealt anew, and so are all random numbers
 * to come. Plain JSON. Only {@link imagine} makes one, so whoever has one has nothing hidden of the real match.
 */
export interface Imagined<Core extends CoreBase = CoreBase> {
  readonly [imagined]: true;
  readonly seat: Seat;
  readonly begun: { readonly core: Core; readonly step: number; readonly used: 0 };
  /** The answers of the running step. */
  readonly choices: readonly Given[];
  readonly over: null;
  /** What was drawn in the running step, and everybody saw. */
  readonly tape: Tape;
}

/** What is needed of a match, or of an imagined one. */
export interface Imaginable<Core extends CoreBase> extends Pick<Match<Core>, 'begun' | 'choices' | 'core' | 'asks'> {
  readonly over: Match['over'];
  readonly draws: readonly Draws[];
}

/**
 * Worlds that a seat cannot tell from the match: their views are the same, what it cannot see is dealt anew.
 * @param most how many at most; there are none when the match is over, or when something happened in the running step that
 * cannot be imagined, such as a reshuffle
 * @param random numbers from 0 up to but not 1
 */
export function imagine<Core extends CoreBase>(
  game: GameModule<Core>,
  match: Imaginable<Core>,
  seat: Seat,
  { most, random }: { readonly most: number; readonly random: () => number },
): readonly Imagined<Core>[] {
  return [...imagineEach(game, match, seat, { most, random })];
}

/** The same worlds as {@link imagine}, one after another: each takes its time. */
export function* imagineEach<Core extends CoreBase>(
  game: GameModule<Core>,
  match: Imaginable<Core>,
  seat: Seat,
  { most, random }: { readonly most: number; readonly random: () => number },
): Generator<Imagined<Core>, void, undefined> {
  const tape = tapeOf(game, match);
  if (tape === null || match.over !== null) return;
  const choices = match.choices.slice(match.begun.used);
  if (choices.some((given) => 'putBack' in given)) return;
  const seen = sightOf(game, match, seat);
  for (let i = 0; i < most; i++) {
    const world = dealt(game, match, { seat, choices, tape, random });
    if (world === null || !looksLike(game, world, seen)) return;
    yield world;
  }
}

/** A world to look ahead in, for the seat that imagined it. */
export function worldOf<Core extends CoreBase, Table>(
  game: GameModule<Core, Table>,
  imagined: Imagined<Core>,
): World<Table> {
  return { begin: () => new SimulatedMatch(game, imagined) };
}

/** Everything that a bot of a seat decides by, from worlds that were imagined before. */
export function sightFrom<Core extends CoreBase, Table>(
  game: GameModule<Core, Table>,
  view: MatchView<Table>,
  worlds: (most: number) => readonly Imagined<Core>[],
): Sight<Table> {
  return { view, facts: game.facts, worlds: (most) => worlds(most).map((world) => worldOf(game, world)) };
}

/** Everything that a bot of a seat decides by, in the process that plays the match. */
export function sightInto<Core extends CoreBase, Table>(
  game: GameModule<Core, Table>,
  match: Match<Core>,
  seat: Seat,
  random: () => number,
): Sight<Table> {
  return sightFrom(game, viewOf(game, match, seat), (most) => imagine(game, match, seat, { most, random }));
}

/** Shows of a simulation only what its seat would see. */
class SimulatedMatch<Core extends CoreBase, Table> implements Simulation<Table> {
  private readonly session: Session<Core>;

  constructor(
    private readonly game: GameModule<Core, Table>,
    private readonly imagined: Imagined<Core>,
  ) {
    this.session = new Session(game, imagined);
  }

  get table(): Table {
    return this.game.table(this.session.core, this.imagined.seat);
  }

  get asks() {
    return this.session.asks;
  }

  get over() {
    return this.session.over;
  }

  answer(choice: Parameters<Simulation['answer']>[0]): void {
    this.session.answer(choice);
  }
}

/** The numbers that were drawn in the running step; null when not everybody saw them, or something was shuffled. */
function tapeOf<Core extends CoreBase>({ imagining }: GameModule<Core>, match: Imaginable<Core>): Tape | null {
  if (imagining === undefined) return null;
  const { rng } = match.begun.core.hidden;
  const tape: Record<string, number[]> = {};
  for (const draws of match.draws) {
    const stream = rng[draws.stream];
    if (stream === undefined || draws.from < stream.at) continue;
    if ('shuffled' in draws || !imagining.open.includes(draws.stream)) return null;
    tape[draws.stream] = [...(tape[draws.stream] ?? []), ...valuesOf(draws, stream)];
  }
  return tape;
}

function dealt<Core extends CoreBase>(
  game: GameModule<Core>,
  { begun, core: now }: Imaginable<Core>,
  { seat, choices, tape, random }: Pick<Imagined, 'seat' | 'choices' | 'tape'> & { readonly random: () => number },
): Imagined<Core> | null {
  const core = game.imagining?.redeal({ begun: begun.core, now, seat, random }) ?? null;
  if (core === null) return null;
  const rng = makeStreams(keysFrom(anyEntropy(random), game.streams), game.streams);
  const fresh = { ...core, hidden: { ...core.hidden, rng } };
  const world: Omit<Imagined<Core>, typeof imagined> = {
    seat,
    begun: { core: fresh, step: begun.step, used: 0 },
    choices,
    over: null,
    tape,
  };
  return world as Imagined<Core>;
}

/** 64 hexadecimal digits. */
function anyEntropy(random: () => number): string {
  return Array.from({ length: 64 }, () => Math.floor(random() * 16).toString(16)).join('');
}

/** What a seat sees of a moment, as text; without what only taking back changes. */
function sightOf<Core extends CoreBase>(
  game: GameModule<Core>,
  { core, asks }: Pick<Match<Core>, 'core' | 'asks'>,
  seat: Seat,
): string {
  const own = asks.filter((ask) => ask.seat === seat && ask.kind !== UNDO);
  const questions = asks.filter(isQuestion);
  return JSON.stringify([
    game.table(core, seat),
    own.map((ask) => ({ ...ask, id: scriptId(ask.id) })),
    waitingFor(questions),
  ]);
}

/** Whether a world looks to its seat like the match. */
function looksLike<Core extends CoreBase>(game: GameModule<Core>, world: Imagined<Core>, seen: string): boolean {
  try {
    const session = new Session(game, world);
    return session.over === null && sightOf(game, session, world.seat) === seen;
  } catch (error) {
    // What was answered in the running step is no option in this world.
    if (error instanceof RangeError) return false;
    throw error;
  }
}
