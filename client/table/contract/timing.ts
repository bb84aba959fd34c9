import type { SoundName } from './sounds';

/**
 * How heavily a moment weighs on the screen. `line`: a sentence while tokens slide. `card`: a card over the dimmed map. `dice`: the dice
 * stage. `scene`: the whole screen.
 */
export type Weight = 'line' | 'card' | 'dice' | 'scene';

/**
 * A thing that becomes visible in a moment. `result`: the outcome on the map, in gauges and in the log. `question`: the
 * reader's own question. The component that draws the moment names the others.
 */
interface Beat {
  readonly name: string;
  /** When, in milliseconds after the moment has begun. */
  readonly at: number;
  /** What is heard with it. */
  readonly sound?: SoundName;
}

/** When the parts of a moment are shown. */
export interface Timing {
  readonly weight: Weight;
  /** In order. `result` and `question` are among them, once each. */
  readonly beats: readonly Beat[];
  /** How long it holds up the moment after it, in milliseconds. */
  readonly lasts: number;
  /** `always`: shown however much waits, such as one's own arrest. */
  readonly shown: 'in-time' | 'always';
  /** Whether it also says what was left out before it: then it has more time, and comes before other scenes. */
  readonly says?: 'left-out';
}

const LINE_MS = 900;
const THROW_MS = 900;
const EACH_DIE_MS = 200;
const COUNT_MS = 250;
const NEXT_KIND_MS = 700;
const CHANGES_MS = 700;
/** Newcomers had not read what changed in less. */
const DICE_HOLD_MS = 2_200;
const CARD_TURNED_MS = 720;
const CARD_TITLE_MS = 700;
const CARD_MS = 2_400;
const EFFECT_MS = 1_200;
/** In addition, for a card whose text nobody has read yet: newcomers had not read 40 words in less. */
const CARD_READ_MS = 1_600;
/** Newcomers had not read the last effect in less. */
const EFFECT_HOLD_MS = 2_400;
const SCENE_IN_MS = 500;

/** The timing so many times as long. */
export function scaled(timing: Timing, by: number): Timing {
  const beats = timing.beats.map((beat) => ({ ...beat, at: Math.round(beat.at * by) }));
  return { ...timing, beats, lasts: Math.round(timing.lasts * by) };
}

/** A sentence: its result is there at once. */
export const LINE: Timing = {
  weight: 'line',
  beats: [
    { name: 'result', at: 0 },
    { name: 'question', at: 0 },
  ],
  lasts: LINE_MS,
  shown: 'in-time',
};

/** A sentence that is heard as it comes. */
export function lineTiming(sound: SoundName): Timing {
  return { ...LINE, beats: LINE.beats.map((beat) => (beat.name === 'result' ? { ...beat, sound } : beat)) };
}

/**
 * A card that is turned over, its title, and so many effects, one after another: beats `turned`, and `effect` for each.
 * @param sound of the card; null: none
 * @param face whether its text is new to everybody, or known or told by its effects
 */
export function cardTiming(effects: number, sound: SoundName | null = 'card', face: 'new' | 'known' = 'known'): Timing {
  const reading = face === 'new' ? CARD_READ_MS : 0;
  const read = CARD_TURNED_MS + CARD_TITLE_MS + reading;
  const lasts = effects === 0 ? CARD_MS + reading : read + (effects - 1) * EFFECT_MS + EFFECT_HOLD_MS;
  return {
    weight: 'card',
    beats: [
      { name: 'turned', at: CARD_TURNED_MS, ...(sound === null ? {} : { sound }) },
      { name: 'result', at: read },
      ...Array.from({ length: effects }, (_, i) => ({ name: 'effect', at: read + i * EFFECT_MS })),
      { name: 'question', at: lasts },
    ],
    lasts,
    shown: 'in-time',
  };
}

/** The dice of one kind in a throw. */
export interface Landing {
  readonly dice: number;
  readonly sound: SoundName;
}

/**
 * Dice that are thrown and land one by one: beats `thrown`, `die` for each, and `counted` after the last of each kind that there is.
 * @param kinds in the order in which they are counted
 */
export function diceTiming(kinds: readonly Landing[], shown: Timing['shown'] = 'in-time'): Timing {
  let at = THROW_MS;
  const beats: Beat[] = [{ name: 'thrown', at: 0, sound: 'throw' }];
  for (const { dice, sound } of kinds) {
    // The absence of a kind is known once all dice have landed.
    if (dice === 0) continue;
    for (let i = 0; i < dice; i++) {
      beats.push({ name: 'die', at, sound });
      at += EACH_DIE_MS;
    }
    at += COUNT_MS - EACH_DIE_MS;
    beats.push({ name: 'counted', at });
    at += NEXT_KIND_MS;
  }
  at += CHANGES_MS - NEXT_KIND_MS;
  beats.push({ name: 'result', at }, { name: 'question', at });
  return { weight: 'dice', beats, lasts: at + DICE_HOLD_MS, shown };
}

/** The whole screen for so many milliseconds, with a sound as it comes. */
export function sceneTiming(lasts: number, sound: SoundName, shown: Timing['shown'] = 'in-time'): Timing {
  return {
    weight: 'scene',
    beats: [
      { name: 'result', at: SCENE_IN_MS, sound },
      { name: 'question', at: lasts },
    ],
    lasts,
    shown,
  };
}
