import { type Ask, isQuestion, type Seat } from '../../../engine/ask';
import { answerAsk, type Match, startMatch, viewOf } from '../../../engine/match';
import { testKeys } from '../../../testing/playout';
import { moonlessAlley } from '..';
import type { AgentId, CardId } from '../board/cards';
import { dominated, strengthIn } from '../forecast/strength';
import { standingOf } from '../rules/select';
import type { Core } from '../state';
import { moonlessAlleyTesting } from '.';
import { at, type Given, laidOut, LETTERS, SHORT } from './deal';

/** The table of a test, with its options. */
interface Seated extends Given {
  readonly seats?: number;
  readonly options?: Readonly<Record<string, string>>;
}

/** A game in the hands of a test. Nothing given: as it is dealt. */
export class Scenario {
  private match: Match<Core>;

  constructor({ seats = 4, options = {}, ...table }: Seated = {}) {
    const game = {
      ...moonlessAlley,
      setup: (request: Parameters<typeof moonlessAlley.setup>[0]) => {
        const dealt = moonlessAlley.setup(request);
        return { ...dealt, core: Object.keys(table).length === 0 ? dealt.core : laidOut(dealt.core, table) };
      },
    };
    this.match = startMatch(game, { seats, options, keys: testKeys(moonlessAlley, 1) });
    this.check();
  }

  get core(): Core {
    return this.match.core;
  }
  get over() {
    return this.match.over;
  }
  /** Who is asked what, such as `A:turn`. */
  get waiting(): string {
    return this.match.asks
      .filter(isQuestion)
      .map(({ seat: of, kind }) => `${LETTERS.charAt(of)}:${kind}`)
      .join();
  }
  get dp(): number {
    return this.core.hidden.deck.length;
  }
  get piles(): readonly number[] {
    return this.core.hidden.piles.map((pile) => pile.length);
  }
  /** The question that is open. */
  get ask(): Ask {
    const ask = this.match.asks.find(isQuestion);
    if (ask === undefined) throw new Error('nobody is asked');
    return ask;
  }
  get keys(): readonly string[] {
    return this.match.over === null ? this.ask.options.map(({ key }) => key) : [];
  }
  can(key: string): boolean {
    return this.keys.includes(key);
  }
  hand(who: string): readonly CardId[] {
    return this.core.hidden.hands[at(who)] ?? [];
  }
  /** The strength of a seat in a zone. */
  strength(who: string, zone: string): number {
    return strengthIn(this.core.pub, at(who), SHORT[zone] ?? 'theft');
  }
  /** The seats that dominate a zone. */
  masters(zone: string): string {
    const standing = standingOf(this.core);
    return LETTERS.slice(0, standing.seats)
      .split('')
      .filter((who) => dominated(standing, at(who)).includes(SHORT[zone] ?? 'theft'))
      .join('');
  }
  /** The agents of a seat in a zone, oldest first. */
  column(who: string, zone: string): readonly AgentId[] {
    return this.core.pub.agents
      .filter((one) => one.seat === at(who) && one.zone === SHORT[zone])
      .map(({ card }) => card);
  }
  view(who: string | null) {
    return viewOf(moonlessAlley, this.match, who === null ? null : at(who));
  }
  /** What a viewer may read of the log. */
  lines(who: string | null): readonly string[] {
    return this.view(who).log.map(({ text }) => text.m);
  }
  /** Answers the open question, one key after the other. Throws when one is no option. */
  say(...keys: readonly string[]): this {
    for (const key of keys) {
      const { ask } = this;
      this.answer(ask.seat, ask.id, key);
    }
    return this;
  }
  /** Deploys an agent of the hand with arms, where there is one way to do it. */
  deploy(card: AgentId, ...arms: readonly CardId[]): this {
    return this.say(`agent:${card}`, ...arms.map((id) => `arms:${id}`), 'done');
  }
  /** Takes back what is put together. */
  takeBack(): this {
    const ask = this.match.asks.find(({ kind }) => kind === 'undo');
    if (ask === undefined) throw new Error('nothing can be taken back');
    this.answer(ask.seat, ask.id, 'undo');
    return this;
  }
  get canTakeBack(): boolean {
    return this.match.asks.some(({ kind }) => kind === 'undo');
  }
  /** What counts when the time of the open question is over. */
  expire(): this {
    const { ask } = this;
    this.answer(ask.seat, ask.id, ask.fallback ?? '');
    return this;
  }
  /** A seat leaves. */
  leave(who: string): this {
    const ask = this.match.asks.find(({ kind, seat: of }) => kind === 'any-time' && of === at(who));
    this.answer(at(who), ask?.id ?? this.ask.id, 'concede');
    return this;
  }

  private answer(of: Seat, ask: Ask['id'], key: string): void {
    const result = answerAsk(moonlessAlley, this.match, { seat: of, ask, key });
    if (!result.ok) throw new Error(`${result.why}: ${key} of ${this.keys.join(' ')}`);
    this.match = result.match;
    this.check();
  }
  private check(): void {
    expect(moonlessAlleyTesting.invariants(this.match.core)).toEqual([]);
  }
}
