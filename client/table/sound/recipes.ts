import type { SoundName } from '../contract/sounds';

/** One part of a sound: a tone, or noise around a pitch, that rises at once and fades. */
export interface Voice {
  readonly wave: 'sine' | 'triangle' | 'square' | 'noise';
  /** The pitch at its beginning and at its end, in hertz. */
  readonly from: number;
  readonly to: number;
  /** When it begins and how long it lasts, in milliseconds. */
  readonly at: number;
  readonly lasts: number;
  /** From 0 to 1. */
  readonly loudness: number;
}

type Rest = Omit<Voice, 'wave' | 'from' | 'to'>;
const glide = (wave: Voice['wave'], [from, to]: readonly [number, number], rest: Rest): Voice => ({
  wave,
  from,
  to,
  ...rest,
});
const tone = (hertz: number, rest: Rest, wave: 'sine' | 'triangle' = 'sine'): Voice =>
  glide(wave, [hertz, hertz], rest);

/** When dice knock against one another while they are thrown, in milliseconds. */
const KNOCKS = [0, 110, 210, 330, 460];

/** How each sound is made. None is longer than a second and a half. */
export const RECIPES: Readonly<Record<SoundName, readonly Voice[]>> = {
  nudge: [tone(660, { at: 0, lasts: 120, loudness: 0.15 }), tone(880, { at: 140, lasts: 180, loudness: 0.15 })],
  // A lamp that is switched on by its chain.
  'your-turn': [
    glide('noise', [3500, 2500], { at: 0, lasts: 40, loudness: 0.15 }),
    tone(740, { at: 50, lasts: 200, loudness: 0.12 }),
  ],
  throw: KNOCKS.map((at, i) => glide('noise', [1100 - i * 90, 600], { at, lasts: 90, loudness: 0.22 - i * 0.02 })),
  die: [
    glide('noise', [1300, 700], { at: 0, lasts: 50, loudness: 0.2 }),
    glide('triangle', [220, 150], { at: 0, lasts: 90, loudness: 0.25 }),
  ],
  'low-drum': [
    glide('sine', [110, 52], { at: 0, lasts: 350, loudness: 0.5 }),
    glide('noise', [240, 120], { at: 0, lasts: 70, loudness: 0.2 }),
  ],
  bell: [tone(1320, { at: 0, lasts: 300, loudness: 0.14 }), tone(1980, { at: 0, lasts: 200, loudness: 0.06 })],
  card: [
    glide('noise', [2400, 4800], { at: 0, lasts: 130, loudness: 0.12 }),
    glide('noise', [1400, 900], { at: 140, lasts: 70, loudness: 0.14 }),
  ],
  paper: [glide('noise', [3200, 1600], { at: 0, lasts: 180, loudness: 0.1 })],
  // A motor comes near and brakes.
  engine: [
    glide('square', [52, 78], { at: 0, lasts: 700, loudness: 0.08 }),
    glide('noise', [260, 420], { at: 0, lasts: 700, loudness: 0.1 }),
    glide('noise', [2800, 1700], { at: 680, lasts: 420, loudness: 0.1 }),
  ],
  // The door of a cell.
  door: [
    glide('noise', [500, 200], { at: 0, lasts: 140, loudness: 0.35 }),
    glide('sine', [95, 58], { at: 0, lasts: 600, loudness: 0.4 }),
    glide('noise', [1800, 1300], { at: 150, lasts: 90, loudness: 0.15 }),
  ],
  setback: [
    tone(330, { at: 0, lasts: 300, loudness: 0.14 }, 'triangle'),
    tone(277, { at: 260, lasts: 600, loudness: 0.14 }, 'triangle'),
  ],
  caught: [
    tone(147, { at: 0, lasts: 1400, loudness: 0.18 }, 'triangle'),
    tone(156, { at: 0, lasts: 1400, loudness: 0.16 }, 'triangle'),
    glide('sine', [73, 55], { at: 0, lasts: 1400, loudness: 0.3 }),
  ],
  triumph: [262, 330, 392, 523].map((hertz, i) =>
    tone(hertz, { at: i * 140, lasts: 1500 - i * 140, loudness: 0.14 }, 'triangle'),
  ),
  // A seal that is pressed on.
  wax: [
    glide('noise', [900, 300], { at: 0, lasts: 120, loudness: 0.22 }),
    glide('sine', [180, 90], { at: 0, lasts: 220, loudness: 0.3 }),
  ],
  // Knuckles on the table.
  knock: [0, 150].flatMap((at) => [
    glide('noise', [700, 400], { at, lasts: 60, loudness: 0.2 }),
    glide('triangle', [200, 140], { at, lasts: 110, loudness: 0.3 }),
  ]),
  crack: [
    glide('noise', [3000, 900], { at: 0, lasts: 60, loudness: 0.3 }),
    glide('noise', [1800, 500], { at: 70, lasts: 200, loudness: 0.2 }),
    glide('triangle', [150, 90], { at: 70, lasts: 250, loudness: 0.2 }),
  ],
  coin: [0, 90].map((at) => tone(2100 + at * 10, { at, lasts: 110, loudness: 0.09 })),
  // A card that falls open on the table and stays there.
  fall: [
    glide('noise', [2400, 1200], { at: 0, lasts: 120, loudness: 0.14 }),
    glide('sine', [130, 60], { at: 110, lasts: 320, loudness: 0.35 }),
  ],
  tick: [glide('triangle', [1000, 850], { at: 0, lasts: 50, loudness: 0.12 })],
  end: [
    tone(131, { at: 0, lasts: 1400, loudness: 0.2 }, 'triangle'),
    tone(196, { at: 300, lasts: 1100, loudness: 0.14 }),
  ],
};
