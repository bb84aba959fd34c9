import { askSeat, askUnlessForced, type Script } from '../../../engine/script';
import { text } from '../../../engine/text';
import type { ComplotsRun } from '../state';
import { replace } from './court';
import { endTurn, enter } from './flow';
import { ownSlots } from './lose';
import { characterAt, hiddenSlots, named, pendingOf, player } from './select';

/** The target chooses what to show the actor; with one hidden card it is not asked [CO 10]. */
export function* inspectShow(run: ComplotsRun): Script {
  const { actor, target } = pendingOf(run);
  if (target === null) {
    endTurn(run);
    return;
  }
  const slot = yield* askUnlessForced(run, {
    seat: target,
    kind: 'show',
    answeredInSecret: true,
    prompt: text('ask.show', { who: player(actor) }),
    about: text('about.show', { who: player(target) }),
    clock: 'choice',
    fallback: `slot:${hiddenSlots(run.core.pub, target)[0] ?? 0}`,
    options: () => ownSlots(run, target),
  });
  run.change(({ hidden }) => {
    hidden.shown = slot;
  });
  enter(run, { state: 'inspectJudge' });
}

/** The actor gives the card back or has it replaced [CO 10]. */
export function* inspectJudge(run: ComplotsRun): Script {
  const { actor, target } = pendingOf(run);
  const { shown } = run.core.hidden;
  if (target === null || shown === null) {
    endTurn(run);
    return;
  }
  const judged = yield* askSeat(run, {
    seat: actor,
    kind: 'judge',
    prompt: text('ask.judge', { who: player(target), character: named(characterAt(run, target, shown)) }),
    about: text('about.judge', { who: player(actor) }),
    clock: 'choice',
    fallback: 'return',
    options: () =>
      (['return', 'discard'] as const).map((value) => ({ key: value, label: text(`choice.${value}`), value })),
  });
  const said = { who: player(actor), target: player(target), n: shown + 1 };
  run.change(({ hidden }) => {
    hidden.shown = null;
  });
  if (judged === 'discard') replace(run, target, shown);
  run.log(text(judged === 'discard' ? 'log.replaced' : 'log.returned', said));
  endTurn(run);
}
