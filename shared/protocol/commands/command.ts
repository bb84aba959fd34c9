import { type Bounded, type Fields, fields, type Shape } from '../bounded';

/**
 * Who may send a command. `anyone`: also outside a room. `entered`: in a room, also at its door. `inside`: with a seat
 * or as a spectator. `unseated`: in a room, without a seat. `spectator`: a spectator inside with a name, or
 * a seat that is out of the match. `host`: the
 * seat of the host.
 */
export type Who = 'anyone' | 'entered' | 'inside' | 'unseated' | 'spectator' | 'seat' | 'host';

/**
 * The limits that count a command, besides the rate of commands. `command`: no other. `guess`: that of guesses, if its
 * code or token is wrong. `creation`: that of things that are made and stored. `line`: that of chat lines. `point`:
 * that of pointing. `frames`: by the frames that are made for it. `steps`: by
 * the steps that are played for it, or the tables that are looked at.
 */
export type Cost = 'command' | 'guess' | 'creation' | 'line' | 'point' | 'frames' | 'steps';

/**
 * Whether a command is refused while the sender's seat has a secret choice. Refused (`silenced`) is everything that
 * could tell the others what the sender sees (words, settings, requests, consent) or that would show the sender a name
 * given meanwhile. Free is what others cannot see, and what the sender needs to answer and to stay connected: a
 * connection, a device, more time, giving back a seat. See the ruling in docs/PROTOCOL.md.
 */
export type WhileAlone = 'free' | 'silenced';

declare const told: unique symbol;

/** The fields that the answer to a command has besides `ok`. */
export interface Answer<Told extends object> {
  readonly names: readonly string[];
  readonly [told]?: Told;
}

/** An answer without fields. */
export interface Nothing {
  readonly error?: never;
}

/** The answer to a command that tells something; names each field of it. */
export function answer<Told extends object>(names: { readonly [Name in keyof Told]-?: 'told' }): Answer<Told> {
  return { names: Object.keys(names) };
}

/** The definition of a command, for its senders, its handler, its limits and its documents. */
export interface Command<S extends Shape, Told extends object, W extends Who, C extends Cost> {
  readonly by: W;
  readonly costs: readonly C[];
  readonly alone: WhileAlone;
  /** The fields of its body. */
  readonly fields: S;
  /** Reads its body; unknown fields are refused. */
  readonly body: Bounded<Fields<S>>;
  readonly example: object;
  readonly answer: Answer<Told>;
}

/** Defines a command; without an `answer` it is answered with `ok` alone. */
export function command<S extends Shape, W extends Who, C extends Cost, Told extends object = Nothing>(definition: {
  readonly by: W;
  readonly costs: readonly [C, ...C[]];
  readonly alone: WhileAlone;
  readonly body: S;
  /** A body as browsers send it, for the tests of all commands. */
  readonly example: { readonly [Name in keyof NoInfer<S>]?: unknown };
  readonly answer?: Answer<Told>;
}): Command<S, Told, W, C> {
  const { by, costs, alone, body, example, answer: told = { names: [] } } = definition;
  return { by, costs, alone, fields: body, body: fields(body), example, answer: told };
}
