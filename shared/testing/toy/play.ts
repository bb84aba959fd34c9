import { seat } from '../../engine/ask';
import type { SetupRequest } from '../../engine/game';
import { answerAsk, legalChoices, type Match, startMatch } from '../../engine/match';
import { keysFrom } from '../../engine/rng';
import { toy } from '.';
import type { ToyCore } from './state';

/** A fixed seed: 64 hexadecimal digits made from a small number. */
export function entropy(n: number): string {
  return n.toString(16).padStart(64, '0');
}

/** Starts a toy match with a small number as its seed. */
export function startToy(seats: number, seed: number, options: SetupRequest['options'] = {}): Match<ToyCore> {
  return startMatch(toy, { seats, options, keys: keysFrom(entropy(seed), toy.streams) });
}

/** All answers open to anybody. */
export function allChoices(match: Match<ToyCore>): ReturnType<typeof legalChoices> {
  return match.core.pub.seats.flatMap((_, i) => legalChoices(match, seat(i)));
}

/** Answers an ask; throws when the answer is refused. */
export function answer(match: Match<ToyCore>, by: number, ask: string, key: string): Match<ToyCore> {
  const open = match.asks.find(({ id }) => id === ask);
  const result = answerAsk(toy, match, { seat: seat(by), ask: open?.id ?? (ask as never), key });
  if (!result.ok) throw new Error(result.why);
  return result.match;
}

/** Answers the first open ask of a seat that has this option; throws when there is none. */
export function take(match: Match<ToyCore>, by: number, key: string): Match<ToyCore> {
  const open = match.asks.find((ask) => ask.seat === by && ask.options.some((option) => option.key === key));
  if (open === undefined) throw new Error(`seat ${by} is not offered ${key}`);
  return answer(match, by, open.id, key);
}
