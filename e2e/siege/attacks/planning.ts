import type { SketchMessage } from '../../../shared/protocol/rooms';
import { enterText } from '../../lib/seat';
import type { Wire } from '../../lib/wire';
import { openTable, watch } from '../attacker-room';
import { Line } from '../line';
import { atRate } from '../pace';
import type { Attack } from '../target';

const FROM = '127.1.15.1';
const WATCHING = '127.1.15.2';
const SPECTATORS = 60;
/** The first two members of a room have these ids. */
const MEMBERS = [1, 2] as const;

/** The steps that a member could take one after another, as far as they can be foreseen. */
async function stepsOf(wire: Wire, member: number): Promise<readonly string[]> {
  let steps: readonly string[] = [];
  for (;;) {
    const outcome = await wire.ask('/rooms', JSON.stringify(['sketch', { member, steps }]));
    const [reply] = outcome.kind === 'answered' ? (outcome.args as { readonly sketch?: SketchMessage }[]) : [];
    const { next = [], end } = reply?.sketch ?? {};
    const option = next.at(-1);
    if (option === undefined || end !== 'open') return steps;
    steps = [...steps, option.key];
  }
}

/** Suggesting steps to a mate before a crowd, and taking them away, as fast as one may. */
export const planning: Attack = async (target) => {
  const seats = await openTable(target, FROM, MEMBERS.length);
  const [, guest] = seats ?? [];
  if (guest === undefined) return;
  const line = new Line(target, {
    from: FROM,
    namespace: '/rooms',
    greet: (wire) => wire.ask('/rooms', enterText(guest)),
  });
  const [by, mate] = [MEMBERS[1], MEMBERS[0]];
  const plan = async (): Promise<void> => {
    const opening = await line.wire();
    const steps = opening === null ? [] : await stepsOf(opening, mate);
    await atRate(target, 8, async (n) => {
      const wire = await line.wire();
      const packet = n % 2 === 0 ? ['plan', { member: mate, steps }] : ['unplan', { by, member: mate }];
      wire?.tell('/rooms', JSON.stringify(packet));
      target.count(steps.length > 0 ? 'plans' : 'plans of nothing');
    });
    line.close();
  };
  await Promise.all([watch(target, WATCHING, guest.code, SPECTATORS), plan()]);
};
