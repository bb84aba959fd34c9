import { type Seat, seat } from '../../../engine/ask';
import type { Script } from '../../../engine/script';
import { sealed } from '../../../engine/sealed';
import { text } from '../../../engine/text';
import { type CharacterId, inPlay } from '../board/characters/ids';
import type { ComplotsRun } from '../state';
import { enter } from './flow';
import { isAlive, named, player } from './select';

/** Both players keep one character of their packs at the same time, in secret [CO 3.2, R20]. */
export function* draft(run: ComplotsRun): Script {
  const pack = inPlay(run.core.pub.options.fifth);
  const kept = yield* sealed<CharacterId>(
    run,
    run.core.pub.seats.map((_, i) => ({
      seat: seat(i),
      kind: 'draft',
      prompt: text('ask.draft'),
      about: text('about.draft', { who: player(seat(i)) }),
      clock: 'draft',
      fallback: { drawnFrom: 'chance' },
      answeredInSecret: true,
      options: () =>
        isAlive(run.core.pub, seat(i))
          ? pack.map((id) => ({ key: `pick:${id}`, label: named(id), ref: { kind: 'character', id }, value: id }))
          : [],
    })),
  );
  for (const [by, id] of kept) keep(run, by, id, pack);
  run.log(text('log.drafted'));
  enter(run, { state: 'action' });
}

function keep(run: ComplotsRun, by: Seat, id: CharacterId, pack: readonly CharacterId[]): void {
  run.change(({ pub, hidden }) => {
    const [seen, own] = [pub.seats[by], hidden.slots[by]];
    if (seen !== undefined) seen.slots[1] = 'hidden';
    if (own !== undefined) own[1] = id;
    hidden.aside[by] = pack.filter((other) => other !== id);
  });
}
