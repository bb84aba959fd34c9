import type { Ask, Choice, Seat } from '../engine/ask';
import { ANY_TIME, IN_ADVANCE, isQuestion, TABLE } from '../engine/ask';
import type { GameModule } from '../engine/game';
import { answerAsk, type Match, startMatch } from '../engine/match';
import { keysFrom, type StreamKeys } from '../engine/rng';
import type { CoreBase } from '../engine/run';

/** A small generator for tests (mulberry32): same seed, same game. Returns numbers from 0 up to but not 1. */
export function testRandom(seed: number): () => number {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let t = Math.imul(state ^ (state >>> 15), 1 | state);
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t;
    return ((t ^ (t >>> 14)) >>> 0) / 2 ** 32;
  };
}

/** 64 hexadecimal digits made from a seed. */
export function testEntropy(seed: number): string {
  const random = testRandom(seed);
  return Array.from({ length: 64 }, () => Math.floor(random() * 16).toString(16)).join('');
}

/** Keys for the random streams of a game, made from a seed. */
export function testKeys({ streams }: Pick<GameModule, 'streams'>, seed: number): StreamKeys {
  return keysFrom(testEntropy(seed), streams);
}

/** Picks an element; throws RangeError for an empty list. */
export function pickFrom<T>(random: () => number, list: readonly T[]): T {
  const picked = list[Math.floor(random() * list.length)];
  if (picked === undefined) throw new RangeError('nothing to pick from');
  return picked;
}

/** How often a random player uses an any-time effect instead of answering what the table waits for. */
const ANY_TIME_SHARE = 0.15;

/** How often it says something in advance instead. */
const IN_ADVANCE_SHARE = 0.03;

/**
 * One random legal answer. Kinds of options (the part of a key before the colon) are equally likely, so that a rare
 * plot is not drowned by twenty moves.
 */
export function randomChoice(asks: readonly Ask[], random: () => number): Choice {
  const open = asks.filter((ask) => isQuestion(ask) && ask.options.length > 0);
  const seats = open.filter((ask) => ask.seat !== TABLE);
  // While nobody else is asked, the time passes for which the table waits.
  const waiting = seats.length > 0 ? seats : open;
  const offered = (kind: Ask['kind'], share: number): readonly Ask[] => {
    const offers = asks.filter((ask) => ask.kind === kind);
    return offers.length > 0 && random() < share ? offers : [];
  };
  const offers = [...offered(ANY_TIME, ANY_TIME_SHARE), ...offered(IN_ADVANCE, IN_ADVANCE_SHARE)];
  const ask = pickFrom(random, offers.length > 0 ? offers : waiting);
  const kinds = ask.options.map(({ key }) => key.split(':', 1)[0]);
  const kind = pickFrom(random, [...new Set(kinds)]);
  const option = pickFrom(
    random,
    ask.options.filter((_, i) => kinds[i] === kind),
  );
  return { seat: ask.seat, ask: ask.id, key: option.key };
}

/** What a playout is made of. */
export interface PlayoutSpec {
  readonly seats: number;
  readonly seed: number;
  readonly options?: Readonly<Record<string, string>>;
  /** Stops a match that does not end; far above any real game. */
  readonly maxChoices?: number;
}

/** Plays a whole match with random legal answers. Calls `observe` with the start and after every answer. */
export function playout<Core extends CoreBase>(
  game: GameModule<Core>,
  spec: PlayoutSpec,
  observe: (match: Match<Core>, choice: Choice | null) => void = () => undefined,
): Match<Core> {
  const random = testRandom(spec.seed);
  const { seats, seed, options = {} } = spec;
  let match = startMatch(game, { seats, options, keys: testKeys(game, seed) });
  observe(match, null);
  const most = spec.maxChoices ?? 20_000;
  while (match.over === null) {
    if (match.rev >= most) throw new Error(`seed ${spec.seed}: no end after ${most} choices`);
    if (!match.asks.some(isQuestion)) throw new Error(`seed ${spec.seed}: stuck at ${match.rev}`);
    const choice = randomChoice(match.asks, random);
    const result = answerAsk(game, match, choice);
    if (!result.ok) throw new Error(`seed ${spec.seed}: ${result.why} for a listed choice`);
    match = result.match;
    observe(match, choice);
  }
  return match;
}

/** All seats of a match. */
export function seatsOf(count: number): readonly Seat[] {
  return Array.from({ length: count }, (_, i) => i as Seat);
}

/** Table options that a room may have: each at random, or as it is at first where the game refuses that. */
export function randomOptions(
  { meta, checkOptions }: Pick<GameModule, 'meta' | 'checkOptions'>,
  seats: number,
  random: () => number,
): Readonly<Record<string, string>> {
  return meta.options.reduce<Readonly<Record<string, string>>>((options, { id, values }) => {
    const more = { ...options, [id]: pickFrom(random, values) };
    return checkOptions(seats, more) === null ? more : options;
  }, {});
}

/** What is given on a command line as `id=value`, by id. */
export function givenOptions(words: readonly string[]): ReadonlyMap<string, string> {
  return new Map(words.map((word) => word.split('=', 2) as [string, string]));
}

/** A game whose options can only be the given ones, where some are given. Throws RangeError for a value that it does not have. */
export function withOptions<Core extends CoreBase>(
  game: GameModule<Core>,
  given: ReadonlyMap<string, string>,
): GameModule<Core> {
  const options = game.meta.options.map((option) => {
    const value = given.get(option.id);
    if (value === undefined) return option;
    if (!option.values.includes(value)) throw new RangeError(`${option.id} cannot be ${value}`);
    return { ...option, values: [value] };
  });
  return { ...game, meta: { ...game.meta, options } };
}
