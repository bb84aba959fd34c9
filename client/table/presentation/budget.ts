import { scaled, type Timing, type Weight } from '../contract/timing';

/** What the reader comes to once all is told: a question of their own, what others decide, or the end of the match. */
export type Outlook = 'question' | 'others' | 'end';

/** Up to so much may wait at the normal speed, and up to so much at the quick one; of more, what matters most is shown. */
const NORMAL_MS: Readonly<Record<Outlook, number>> = { question: 12_000, others: 16_000, end: 20_000 };
const QUICK_MS = 20_000;
const QUICK_MOMENTS = 12;
/** So much of nothing but lines: a game that goes on in sentences would soon be far behind the table. */
const NORMAL_LINES_MS = 3_000;
/** The time for what matters most. A reader who is not awaited has more of it, and at the end all of what led there is told. */
const MOST_MS: Readonly<Record<Outlook, number>> = { question: 6_000, others: 10_000, end: 14_000 };

/** How long a moment lasts at the quick speed, by its weight; dice keep their order. */
const QUICK: Readonly<Record<Weight, number>> = { line: 250, card: 1_200, dice: 2_200, scene: 1_800 };
/** The same of a card that does something: it has to be read. */
const QUICK_EFFECTS_MS = 2_400;
/** A scene that is always shown keeps so much of its time at least (found: one’s own arrest was gone in 1.8 s). */
const QUICK_ALWAYS_PART = 0.45;
/** And of the newest of those: what led to the reader's own question. */
const NEWEST_EFFECTS_MS = 4_200;

/** What says what was left out has so much more time for it, where there is any. */
const LEFT_OUT_MS = 1_400;

/** To a reader who is not asked, a little too much for the normal speed is told a little faster: down to so much of its time. */
const BRISK_PART = 0.6;

/** A scene under way takes no more time than this before the reader's own question, once others wait behind it. */
export const UNDER_WAY_MS = 5_500;

/** How fast a moment is shown: a part of its time; `read`: quickly, but long enough to be read; `folded`: its result at once. */
export type Pace = number | 'read' | 'quick' | 'folded';

/** The timing of a moment at a pace. */
export function paced(timing: Timing, pace: Pace): Timing {
  switch (pace) {
    case 'read':
      return scaled(timing, Math.min(1, NEWEST_EFFECTS_MS / timing.lasts));
    case 'quick':
      return scaled(timing, Math.min(1, quickMs(timing) / timing.lasts));
    case 'folded':
      return scaled(timing, 0);
    default:
      return pace === 1 ? timing : scaled(timing, pace);
  }
}

function quickMs({ weight, beats, lasts, shown }: Timing): number {
  if (hasEffects({ weight, beats })) return QUICK_EFFECTS_MS;
  const least = weight === 'scene' && shown === 'always' ? lasts * QUICK_ALWAYS_PART : 0;
  return Math.max(QUICK[weight], least);
}

function hasEffects({ weight, beats }: Pick<Timing, 'weight' | 'beats'>): boolean {
  return weight === 'card' && beats.some(({ name }) => name === 'effect');
}

/**
 * How fast each of the moments that wait is shown, so that the reader's own question is soon there.
 * @param busyMs how long the moment before them still takes
 */
export function paces(waiting: readonly Timing[], busyMs: number, outlook: Outlook): readonly Pace[] {
  const length = sum(waiting.map(({ lasts }) => lasts));
  const normal = busyMs + length;
  const isSaid = outlook !== 'end' && waiting.every(({ weight }) => weight === 'line');
  const brisk = ((isSaid ? NORMAL_LINES_MS : NORMAL_MS[outlook]) - busyMs) / length;
  if (length === 0 || brisk >= 1) return waiting.map(() => 1);
  // A stage, a raid and one's own arrest come at once (found: together they were gone in seven seconds).
  if (outlook !== 'question' && !isSaid && brisk >= BRISK_PART && waiting.length <= QUICK_MOMENTS)
    return waiting.map(() => brisk);
  const newest = waiting.findLastIndex(hasEffects);
  const paceOf = (i: number): Pace => (i === newest ? 'read' : 'quick');
  const lasts = waiting.map((timing, i) => paced(timing, paceOf(i)).lasts);
  if (normal <= QUICK_MS && waiting.length <= QUICK_MOMENTS && busyMs + sum(lasts) <= MOST_MS[outlook]) {
    return waiting.map((_, i) => paceOf(i));
  }
  const ranked = waiting
    .map((timing, i) => {
      const ms = lasts[i] ?? 0;
      if (timing.says === 'left-out') return { i, rank: TELLING_RANK, wanted: ms + LEFT_OUT_MS, least: ms };
      return i === newest
        ? { i, rank: NEWEST_RANK, wanted: ms, least: QUICK_EFFECTS_MS }
        : { i, rank: rankOf(timing), wanted: ms, least: ms };
    })
    .sort((a, b) => b.rank - a.rank || b.i - a.i);
  const given = new Map<number, number>();
  let left = MOST_MS[outlook] - busyMs;
  for (const { i, rank, wanted, least } of ranked) {
    if (rank === 0 || least > left) continue;
    const ms = Math.min(wanted, left);
    left -= ms;
    given.set(i, ms);
  }
  return waiting.map((timing, i) => {
    const ms = given.get(i);
    if (ms === undefined) return 'folded';
    return ms === lasts[i] ? paceOf(i) : ms / timing.lasts;
  });
}

const RANK: Readonly<Record<Weight, number>> = { line: 0, dice: 1, card: 2, scene: 3 };

/** The newest card with effects matters more than scenes, and less than what is always shown. */
const NEWEST_RANK = 3.5;
/** And what says what was left out a little more. */
const TELLING_RANK = 3.7;

/** How much a moment matters where not all can be shown: 0 never; of two that matter as much, the newer is shown. */
function rankOf({ shown, weight }: Timing): number {
  return shown === 'always' ? 4 : RANK[weight];
}

function sum(times: readonly number[]): number {
  return times.reduce((total, ms) => total + ms, 0);
}
