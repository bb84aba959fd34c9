import type { Script } from '../../../engine/script';
import { text } from '../../../engine/text';
import { actions, stopping } from '../board/characters';
import type { ComplotsRun } from '../state';
import { effect, enter } from './flow';
import { named, others, pendingOf, player, say } from './select';
import { openWindow } from './window';

/** Those who may counter the action say which character stops it, or let it pass [CO 8]. */
export function* counter(run: ComplotsRun): Script {
  const { action, actor, target } = pendingOf(run);
  const { pub } = run.core;
  const targets = target === null ? [] : [target];
  const seats = actions[action].countered === 'by-anybody' ? others(pub, actor) : targets;
  const countered = yield* openWindow(run, {
    kind: 'counter',
    about: text('about.counter', { who: player(actor), by: player(actor) }),
    prompt: () => text('ask.counter', { who: player(actor) }),
    seats,
    from: actor,
    answers: stopping(action, pub.options.fifth).map((character) => ({
      key: `counter:${character}`,
      label: text('choice.counter', { character: named(character) }),
      value: character,
    })),
  });
  if (countered === null) {
    effect(run);
    return;
  }
  const { seat, value: character } = countered;
  run.change((draft) => {
    if (draft.pub.pending !== null) draft.pub.pending.counter = { seat, character };
  });
  say(run, seat, character, 'counter');
  run.log(text('log.countered', { who: player(seat), character: named(character) }));
  enter(run, { state: 'challengeCounter' });
}
