import type { Ask } from '../../shared/engine/ask';
import { RoomFollower } from '../lib/follower';
import { enterText, type OwnSeat } from '../lib/seat';
import { Line } from './line';
import { atRate } from './pace';
import type { Target } from './target';

/** As fast as a seat may. */
const PER_SECOND = 19;

/** Answers what a seat is asked, as fast as a seat may, until the siege or the match is over; `choose` says what, or null for nothing now. */
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
  const end = new AbortController();
  const until = { ...target, signal: AbortSignal.any([target.signal, end.signal]) };
  await atRate(until, PER_SECOND, async (n) => {
    const wire = await line.wire();
    if (sees?.view?.over != null) end.abort();
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
