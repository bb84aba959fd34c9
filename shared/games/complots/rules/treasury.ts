import type { Seat } from '../../../engine/ask';
import { text } from '../../../engine/text';
import type { ComplotsRun } from '../state';
import { player } from './select';

/** Gives a seat coins of the Treasury: as many as there are, if there are fewer [R17]. */
export function gain(run: ComplotsRun, by: Seat, wanted: number): void {
  const n = Math.min(wanted, run.core.pub.treasury);
  run.change(({ pub }) => {
    const one = pub.seats[by];
    if (one !== undefined) one.coins += n;
    pub.treasury -= n;
  });
  run.log(text('log.gained', { who: player(by), n }));
}

/** A seat pays the Treasury. */
export function pay(run: ComplotsRun, by: Seat, n: number): void {
  run.change(({ pub }) => {
    const one = pub.seats[by];
    if (one !== undefined) one.coins -= n;
    pub.treasury += n;
  });
}

/** A seat lays coins down that it may get back [R16]. */
export function stake(run: ComplotsRun, by: Seat, n: number): void {
  run.change(({ pub }) => {
    const one = pub.seats[by];
    if (one !== undefined) one.coins -= n;
    if (pub.pending !== null) pub.pending.stake = n;
  });
}

/** What is at stake goes to the Treasury: it cannot come back any more. */
export function payStake(run: ComplotsRun): void {
  run.change(({ pub }) => {
    if (pub.pending === null) return;
    pub.treasury += pub.pending.stake;
    pub.pending.stake = 0;
  });
}

/** What is at stake goes back to the actor, because the claim was a lie. */
export function returnStake(run: ComplotsRun): void {
  const { pending } = run.core.pub;
  if (pending === null || pending.stake === 0) return;
  const { actor, stake: n } = pending;
  run.change(({ pub }) => {
    const one = pub.seats[actor];
    if (one !== undefined) one.coins += n;
    if (pub.pending !== null) pub.pending.stake = 0;
  });
  run.log(text('log.stake-back', { who: player(actor), n }));
}

/** Moves coins of the target to the actor, measured now [R12]. */
export function rob(run: ComplotsRun, by: Seat, target: Seat, most: number): void {
  const n = Math.min(most, run.core.pub.seats[target]?.coins ?? 0);
  run.change(({ pub }) => {
    const [one, other] = [pub.seats[by], pub.seats[target]];
    if (one !== undefined) one.coins += n;
    if (other !== undefined) other.coins -= n;
  });
  run.log(text('log.stolen', { who: player(by), target: player(target), n }));
}
