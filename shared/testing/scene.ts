import { BY_CHANCE, type Choice, isQuestion } from '../engine/ask';
import type { GameModule } from '../engine/game';
import { answerAsk, type Match, startMatch } from '../engine/match';
import type { CoreBase } from '../engine/run';
import { randomChoice, testKeys, testRandom } from './playout';

/** A table in a given situation: what its seats are shown and asked there, and where a match goes on from. */
export interface Scene<Core extends CoreBase = CoreBase> {
  readonly name: string;
  readonly seats: number;
  /** Table options that are not as they are at first. */
  readonly options?: Readonly<Record<string, string>>;
  /** What the match and the random answers grow from; 1 when not given. */
  readonly seed?: number;
  /** The table, made from the one after the set-up; that one when not given. */
  given?(core: Core): Core;
  /**
   * The answers on the way, in order. Whoever is asked meanwhile gives the answer that counts when time is over, and so it goes on
   * until somebody is asked what the scene is about.
   */
  readonly said?: readonly Said[];
  /** Random answers are given until this holds; none when not given. */
  until?(match: Match<Core>): boolean;
  /** The kind of question that somebody is asked then; null: the match is over. */
  readonly asked: string | null;
}

/** An answer on the way to a scene: the seat, and the key of its option. */
export type Said = readonly [seat: number, key: string];

/** A match, and the answers that led to it. */
export interface Answered<Core extends CoreBase = CoreBase> {
  readonly match: Match<Core>;
  readonly script: readonly Choice[];
}

/** The most answers on the way to a scene; games take a few hundred. */
export const MOST_ANSWERS = 3_000;

/** The game of a scene: its matches begin at the table that the scene makes from the set-up. */
export function gameOf<Core extends CoreBase>(game: GameModule<Core>, scene: Scene<Core>): GameModule<Core> {
  return {
    ...game,
    setup: (request) => {
      const dealt = game.setup(request);
      return { ...dealt, core: scene.given?.(dealt.core) ?? dealt.core };
    },
  };
}

/** The options of a room with its first settings, in which nobody has picked anything, with others in their place. */
export function firstOptions({ meta }: Pick<GameModule, 'meta'>, seats: number, others: Scene['options'] = {}) {
  const initial = Object.fromEntries(meta.options.map((option) => [option.id, option.initial]));
  return { ...initial, ...others, picks: Array.from({ length: seats }, () => []) };
}

/**
 * Gives random answers to questions until a condition holds.
 * @returns null when the match is over before, or it would take `most` answers
 */
function answeredUntil<Core extends CoreBase>(
  game: GameModule<Core>,
  start: Match<Core>,
  until: (match: Match<Core>) => boolean,
  { random, most }: { readonly random: () => number; readonly most: number },
): Answered<Core> | null {
  let match = start;
  const script: Choice[] = [];
  while (!until(match)) {
    if (match.over !== null || script.length + 1 >= most) return null;
    const answered = answeredAtRandom(game, match, random);
    match = answered.match;
    script.push(answered.choice);
  }
  return { match, script };
}

/** Gives one random answer to a question. Throws Error when it is refused. */
export function answeredAtRandom<Core extends CoreBase>(
  game: GameModule<Core>,
  match: Match<Core>,
  random: () => number,
): { readonly match: Match<Core>; readonly choice: Choice } {
  const choice = randomChoice(match.asks.filter(isQuestion), random);
  const result = answerAsk(game, match, choice);
  if (!result.ok) throw new Error(result.why);
  return { match: result.match, choice };
}

/** Comes to a scene in a room with its first settings. Throws Error when the answers do not come to it. */
export function rehearsedScene<Core extends CoreBase>(game: GameModule<Core>, scene: Scene<Core>): Answered<Core> {
  const { seats, options, seed = 1, said, name } = scene;
  const played = gameOf(game, scene);
  const start = startMatch(played, {
    seats,
    options: firstOptions(game, seats, options),
    keys: testKeys(game, seed),
  });
  const found = said === undefined ? atRandom() : afterSaid(played, start, scene, said);
  if (found === null) throw new Error(`${name}: no answers come to it with seed ${seed}`);
  if (!isAt(scene, found.match)) throw new Error(`${name}: nobody is asked ${scene.asked}`);
  return found;

  function atRandom(): Answered<Core> | null {
    const until = (match: Match<Core>): boolean => scene.until?.(match) ?? true;
    return answeredUntil(played, start, until, { random: testRandom(seed), most: MOST_ANSWERS });
  }
}

/** Whether a match has come to what a scene is about. */
function isAt<Core extends CoreBase>({ asked }: Scene<Core>, { asks, over }: Match<Core>): boolean {
  return asked === null ? over !== null : asks.some(({ kind }) => kind === asked);
}

/** Gives the answers of a scene; null when one of them is never asked for. */
function afterSaid<Core extends CoreBase>(
  game: GameModule<Core>,
  start: Match<Core>,
  scene: Scene<Core>,
  said: readonly Said[],
): Answered<Core> | null {
  let match = start;
  const script: Choice[] = [];
  const left = [...said];
  while (left.length > 0 || !isAt(scene, match)) {
    const next = saidIn(match, left[0]);
    const choice = next ?? inTime(match);
    if (choice === null || script.length >= MOST_ANSWERS) return null;
    if (next !== null) left.shift();
    const result = answerAsk(game, match, choice);
    if (!result.ok) throw new Error(`${scene.name}: ${choice.key}: ${result.why}`);
    match = result.match;
    script.push(choice);
  }
  return { match, script };
}

/** An answer, if it can be given now. */
function saidIn({ asks }: Pick<Match, 'asks'>, said: Said | undefined): Choice | null {
  if (said === undefined) return null;
  const [by, key] = said;
  const ask = asks.find(({ seat, options }) => seat === by && options.some((option) => option.key === key));
  return ask === undefined ? null : { seat: ask.seat, ask: ask.id, key };
}

/**
 * What is answered first when time is over; null when nobody is asked anything that has such an answer. Where chance decides, the first
 * option: a scene is the same each time, and players can give it.
 */
function inTime({ asks }: Pick<Match, 'asks'>): Choice | null {
  for (const { seat, id, fallback, options } of asks) {
    const key = fallback === BY_CHANCE ? options[0]?.key : fallback;
    if (key !== undefined) return { seat, ask: id, key };
  }
  return null;
}

/** The match of a scene, to go on from with {@link gameOf} the scene. Throws Error when the answers do not come to it. */
export function playScene<Core extends CoreBase>(game: GameModule<Core>, scene: Scene<Core>): Match<Core> {
  return rehearsedScene(game, scene).match;
}

/**
 * A scene for each kind of question that random games of these seeds come to, where it is asked first.
 * @returns the scenes in the order of the names of the kinds
 */
export function scenesOfQuestions<Core extends CoreBase>(
  game: GameModule<Core>,
  seats: number,
  seeds: readonly number[],
): readonly Scene<Core>[] {
  const found = new Map<string, Scene<Core>>();
  for (const seed of seeds) {
    const start = startMatch(game, { seats, options: firstOptions(game, seats), keys: testKeys(game, seed) });
    const look = (match: Match<Core>): boolean => {
      for (const { kind: asked } of match.asks.filter(isQuestion)) {
        const until = ({ asks }: Match<Core>): boolean => asks.some(({ kind }) => kind === asked);
        if (!found.has(asked)) found.set(asked, { name: asked, seats, seed, until, asked });
      }
      return false;
    };
    answeredUntil(game, start, look, { random: testRandom(seed), most: MOST_ANSWERS });
  }
  return [...found.values()].sort((a, b) => a.name.localeCompare(b.name));
}
