import { isDeepStrictEqual } from 'node:util';

import { type Ask, type Choice, seat } from '../../shared/engine/ask';
import type { GameModule } from '../../shared/engine/game';
import { answerAsk, type Match, type MatchView, startMatch, viewOf } from '../../shared/engine/match';
import type { NotedSetup } from './server-under-test';

/** No more than the latest setups can be those of a match that has just begun. */
const LATEST = 60;

/**
 * A match played a second time outside the server, to know which answers are legal and what each viewer must see. At
 * first every match that the server has begun lately is a candidate; those whose views differ from the real ones are
 * dropped.
 */
export class MatchModel {
  private candidates: readonly Match[];

  constructor(
    private readonly game: GameModule,
    setups: readonly NotedSetup[],
    seats: number,
  ) {
    this.candidates = setups
      .slice(-LATEST)
      .filter((setup) => setup.game === game.meta.name && setup.request.seats === seats)
      .map(({ request }) => startMatch(game, request));
  }

  /** The match. Throws RangeError when no match of the server's can be it. */
  get match(): Match {
    const [match] = this.candidates;
    if (match === undefined) throw new RangeError('no such match');
    return match;
  }

  /** Whether a view is the right one of a seat now. */
  agrees(by: number, view: MatchView | null): boolean {
    const agreeing = this.candidates.filter((match) => isDeepStrictEqual(this.seen(match, by), view));
    if (agreeing.length > 0) this.candidates = agreeing;
    return agreeing.length > 0;
  }

  /** Every open question. */
  get asks(): readonly Ask[] {
    return this.match.asks;
  }

  /** Whether an answer would be legal now. */
  allows(choice: Choice): boolean {
    const ask = this.asks.find(({ id }) => id === choice.ask);
    return ask?.seat === choice.seat && ask.options.some(({ key }) => key === choice.key);
  }

  /** Plays an answer that the server has accepted. Throws RangeError when it is not legal. */
  accept(choice: Choice): void {
    const after = this.candidates.map((match) => answerAsk(this.game, match, choice));
    this.candidates = after.flatMap((result) => (result.ok ? [result.match] : []));
    if (this.candidates.length === 0) throw new RangeError(`not legal: ${JSON.stringify(choice)}`);
  }

  private seen(match: Match, by: number): unknown {
    return JSON.parse(JSON.stringify(viewOf(this.game, match, seat(by))));
  }
}
