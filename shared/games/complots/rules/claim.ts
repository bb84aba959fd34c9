import type { Seat } from '../../../engine/ask';
import { askSeat, type Possible, type Script } from '../../../engine/script';
import { text } from '../../../engine/text';
import { ACTION_IDS, type ActionId } from '../board/actions';
import { actions, claimOf } from '../board/characters';
import { inPlay } from '../board/characters/ids';
import type { ComplotsRun, Core } from '../state';
import { effect, enter } from './flow';
import { named, others, player, say } from './select';
import { pay, stake } from './treasury';

/** From so many coins on a turn must be an assassination; fewer are enough while the Treasury is empty [R29]. */
const FORCED = { usual: 10, emptyTreasury: 7 } as const;

interface Announced {
  readonly action: ActionId;
  readonly target: Seat | null;
}

/** The current seat announces its action, and pays or stakes what it costs [CO 6]. */
export function* action(run: ComplotsRun): Script {
  const by = run.core.pub.turn.seat;
  const [next = by] = others(run.core.pub, by);
  const announced = yield* askSeat(run, {
    seat: by,
    kind: 'action',
    prompt: text('ask.action'),
    about: text('about.action', { who: player(by) }),
    clock: 'action',
    fallback: isForced(run.core.pub, by) ? `assassination:${next}` : 'income',
    options: () => ACTION_IDS.flatMap((id) => possible(run.core.pub, by, id)),
  });
  if (announced !== null) announce(run, by, announced);
}

/** Whether a seat must play an assassination [R21, R29]. */
function isForced({ seats, treasury }: Core['pub'], by: Seat): boolean {
  return (seats[by]?.coins ?? 0) >= (treasury === 0 ? FORCED.emptyTreasury : FORCED.usual);
}

/** The ways to announce an action, or why there is none. An action whose character is not in play does not exist. */
function possible(pub: Core['pub'], by: Seat, id: ActionId): readonly Possible<Announced>[] {
  const claims = claimOf(id);
  if (claims !== null && !inPlay(pub.options.fifth).includes(claims)) return [];
  const label = text(`action.${id}`);
  const { cost, target } = actions[id];
  if (isForced(pub, by) && id !== 'assassination') return [{ key: id, label, why: text('why.forced'), rule: '6.2' }];
  if ((pub.seats[by]?.coins ?? 0) < cost)
    return [{ key: id, label, why: text('why.coins', { n: cost }), rule: '6.1', until: { what: 'coins', at: [cost] } }];
  if (target === 'none') return [{ key: id, label, value: { action: id, target: null } }];
  return others(pub, by).map((one): Possible<Announced> => {
    const at = {
      key: `${id}:${one}`,
      label: text(`action.${id}.at`, { target: player(one) }),
      ref: { kind: 'seat', id: `${one}` },
    };
    return target === 'opponent-with-coins' && pub.seats[one]?.coins === 0
      ? { ...at, why: text('why.no-coins'), rule: '6.6' }
      : { ...at, value: { action: id, target: one } };
  });
}

function announce(run: ComplotsRun, by: Seat, { action: id, target }: Announced): void {
  const claims = claimOf(id);
  const { cost, paid, countered } = actions[id];
  run.change(({ pub }) => {
    pub.pending = { action: id, actor: by, target, claims, stake: 0, spent: null, counter: null };
  });
  run.log(
    text(`log.${id}`, {
      who: player(by),
      ...(target === null ? {} : { target: player(target) }),
      ...(claims === null ? {} : { character: named(claims) }),
    }),
  );
  if (claims !== null) say(run, by, claims, 'action');
  if (paid === 'staked') stake(run, by, cost);
  else if (cost > 0) pay(run, by, cost);
  if (claims !== null) enter(run, { state: 'challengeAction' });
  else if (countered === 'by-nobody') effect(run);
  else enter(run, { state: 'counter' });
}
