import type { Seat } from '../../../engine/ask';
import { beat } from '../../../engine/beat';
import type { Script } from '../../../engine/script';
import { type Text, text } from '../../../engine/text';
import type { CharacterId } from '../board/characters/ids';
import type { Claim, ComplotsRun, Core, Phase, Said } from '../state';
import { replace } from './court';
import { afterClaim, enter, fail, goOn } from './flow';
import { characterAt, hiddenSlots, isAlive, named, others, pendingOf, player } from './select';
import { returnStake } from './treasury';
import { openWindow } from './window';

/** From so many seats on pauses are short unless the table wants otherwise. */
const MANY = 6;

interface Claimed {
  readonly by: Seat;
  readonly character: CharacterId;
}

/** The claim that can be doubted now. Throws TypeError where nothing is claimed. */
function claimed(run: ComplotsRun, claim: Claim): Claimed {
  const { actor, claims, counter } = pendingOf(run);
  if (claim === 'counter' && counter !== null) return { by: counter.seat, character: counter.character };
  if (claim === 'action' && claims !== null) return { by: actor, character: claims };
  throw new TypeError(`no claim: ${claim}`);
}

/** Everybody else alive may doubt a claim [CO 7]. */
export function* challenge(run: ComplotsRun, claim: Claim): Script {
  const { by, character } = claimed(run, claim);
  const said: Readonly<Record<string, Text>> = { who: player(by), character: named(character) };
  const doubt = yield* openWindow(run, {
    kind: claim === 'action' ? 'challenge' : 'challengeCounter',
    // Who waits reads, in the place of `who`, whom the table waits for.
    about: text('about.challenge', { ...said, by: player(by) }),
    prompt: () => text('ask.challenge', said),
    seats: others(run.core.pub, by),
    from: by,
    answers: [{ key: 'challenge', label: text('choice.challenge'), value: 'challenge' as const }],
  });
  if (doubt !== null) {
    run.log(text('log.challenged', { who: player(doubt.seat), claimant: player(by) }));
    enter(run, { state: 'verdict', claim, challenger: doubt.seat });
  } else if (claim === 'action') afterClaim(run);
  else fail(run);
}

/** The pause before a verdict in milliseconds: the same for truth and lie [R46]. */
function pauseOf({ options: { pause }, seats }: Core['pub']): number {
  const isShort = pause === 'short' || (pause === 'auto' && seats.length >= MANY);
  return isShort ? 800 : 1600;
}

/** The claim is tested; the proof is not the claimant's choice [R4]. A challenger who has left owes nothing. */
export function* verdict(run: ComplotsRun, { claim, challenger }: Extract<Phase, { state: 'verdict' }>): Script {
  yield* beat(run, pauseOf(run.core.pub));
  const { by, character } = claimed(run, claim);
  const matching = run.openly(() =>
    hiddenSlots(run.core.pub, by).filter((slot) => characterAt(run, by, slot) === character),
  );
  const [only] = matching;
  settle(run, challenger, only === undefined ? 'lie' : 'proved');
  if (only === undefined) {
    run.log(text('log.lied', { who: player(by), character: named(character) }));
    if (claim === 'action') returnStake(run);
    else dropCounter(run);
    enter(run, { state: 'loseCard', debtor: by, then: claim === 'action' ? 'end-turn' : 'effect' });
    return;
  }
  const slot = matching.length === 1 ? only : (matching[run.random('chance', matching.length)] ?? only);
  run.log(text('log.proved', { who: player(by), character: named(character), n: slot + 1 }));
  replace(run, by, slot);
  if (claim === 'action') spend(run, challenger);
  const then = claim === 'action' ? 'after-claim' : 'end-turn';
  if (isAlive(run.core.pub, challenger)) enter(run, { state: 'loseCard', debtor: challenger, then });
  else goOn(run, then);
}

/** Notes what the doubt of the last claim came to. */
function settle(run: ComplotsRun, doubter: Seat, came: Said['came']): void {
  run.change(({ pub }) => {
    const last = pub.said.at(-1);
    if (last !== undefined) pub.said[pub.said.length - 1] = { ...last, doubter, came };
  });
}

/** A target that has doubted in vain counters no more [R7]. */
function spend(run: ComplotsRun, challenger: Seat): void {
  run.change(({ pub }) => {
    if (pub.pending?.target === challenger) pub.pending.spent = 'target';
  });
}

/** The counter does not count, and there is no second one [R8]. */
export function dropCounter(run: ComplotsRun): void {
  run.change(({ pub }) => {
    if (pub.pending !== null) pub.pending.counter = null;
  });
}
