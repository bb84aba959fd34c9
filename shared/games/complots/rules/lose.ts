import type { Seat } from '../../../engine/ask';
import { askUnlessForced, type Script } from '../../../engine/script';
import { text } from '../../../engine/text';
import { type ComplotsRun, type Phase, type SlotIndex, SLOTS } from '../state';
import { goOn } from './flow';
import { characterAt, hiddenSlots, isAlive, named, player } from './select';

/** The seat that owes a character turns one up; it is asked only where it has two [CO 9]. */
export function* loseCard(run: ComplotsRun, { debtor }: Extract<Phase, { state: 'loseCard' }>): Script {
  const slot = yield* askUnlessForced(run, {
    seat: debtor,
    kind: 'lose',
    prompt: text('ask.lose'),
    about: text('about.lose', { who: player(debtor) }),
    clock: 'choice',
    fallback: `slot:${hiddenSlots(run.core.pub, debtor)[0] ?? 0}`,
    options: () => ownSlots(run, debtor),
  });
  if (slot !== null) turnUp(run, debtor, slot);
  // Read anew: the actor or the target may have left meanwhile, and the turn ends then.
  const { phase } = run.core.pub;
  goOn(run, phase.state === 'loseCard' ? phase.then : 'end-turn');
}

/** The hidden slots of a seat as options. Keys name the place, never the character: keys are public where answers are. */
export function ownSlots(run: ComplotsRun, of: Seat) {
  return hiddenSlots(run.core.pub, of).map((slot) => ({
    key: `slot:${slot}`,
    label: text('choice.slot', { n: slot + 1, character: named(characterAt(run, of, slot)) }),
    ref: { kind: 'slot', id: `${of}.${slot}` },
    value: slot,
  }));
}

/** Turns a character up for the rest of the game, and settles what follows for its seat [CO 9]. */
function turnUp(run: ComplotsRun, of: Seat, slot: SlotIndex): void {
  bare(run, of, slot);
  if (!isAlive(run.core.pub, of)) putOut(run, of);
}

function bare(run: ComplotsRun, of: Seat, slot: SlotIndex): void {
  const character = run.openly(() => characterAt(run, of, slot));
  run.change(({ pub, hidden }) => {
    const [seen, own] = [pub.seats[of], hidden.slots[of]];
    if (seen !== undefined) seen.slots[slot] = character;
    if (own !== undefined) own[slot] = null;
  });
  run.log(text('log.turned-up', { who: player(of), character: named(character) }));
}

/** Everything of a seat is turned up at once: it has conceded. */
export function turnAllUp(run: ComplotsRun, of: Seat): void {
  for (const slot of SLOTS) if (hiddenSlots(run.core.pub, of).includes(slot)) bare(run, of, slot);
  putOut(run, of);
}

/** A seat is out: its coins go to the Treasury. The last one alive has won, and nothing pending is done [CO 9, R25]. */
function putOut(run: ComplotsRun, of: Seat): void {
  run.change(({ pub }) => {
    const one = pub.seats[of];
    pub.treasury += one?.coins ?? 0;
    if (one !== undefined) one.coins = 0;
    pub.out.push(of);
  });
  run.log(text('log.out', { who: player(of) }));
  const { seats, out, turn } = run.core.pub;
  const living = seats.flatMap((_, i) => (isAlive(run.core.pub, i as Seat) ? [i as Seat] : []));
  const [winner] = living;
  if (winner === undefined || living.length > 1) return;
  run.change(({ pub, hidden }) => {
    pub.treasury += pub.pending?.stake ?? 0;
    pub.pending = null;
    pub.phase = { state: 'over' };
    hidden.court.push(...hidden.drawn.splice(0));
    hidden.shown = null;
  });
  run.log(text('log.won', { who: player(winner) }));
  const places = [winner, ...[...out].reverse()].map((one) => [one]);
  run.end({ outcome: 'ranked', reason: 'last-alive', places, facts: { turns: turn.number } });
}
