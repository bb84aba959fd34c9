import { askId, type Choice, isQuestion, seat, TABLE } from '../../../engine/ask';
import { changed } from '../../../engine/draft';
import { answerAsk, type Match, startMatch, viewOf } from '../../../engine/match';
import { testKeys } from '../../../testing/playout';
import { complots } from '..';
import type { Core } from '../state';
import { complotsTesting } from '.';
import { deal, type Held, IDS } from './deal';

/** The table of a test: seats by letter; the first has its turn. */
export interface Given {
  readonly seats?: number;
  readonly options?: Readonly<Record<string, string>>;
  readonly held?: Readonly<Record<string, Held>>;
  readonly seed?: number;
}

/** A game in the hands of a test. */
export class Scenario {
  private match: Match<Core>;

  constructor({ seats = 4, options = {}, held = {}, seed = 1 }: Given = {}) {
    const game = {
      ...complots,
      setup: (request: Parameters<typeof complots.setup>[0]) => {
        const dealt = complots.setup(request);
        return { ...dealt, core: changed(dealt.core, (draft) => deal(draft, held)) };
      },
    };
    this.match = startMatch(game, { seats, options: { firstSeat: '1', ...options }, keys: testKeys(complots, seed) });
    this.check();
  }

  get core(): Core {
    return this.match.core;
  }
  get over() {
    return this.match.over;
  }
  /** Who is asked what, such as `A:action`. */
  get waiting(): readonly string[] {
    return this.match.asks.filter(isQuestion).map(({ seat: of, kind }) => `${'ABCDEFGH'[of]}:${kind}`);
  }
  options(who: string): readonly string[] {
    return this.match.asks
      .filter((ask) => isQuestion(ask) && ask.seat === at(who))
      .flatMap(({ options }) => options.map(({ key }) => key));
  }
  /** The cards of a seat, `x` before those that are face up. */
  cards(who: string): readonly string[] {
    const { pub, hidden } = this.core;
    return (pub.seats[at(who)]?.slots ?? []).map((slot, i) => {
      const id = slot === 'hidden' ? hidden.slots[at(who)]?.[i] : slot;
      const short = Object.entries(IDS).find(([, one]) => one === id)?.[0] ?? '-';
      return slot === 'hidden' ? short : `x${short}`;
    });
  }
  coins(who: string): number {
    return this.core.pub.seats[at(who)]?.coins ?? 0;
  }
  view(who: string | null) {
    return viewOf(complots, this.match, who === null ? null : at(who));
  }
  /** Answers, such as `say('A', 'tax')`; several seats say the same when the letters stand together. Throws when it is no option. */
  say(who: string, key: string): this {
    for (const one of who) {
      const ask = this.match.asks.find(
        (open) => open.seat === at(one) && open.options.some((option) => option.key === key),
      );
      if (ask === undefined) throw new Error(`${one} cannot say ${key}: ${this.options(one).join(' ')}`);
      this.match = answered(this.match, { seat: at(one), ask: ask.id, key });
      this.check();
      this.wait();
    }
    return this;
  }
  /** Answers, and tells how long the table pauses then, in milliseconds; null where it does not. */
  pauses(who: string, key: string): number | null {
    const ask = this.match.asks.find((open) => open.seat === at(who) && isQuestion(open));
    const { asks } = answered(this.match, { seat: at(who), ask: ask?.id ?? askId(''), key });
    return asks.find((open) => open.seat === TABLE)?.lasts ?? null;
  }
  /** Answers, and tells what a reader is shown while the table pauses then, and after that. Throws when it does not pause. */
  throughPause(who: string, key: string, reader: string | null) {
    const ask = this.match.asks.find((open) => open.seat === at(who) && isQuestion(open));
    this.match = answered(this.match, { seat: at(who), ask: ask?.id ?? askId(''), key });
    if (!this.match.asks.some((open) => open.seat === TABLE)) throw new Error(`no pause after ${who}: ${key}`);
    const paused = this.view(reader);
    this.wait();
    return [paused, this.view(reader)] as const;
  }
  /** Lets the pauses of the table pass. */
  private wait(): void {
    const [pause] = this.match.asks.filter((ask) => ask.seat === TABLE);
    if (pause === undefined) return;
    this.match = answered(this.match, { seat: TABLE, ask: pause.id, key: pause.options[0]?.key ?? '' });
    this.check();
  }
  private check(): void {
    expect(complotsTesting.invariants(this.match.core)).toEqual([]);
  }
}

function answered(match: Match<Core>, choice: Choice): Match<Core> {
  const result = answerAsk(complots, match, choice);
  if (!result.ok) throw new Error(result.why);
  return result.match;
}

function at(who: string) {
  return seat('ABCDEFGH'.indexOf(who));
}
