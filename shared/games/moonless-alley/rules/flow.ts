import type { Seat } from '../../../engine/ask';
import type { Draft } from '../../../engine/draft';
import { askSeat, choosable, type Question, type Script } from '../../../engine/script';
import { text } from '../../../engine/text';
import { type CardId, sorted, without } from '../board/cards';
import { ZONE_IDS } from '../board/zones';
import type { AlleyRun } from '../content';
import { name } from '../i18n/names';
import type { Core, Phase } from '../state';
import { endGame } from './score';
import { dominators } from './select';

/** A question, with what counts when its time is over. */
export type Decision<T> = Question<T> & Required<Pick<Question<T>, 'fallback' | 'clock'>>;

/** Asks a seat; one that has left is not asked, the default counts [MA 14]. Null where there is no option. */
export function* decide<T>(run: AlleyRun, question: Decision<T>): Script<T | null> {
  if (!run.core.pub.left.includes(question.seat)) return yield* askSeat(run, question);
  const options = choosable(question.options());
  const { fallback } = question;
  if (typeof fallback === 'object') return options[run.random(fallback.drawnFrom, options.length)]?.value ?? null;
  return options.find(({ key }) => key === fallback)?.value ?? null;
}

/** Goes on with another state of the turn. */
export function goTo(run: AlleyRun, phase: Phase): void {
  run.change(({ pub }) => {
    pub.phase = phase as Draft<Phase>;
  });
}

/** Changes what lies on the tiles, and tells who dominates then [MA 7.3]. */
export function changeTiles(run: AlleyRun, recipe: (pub: Draft<Core['pub']>) => void): void {
  const before = dominators(run.core);
  run.change(({ pub }) => {
    recipe(pub);
  });
  const after = dominators(run.core);
  ZONE_IDS.forEach((zone, i) => {
    const [had = [], has = []] = [before[i], after[i]];
    if (had.join() === has.join()) return;
    if (has.length === 0) run.log(text('log.nobody', { zone: name.zone(zone) }));
    else run.log(text('log.dominates', { who: has.map(name.seat), zone: name.zone(zone) }));
  });
}

/** Gives cards to a hand. */
export function gain(run: AlleyRun, seat: Seat, cards: readonly CardId[]): void {
  run.change(({ hidden }) => {
    hidden.hands[seat] = [...sorted([...(hidden.hands[seat] ?? []), ...cards])];
  });
}

/** Takes cards out of a hand. */
export function lose(run: AlleyRun, seat: Seat, cards: readonly CardId[]): void {
  run.change(({ hidden }) => {
    hidden.hands[seat] = [...without(hidden.hands[seat] ?? [], cards)];
  });
}

/** Takes cards off the draw pile, as far as it goes. */
export function draw(run: AlleyRun, count: number): readonly CardId[] {
  const cards = run.core.hidden.deck.slice(0, count);
  run.change(({ hidden }) => {
    hidden.deck = hidden.deck.slice(count);
  });
  return cards;
}

/** Refills a pile: one card, more where the plot says so and the pile is empty [MA 6.5, 12]. */
export function refill(run: AlleyRun, pile: number): void {
  const isEmpty = (run.core.hidden.piles[pile]?.length ?? 0) === 0;
  const cards = draw(run, isEmpty ? (run.content.plot?.refill ?? 1) : 1);
  run.change(({ hidden }) => {
    hidden.piles[pile]?.push(...cards);
  });
}

/** Begins the turn of a seat. */
export function beginTurn(run: AlleyRun, seat: Seat): void {
  run.change(({ pub }) => {
    pub.turn = {
      number: pub.turn.number + 1,
      seat,
      deployment: 'not-yet',
      consulted: [],
      allowances: [{ by: 'base', left: 1, sum: null, printed: null, arms: 'any', total: null, notOf: null }],
      mission: 'free',
      plot: 'free',
    };
    pub.phase = { state: 'turn' };
  });
}

/** The end of a turn: refill, the final confrontation, the next seat or the end [MA 10]. */
export function endTurn(run: AlleyRun): void {
  const { turn, final, laid } = run.core.pub;
  for (const pile of turn.consulted) refill(run, pile);
  if (final === turn.seat) endGame(run, 'missions');
  if (final === null && run.core.hidden.deck.length === 0) {
    run.change(({ pub }) => {
      pub.final = turn.seat;
    });
    run.log(text('log.final', { who: name.seat(turn.seat) }));
  }
  beginTurn(run, ((turn.seat + 1) % laid.length) as Seat);
}
