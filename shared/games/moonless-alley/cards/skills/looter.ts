import type { AlleyRun, Outcome, Pile } from '../api';
import { askActor, gain, name, PILES, refill, type Script, type Skill, text } from '../api';

const card = 'looter';

function full(run: AlleyRun): readonly Pile[] {
  return PILES.filter((pile) => (run.core.hidden.piles[pile]?.length ?? 0) > 0);
}

function sizeOf(run: AlleyRun, pile: Pile): number {
  return run.core.hidden.piles[pile]?.length ?? 0;
}

/** Takes all cards of a pile, which nobody has looked at before; the pile is refilled at once, and the turn goes on [R8, R30]. */
function* use(run: AlleyRun): Script<Outcome> {
  const largest = full(run).toSorted((a, b) => sizeOf(run, b) - sizeOf(run, a))[0];
  const pile = yield* askActor<Pile>(run, {
    card,
    prompt: text('skill.looter'),
    fallback: `pile:${largest}`,
    options: () =>
      full(run).map((one) => ({
        key: `pile:${one}`,
        label: text('choice.pile', { pile: one + 1, n: sizeOf(run, one) }),
        ref: { kind: 'pile', id: String(one) },
        value: one,
      })),
  });
  if (pile === null) return 'done';
  const { seat } = run.core.pub.turn;
  run.log(text('log.looted', { who: name.seat(seat), pile: pile + 1, n: sizeOf(run, pile) }));
  const cards = run.core.hidden.piles[pile] ?? [];
  run.change(({ hidden }) => {
    hidden.piles[pile] = [];
  });
  gain(run, seat, cards);
  run.whisper(seat, text('log.drew', { cards: cards.map(name.card) }));
  refill(run, pile);
  return 'done';
}

const skill: Skill = { id: card, can: (run) => full(run).length > 0, use };
export { skill as card };
