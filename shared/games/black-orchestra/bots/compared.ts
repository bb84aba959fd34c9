import { type Text, text } from '../../../engine/text';
import type { Considered } from './steady';
import type { Weights } from './weights';

/** What answers are compared by, each with the weights that it stands for. */
const PARTS = {
  win: ['win'],
  plots: ['plots'],
  motivation: ['motivation'],
  suspicion: ['suspicion'],
  arrests: ['arrest'],
  prison: ['prison'],
  leaders: ['leader'],
  support: ['support'],
  track: ['track'],
  items: ['item', 'wanted', 'tile'],
  cards: ['card', 'illegal', 'plot', 'spare'],
  crowd: ['crowd'],
  actions: ['action'],
} as const satisfies Readonly<Record<string, readonly (keyof Weights)[]>>;

type Part = keyof typeof PARTS;

const PART_IDS = Object.keys(PARTS) as Part[];

/** What {@link Part} is better or worse, in words. */
type Word = `advice.gain.${Part}` | `advice.cost.${Part}`;

/** A smaller difference is none. */
const EVEN = 1e-6;
/** From which share of the gain on what is worse is said as well. */
const TOLD = 0.3;

/** How a comparison speaks of the other answer: by its name, as the next best one, or not at all. */
export type Against = keyof typeof SENTENCES;

const SENTENCES = { named: 'advice.better', next: 'advice.best', nothing: 'advice.brings' } as const;

/** The keys of answers that decline. They are what a reader compares others with. */
const DECLINING: ReadonlySet<string> = new Set(['no', 'pass', 'stop', 'done', 'end']);

/** What something is worth, to bots of any weights. */
type Worth = Pick<Considered, 'worth' | 'worthBy'>;

/**
 * Why an answer is the best, for who has asked: what it gains over declining, or else over the next one, and what it costs beside that; or that
 * the answers come to the same. Null where no part of the value tells.
 * @param ranked all answers, the best first
 * @param against how the sentence speaks of the other answer
 */
export function comparedText(
  [best, ...others]: readonly Considered[],
  weights: Weights,
  against: Exclude<Against, 'nothing'> = 'named',
): Text | null {
  if (best === undefined || others.length === 0) return null;
  const worse = others.filter(({ worth }) => best.worth - worth > EVEN);
  const other = worse.find(({ option }) => DECLINING.has(option.key)) ?? worse[0];
  if (other === undefined) return text('advice.even');
  return differenceText(best, other, weights, against, against === 'named' ? { other: other.option.label } : {});
}

/**
 * What an action brings, for who has asked, beside an action that changes nothing. Null where no part of the value tells.
 * @param idle the table without an action
 */
export function broughtText(best: Worth, idle: Worth, weights: Weights): Text | null {
  return differenceText(best, idle, weights, 'nothing', {});
}

function differenceText(
  best: Worth,
  other: Worth,
  weights: Weights,
  against: Against,
  named: NonNullable<Text['p']>,
): Text | null {
  // The parts of a value are added up: without its weights, a part is missing.
  const share = ({ worth, worthBy }: Worth, part: Part): number => worth - worthBy(without(weights, PARTS[part]));
  const gains = PART_IDS.map((part) => ({ part, by: share(best, part) - share(other, part) })).sort(
    (one, another) => another.by - one.by,
  );
  const [most] = gains;
  if (most === undefined || most.by < EVEN) return null;
  // A match that is lost, or a leader who falls, belongs to no part.
  const rest = best.worth - other.worth - gains.reduce((sum, { by }) => sum + by, 0);
  if (rest > most.by) return null;
  // A plot that succeeds makes all others needless.
  const cost = gains.findLast(({ part, by }) => by < -TOLD * most.by && !(most.part === 'win' && part === 'plots'));
  const p = { ...named, gain: worded(`advice.gain.${most.part}`) };
  const sentence = SENTENCES[against];
  return cost === undefined
    ? text(sentence, p)
    : text(`${sentence}-but`, { ...p, cost: worded(`advice.cost.${cost.part}`) });
}

function worded(word: Word): Text {
  return { m: word };
}

function without(weights: Weights, some: readonly (keyof Weights)[]): Weights {
  return { ...weights, ...Object.fromEntries(some.map((weight) => [weight, 0])) };
}
