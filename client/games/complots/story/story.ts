import { seat } from '../../../../shared/engine/ask';
import { COLOURS } from '../../../../shared/engine/colours';
import { text } from '../../../../shared/engine/text';
import type { Table } from '../../../../shared/games/complots/table';
import type { SoundName } from '../../../table/contract/sounds';
import { type Beginning, type Moment, names, type Story, toldTo } from '../../../table/contract/story';
import { LINE, lineTiming, type Timing } from '../../../table/contract/timing';

const KINDS = {
  claim: 'co.moment.claim',
  doubt: 'co.moment.doubt',
  loss: 'co.moment.loss',
  coins: 'co.moment.coins',
  people: 'co.moment.people',
} as const;

function begins(kind: keyof typeof KINDS, tone: Beginning['tone'] = 'plain'): Beginning {
  return { kind, tone };
}

/** What begins a moment. Coins that move are what came of it. */
const LINES: Readonly<Record<string, Beginning>> = {
  'log.income': { ...begins('coins'), weight: 'light' },
  'log.foreignAid': begins('coins'),
  'log.assassination': begins('loss', 'threat'),
  'log.tax': begins('claim'),
  'log.steal': begins('claim'),
  'log.kill': begins('claim', 'threat'),
  'log.exchange2': begins('claim'),
  'log.exchange1': begins('claim'),
  'log.inspect': begins('claim'),
  'log.countered': begins('claim'),
  'log.challenged': begins('doubt'),
  // A verdict has one tone, whichever it is: before it is told nothing may tell it.
  'log.proved': begins('doubt'),
  'log.lied': begins('doubt'),
  'log.turned-up': begins('loss', 'threat'),
  'log.exchanged': begins('claim'),
  'log.returned': begins('claim'),
  'log.replaced': begins('claim'),
  'log.drafted': begins('people'),
  'log.conceded': begins('people'),
  'log.won': begins('people', 'gain'),
  'engine.time-over': begins('people'),
};

/** The lines with which a doubt is settled, and what is heard once the card is turned. */
const VERDICTS: Readonly<Record<string, SoundName>> = { 'log.proved': 'bell', 'log.lied': 'crack' };

/** What is heard with other lines. */
const SOUNDS: Readonly<Record<string, SoundName>> = {
  'log.tax': 'wax',
  'log.steal': 'wax',
  'log.kill': 'wax',
  'log.exchange2': 'wax',
  'log.exchange1': 'wax',
  'log.inspect': 'wax',
  'log.countered': 'wax',
  'log.foreignAid': 'paper',
  'log.assassination': 'coin',
  'log.income': 'coin',
  'log.gained': 'coin',
  'log.stolen': 'coin',
  'log.stake-back': 'coin',
};

/** A card that is turned on the whole screen, then lines that light up one by one. */
function turning(sound: SoundName, steps: readonly number[], lasts: number): Timing {
  return {
    weight: 'scene',
    beats: [
      { name: 'turned', at: 420, sound },
      { name: 'result', at: 560 },
      ...steps.map((at) => ({ name: 'step', at }) as const),
      { name: 'question', at: lasts },
    ],
    lasts,
    shown: 'always',
  };
}

/**
 * A verdict: the medallion lifts or breaks, the stamp falls, the steps light up one by one. The same for truth and lie [R46]; the
 * server has waited before it.
 */
const verdict = (sound: SoundName): Timing => turning(sound, [1_100, 1_600, 2_100], 3_400);

/** So much longer stays one's own loss: it is read, not only seen (found: its page was gone before its last line was read). */
const OWN_MS = 1_400;

/**
 * A character that is lost: it is turned face up, then what that leaves its seat with. Nothing of it is told before: neither which
 * character, nor who is out.
 */
function loss(isOut: 'out' | 'goes-on', whose: 'own' | 'other'): Timing {
  return turning('fall', [1_100, 1_600], (isOut === 'out' ? 3_000 : 2_300) + (whose === 'own' ? OWN_MS : 0));
}

/** The end: who is left, what they still held, and only now the bluffs that nobody has seen through. */
const END: Timing = {
  weight: 'scene',
  beats: [
    { name: 'result', at: 900 },
    { name: 'turned', at: 1_100, sound: 'card' },
    { name: 'step', at: 2_000 },
    { name: 'step', at: 3_000 },
    { name: 'step', at: 4_000 },
    { name: 'question', at: 5_600 },
  ],
  lasts: 5_600,
  shown: 'always',
};

/** A doubt is over before the shortest pause is: what its verdict begins with is never late. */
const DOUBT_MS = 700;

/** How the log of Complots is read. */
export const story: Story<Table> = {
  kinds: KINDS,
  lines: LINES,
  brief: toldTo,
  people: () => COLOURS.map((_, i) => ({ name: text('engine.seat', { n: i + 1 }), seat: seat(i) })),
  place: () => null,
  about: () => null,
  timing: ({ head, rest }: Moment, { how, own }) => {
    const turned = VERDICTS[head.m];
    if (turned !== undefined && how === 'new') return verdict(turned);
    if (head.m === 'log.turned-up' && how === 'new')
      return loss(rest.some(({ m }) => m === 'log.out') ? 'out' : 'goes-on', names(head, own) ? 'own' : 'other');
    if (head.m === 'log.won') return END;
    // What goes on with a moment is heard by its newest line.
    const sound = SOUNDS[(how === 'new' ? head : (rest.at(-1) ?? head)).m];
    if (head.m === 'log.challenged') return { ...lineTiming('knock'), lasts: DOUBT_MS };
    return sound === undefined ? LINE : lineTiming(sound);
  },
};
