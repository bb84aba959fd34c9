import { isQuestion, type Seat, UNDO, waitingFor } from './ask';
import { type Draws, valuesOf } from './draws';
import { scriptId } from './epochs';
import type { GameModule } from './game';
import { type Match, viewOf } from './match';
import type { SeatView, Sight, Simulation, World } from './policy';
import type { Given } from './replay';
import { keysFrom, makeStreams } from './rng';
import type { CoreBase, Tape } from './run';
import { Session } from './session';

declare const imagined: unique symbol;

/**
 * A match as one seat could believe it to be: everything that seat has not been shown is dealt anew, and so are all
 * coming random numbers and the sealed answers of others. Plain JSON. Only {@link imagine} makes one, so it never holds
 * a secret of the real match.
 */
export interface Imagined<Core extends CoreBase = CoreBase> {
  readonly [imagined]: true;
  readonly seat: Seat;
  readonly begun: { readonly core: Core; readonly step: number; readonly used: 0 };
  /** The answers of the running step. */
  readonly choices: readonly Given[];
  /** Which of them its seat does not know, by their places: the sealed answers of others. */
  readonly sealed: readonly number[];
  readonly over: null;
  /** The numbers drawn in the running step that everybody saw. */
  readonly tape: Tape;
}

/** The part of a match, or of an imagined one, that imagining needs. */
export interface Imaginable<Core extends CoreBase> extends Pick<
  Match<Core>,
  'begun' | 'choices' | 'taken' | 'core' | 'asks'
> {
  readonly over: Match['over'];
  readonly draws: readonly Draws[];
}

/**
 * Worlds that a seat cannot tell from the match: their views are the same, what it cannot see is dealt anew.
 * @param most how many at most; there are none when the match is over, or when something happened in the running step that
 * cannot be imagined, such as a reshuffle or a confidential question to another seat
 * @param random numbers from 0 up to but not 1
 */
export function imagine<Core extends CoreBase>(
  game: GameModule<Core>,
  match: Imaginable<Core>,
  seat: Seat,
  { most, random }: Bounds,
): readonly Imagined<Core>[] {
  const moment = match.over === null ? momentOf(game, match, seat) : null;
  return moment === null ? [] : worldsOf(game, moment, { most, random });
}

/** A world and others like it, at most so many in all: what {@link imagine} makes of a match, it can make of a world. */
export function imagineLike<Core extends CoreBase>(
  game: GameModule<Core>,
  world: Imagined<Core>,
  { most, random }: Bounds,
): readonly Imagined<Core>[] {
  if (most <= 1) return [world].slice(0, most);
  const { seat, begun, choices, sealed, tape } = world;
  const session = new Session(game, world);
  const given = choices.map((one, i): Recalled => ({ given: one, known: sealed.includes(i) ? 'not' : 'yes' }));
  const moment = { seat, begun, now: session.core, tape, given, seen: sightOf(game, session, seat) };
  return [world, ...worldsOf(game, moment, { most: most - 1, random })];
}

interface Bounds {
  readonly most: number;
  readonly random: () => number;
}

/** Everything that worlds are made of: a beginning and a present state, of which only what the seat knows is kept. */
interface Moment<Core extends CoreBase> extends Pick<Imagined<Core>, 'seat' | 'tape'> {
  readonly begun: { readonly core: Core; readonly step: number };
  readonly now: Core;
  readonly given: readonly Recalled[];
  /** What the seat sees now, as text. */
  readonly seen: string;
}

function momentOf<Core extends CoreBase>(
  game: GameModule<Core>,
  match: Imaginable<Core>,
  seat: Seat,
): Moment<Core> | null {
  const tape = tapeOf(game, match);
  const given = tape === null ? null : recalled(match, seat);
  if (tape === null || given === null) return null;
  return { seat, begun: match.begun, now: match.core, tape, given, seen: sightOf(game, match, seat) };
}

function worldsOf<Core extends CoreBase>(
  game: GameModule<Core>,
  moment: Moment<Core>,
  { most, random }: Bounds,
): readonly Imagined<Core>[] {
  const worlds: Imagined<Core>[] = [];
  while (worlds.length < most) {
    const world = worldOfMoment(game, moment, random);
    if (world === null) break;
    worlds.push(world);
  }
  return worlds;
}

function worldOfMoment<Core extends CoreBase>(
  game: GameModule<Core>,
  moment: Moment<Core>,
  random: () => number,
): Imagined<Core> | null {
  const sealed = moment.given.flatMap(({ known }, i) => (known === 'not' ? [i] : []));
  for (let i = 0; i < (sealed.length > 0 ? TRIES : 1); i++) {
    const world = dealt(game, moment, random);
    if (world === null) return null;
    const choices = playedIn(game, world, moment, random);
    if (choices !== null) return { ...world, choices, sealed };
  }
  return null;
}

/** How often sealed answers are drawn for a world, at most, until their result is the one that everybody saw. */
const TRIES = 16;

/** An answer of the running step, and whether the imagining seat knows its option. */
interface Recalled {
  readonly given: Given;
  readonly known: 'yes' | 'not';
}

/**
 * The answers of the running step as a seat can know them. Left out are the options that others took in sealed
 * questions, and whether they have answered while a sealed question is still open.
 * @returns null where the table went back in this step, or where another seat is or was asked a confidential question:
 * the number of its answers is secret
 */
function recalled<Core extends CoreBase>(
  { begun, choices, taken, asks }: Imaginable<Core>,
  seat: Seat,
): readonly Recalled[] | null {
  if (asks.some((ask) => ask.seat !== seat && ask.confidential === true)) return null;
  const open = new Set(asks.map(({ id }) => scriptId(id)));
  const found: Recalled[] = [];
  for (const [i, given] of choices.slice(begun.used).entries()) {
    if ('putBack' in given) return null;
    const took = taken[begun.used + i];
    const sealed = 'key' in given && given.seat !== seat && took?.sealed === true;
    if ('key' in given && given.seat !== seat && took?.confidential === true) return null;
    if (sealed && open.has(scriptId(given.ask))) continue;
    found.push({ given, known: sealed ? 'not' : 'yes' });
  }
  return found;
}

/**
 * Plays in a world what was given in the running step, sealed answers of others drawn anew.
 * @returns what was given there; null when the world does not look to its seat like the match then
 */
function playedIn<Core extends CoreBase>(
  game: GameModule<Core>,
  world: Imagined<Core>,
  { given, seen }: Pick<Moment<Core>, 'given' | 'seen'>,
  random: () => number,
): readonly Given[] | null {
  try {
    const session = new Session(game, world);
    const choices = given.map((one): Given => {
      const choice = one.known === 'yes' ? one.given : drawnAnew(session, one.given, random);
      session.give(choice);
      return choice;
    });
    return session.over === null && sightOf(game, session, world.seat) === seen ? choices : null;
  } catch (error) {
    // An answer of the running step is no option in this world.
    if (error instanceof RangeError) return null;
    throw error;
  }
}

/** Any answer to the question that was answered. Throws RangeError where it is not asked. */
function drawnAnew<Core extends CoreBase>(session: Session<Core>, given: Given, random: () => number): Given {
  const ask = session.asks.find(({ id }) => 'key' in given && id === scriptId(given.ask));
  const option = ask?.options[Math.floor(random() * ask.options.length)];
  if (ask === undefined || option === undefined) throw new RangeError('not asked');
  return { seat: ask.seat, ask: ask.id, key: option.key };
}

/** A world to look ahead in, for the seat that imagined it. */
export function worldOf<Core extends CoreBase, Table>(
  game: GameModule<Core, Table>,
  imagined: Imagined<Core>,
): World<Table> {
  return { begin: () => new SimulatedMatch(game, imagined) };
}

/** Everything that a bot of a seat decides by, from one world that was imagined before; null where there is none. */
export function sightFrom<Core extends CoreBase, Table>(
  game: GameModule<Core, Table>,
  view: SeatView<Table>,
  world: Imagined<Core> | null,
  random: () => number,
): Sight<Table> {
  return sightWith(game, view, (most) => (world === null ? [] : imagineLike(game, world, { most, random })));
}

/** Everything that a bot of a seat decides by, in the process that plays the match. */
export function sightInto<Core extends CoreBase, Table>(
  game: GameModule<Core, Table>,
  match: Match<Core>,
  seat: Seat,
  random: () => number,
): Sight<Table> {
  return sightWith(game, viewOf(game, match, seat), (most) => imagine(game, match, seat, { most, random }));
}

function sightWith<Core extends CoreBase, Table>(
  game: GameModule<Core, Table>,
  view: SeatView<Table>,
  worlds: (most: number) => readonly Imagined<Core>[],
): Sight<Table> {
  return { view, facts: game.facts, worlds: (most) => worlds(most).map((world) => worldOf(game, world)) };
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

/** The beginning of the running step as a seat could believe it to be. */
function dealt<Core extends CoreBase>(
  game: GameModule<Core>,
  { begun, now, seat, tape }: Moment<Core>,
  random: () => number,
): Imagined<Core> | null {
  const core = game.imagining?.redeal({ begun: begun.core, now, seat, random }) ?? null;
  if (core === null) return null;
  const rng = makeStreams(keysFrom(anyEntropy(random), game.streams), game.streams);
  const fresh = { ...core, hidden: { ...core.hidden, rng } };
  const world: Omit<Imagined<Core>, typeof imagined> = {
    seat,
    begun: { core: fresh, step: begun.step, used: 0 },
    choices: [],
    sealed: [],
    over: null,
    tape,
  };
  return world as Imagined<Core>;
}

/** 64 hexadecimal digits. */
function anyEntropy(random: () => number): string {
  return Array.from({ length: 64 }, () => Math.floor(random() * 16).toString(16)).join('');
}

/** A seat's sight of a moment, as text, without the parts that taking back changes. */
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
