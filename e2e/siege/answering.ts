import type { Ask } from '../../shared/engine/ask';
import { RoomFollower } from '../lib/follower';
import { enterText, type OwnSeat } from '../lib/seat';
import { Line } from './line';
import { atRate } from './pace';
import type { Target } from './target';

/** Answers what a seat is asked, as fast as a seat may, until the siege is over; `choose` says what, or null for nothing now. */
export async function answerOn(
  target: Target,
  from: string,
  seat: OwnSeat,
  choose: (
    asks: readonly Ask[],
    n: number,
  ) => { readonly ask: Ask; readonly key: string; readonly only?: 'undoable' } | null,
): Promise<void> {
  let sees: RoomFollower | null = null;
  const line = new Line(target, {
    from,
    namespace: '/rooms',
    greet: (wire) => {
      sees = new RoomFollower(wire);
      return wire.ask('/rooms', enterText(seat));
    },
  });
  await atRate(target, 19, async (n) => {
    const wire = await line.wire();
    const chosen = choose(sees?.asks ?? [], n);
    if (wire === null || chosen === null) {
      target.count('nothing to answer');
      return;
    }
    const { ask, ...answer } = chosen;
    const outcome = await wire.ask('/rooms', JSON.stringify(['choose', { ask: ask.id, ...answer }]));
    const [reply] =
      outcome.kind === 'answered' ? (outcome.args as { readonly ok: boolean; readonly error?: string }[]) : [];
    target.count(reply?.ok === true ? 'answers' : (reply?.error ?? 'hung up on'));
  });
  line.close();
}
