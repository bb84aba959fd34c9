import type { Seat } from '../../../engine/ask';
import type { Choosable, Script } from '../../../engine/script';
import { sealed } from '../../../engine/sealed';
import { type Text, text } from '../../../engine/text';
import type { ComplotsRun } from '../state';
import { clockwiseFrom, isAlive } from './select';

/** What is asked in a window. */
interface WindowOf<T> {
  readonly kind: 'challenge' | 'counter' | 'challengeCounter';
  readonly about: Text;
  readonly prompt: (of: Seat) => Text;
  readonly seats: readonly Seat[];
  /** Where the way round the table begins that decides among several [CO 8]. */
  readonly from: Seat;
  readonly answers: readonly Choosable<T>[];
}

/**
 * Asks all seats of a window at once. `first`: the first answer but a pass closes it; `clockwise`: all answer, and the nearest
 * counts [CO 8]. A seat that leaves is asked no more, and what it said does not count.
 * @returns who answers what; null when all let it pass
 */
export function* openWindow<T extends object | string>(
  run: ComplotsRun,
  { kind, about, prompt, seats, from, answers }: WindowOf<T>,
): Script<{ readonly seat: Seat; readonly value: T } | null> {
  const { arbitration } = run.core.pub.options;
  const pass: Choosable<T | 'pass'> = { key: 'pass', label: text(`choice.pass.${kind}`), value: 'pass' };
  const given = yield* sealed<T | 'pass'>(
    run,
    seats.map((one) => ({
      seat: one,
      kind,
      prompt: prompt(one),
      about,
      clock: 'window',
      fallback: 'pass',
      options: () => (isAlive(run.core.pub, one) ? [pass, ...answers] : []),
    })),
    (so) => arbitration === 'first' && [...so].some(([one, what]) => what !== 'pass' && isAlive(run.core.pub, one)),
  );
  for (const one of clockwiseFrom(run.core.pub, from)) {
    const value = given.get(one);
    if (value !== undefined && value !== 'pass') return { seat: one, value };
  }
  return null;
}
