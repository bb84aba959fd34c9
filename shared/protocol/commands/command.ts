import { type Bounded, type Fields, fields, type Shape } from '../bounded';

/**
 * Who may say a command. `anyone`: also who is in no room. `entered`: who is in a room, at its door as well. `inside`: who has a seat or
 * watches. `unseated`: who is in a room without a seat. `spectator`: a spectator inside who has given a name. `host`: the seat that is host.
 */
export type Who = 'anyone' | 'entered' | 'inside' | 'unseated' | 'spectator' | 'seat' | 'host';

/**
 * What a command is counted as, besides the one command that each is. `command`: as nothing else. `guess`: as a guess, when a code or
 * token of it is wrong. `creation`: as something that is made and kept. `line`: as a line of the conversation. `point`: everybody is shown
 * it. `frames`: by the frames that are made for it. `steps`: by the steps that are played for it.
 */
export type Cost = 'command' | 'guess' | 'creation' | 'line' | 'point' | 'frames' | 'steps';

/**
 * What a command comes to while the seat of whoever says it answers alone. Whoever answers alone can put nothing before the others,
 * neither words nor settings, requests or consent: each could say what they see. Nor can they read a name that somebody has given
 * meanwhile. Free is what others see nothing of, and what it takes to answer and to stay there: a connection, a device, more time,
 * giving back a seat. See the ruling in docs/PROTOCOL.md.
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

/** What a command is, for all who say, read, answer, count or describe it. */
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
  /** A body as browsers send it. What checks all commands starts from it. */
  readonly example: { readonly [Name in keyof NoInfer<S>]?: unknown };
  readonly answer?: Answer<Told>;
}): Command<S, Told, W, C> {
  const { by, costs, alone, body, example, answer: told = { names: [] } } = definition;
  return { by, costs, alone, fields: body, body: fields(body), example, answer: told };
}
