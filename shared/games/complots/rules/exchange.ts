import { askSeat, type Script } from '../../../engine/script';
import { text } from '../../../engine/text';
import type { ComplotsRun } from '../state';
import { intoCourt } from './court';
import { endTurn } from './flow';
import { characterAt, hiddenSlots, named, pendingOf, player } from './select';

/** The actor keeps as many cards as it had; their places are mixed, so that a later slot tells nothing [CO 10, R27]. */
export function* exchange(run: ComplotsRun): Script {
  const { actor } = pendingOf(run);
  const slots = hiddenSlots(run.core.pub, actor);
  const cards = [...slots.map((slot) => characterAt(run, actor, slot)), ...run.core.hidden.drawn];
  const kept = yield* askSeat(run, {
    seat: actor,
    kind: 'exchange',
    prompt: text('ask.exchange', { n: slots.length }),
    about: text('about.exchange', { who: player(actor) }),
    clock: 'exchange',
    answeredInSecret: true,
    fallback: keyOf(slots.map((_, i) => i)),
    options: () =>
      chosen(slots.length, cards.length).map((indices) => ({
        key: keyOf(indices),
        label: text('choice.keep', { cards: indices.flatMap((i) => cards.slice(i, i + 1)).map(named) }),
        value: indices,
      })),
  });
  const keeping = kept ?? slots.map((_, i) => i);
  const mixed = run.shuffled(
    'court',
    cards.filter((_, i) => keeping.includes(i)),
  );
  run.change(({ hidden }) => {
    hidden.drawn = [];
    const own = hidden.slots[actor];
    slots.forEach((slot, i) => {
      if (own !== undefined) own[slot] = mixed[i] ?? null;
    });
  });
  intoCourt(
    run,
    cards.filter((_, i) => !keeping.includes(i)),
  );
  run.log(text('log.exchanged', { who: player(actor) }));
  endTurn(run);
}

function keyOf(indices: readonly number[]): string {
  return `keep:${indices.join('.')}`;
}

/** All ways to choose some of so many, each in rising order. */
function chosen(some: number, of: number, from = 0): readonly (readonly number[])[] {
  if (some === 0) return [[]];
  return Array.from({ length: Math.max(0, of - from) }, (_, i) => from + i).flatMap((first) =>
    chosen(some - 1, of, first + 1).map((rest) => [first, ...rest]),
  );
}
