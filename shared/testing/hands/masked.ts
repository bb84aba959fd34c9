import { type Seat, seat } from '../../engine/ask';
import type { GameModule } from '../../engine/game';
import type { Run } from '../../engine/run';
import type { Choosable, Script } from '../../engine/script';
import { text } from '../../engine/text';
import { openWindow } from '../../engine/window';
import { hands, type HandsCore, type HandsTable } from '.';

/**
 * The game with hidden hands and a masked window: before each turn whoever was hit may discard a ward to undo one hit. Only
 * who was hit is public, not who has a ward. It needs a server that ends the window.
 */
export const maskedHands: GameModule<HandsCore, HandsTable, null> = {
  ...hands,
  meta: {
    ...hands.meta,
    name: 'masked-hands',
    clocks: [{ id: 'window', seconds: [0.02, null], initial: 0.02 }],
  },
  *step(run) {
    yield* openWindow(run, {
      kind: 'heal',
      ask: 'everybody',
      clock: 'window',
      fallback: 'pass',
      prompt: text('ask.heal'),
      seats: () =>
        run.core.pub.hits.flatMap((hits, i) =>
          hits === 0
            ? []
            : [
                {
                  seat: seat(i),
                  reactions: reactions(run, seat(i)),
                  passes: [{ key: 'pass', label: text('option.pass'), value: () => undefined }],
                },
              ],
        ),
    });
    yield* hands.step(run);
  },
};

function reactions(run: Run<HandsCore>, by: Seat): readonly Choosable<() => Script>[] {
  if (run.core.hidden.hands[by]?.includes('ward') !== true) return [];
  return [{ key: 'ward', label: text('card.ward'), value: () => heal(run, by) }];
}

function* heal(run: Run<HandsCore>, by: Seat): Script {
  run.change((draft) => {
    const hand = draft.hidden.hands[by];
    hand?.splice(hand.indexOf('ward'), 1);
    draft.pub.discard.push('ward');
    draft.pub.hits[by] = (draft.pub.hits[by] ?? 0) - 1;
  });
  run.log(text('log.healed', { seat: by + 1 }));
  yield* [];
}
