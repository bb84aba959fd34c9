import { agentOf } from '../../../../shared/games/moonless-alley/board/cards';
import type { SoundName } from '../../../table/contract/sounds';
import { type Beginning, type Moment, names, type Story } from '../../../table/contract/story';
import { LINE, lineTiming, sceneTiming, type Timing } from '../../../table/contract/timing';
import { agentIn } from './named';

const begins = (kind: string, tone: Beginning['tone'] = 'plain'): Beginning => ({ kind, tone });

/** What is heard with a line. */
const SOUNDS: Readonly<Record<string, SoundName>> = {
  'log.recruits': 'door',
  'log.deployed': 'card',
  'log.armed': 'card',
  'log.crossed': 'card',
  'log.laid': 'paper',
  'log.discarded': 'fall',
  'log.struck': 'fall',
  'log.moved': 'card',
  'log.disarmed': 'fall',
  'log.looted': 'door',
};

/** The moments whose card and zones are shown to everybody. */
const SHOWN: readonly string[] = [
  'log.deployed',
  'log.armed',
  'log.crossed',
  'log.discarded',
  'log.struck',
  'log.moved',
  'log.disarmed',
];

/** The moments of a deployment, which its player has seen as a page before. */
const DEPLOYED: readonly string[] = ['log.deployed', 'log.armed', 'log.crossed'];

const FINAL_MS = 2_400;

/** A card that comes, then its zones as they are now. */
function shown(sound: SoundName | null): Timing {
  return {
    weight: 'card',
    beats: [
      { name: 'result', at: 700, ...(sound === null ? {} : { sound }) },
      { name: 'question', at: 1_900 },
    ],
    lasts: 1_900,
    shown: 'in-time',
  };
}

/** How the log is read: a move is a moment, and what comes of it follows. */
export const story: Pick<Story<never>, 'kinds' | 'lines' | 'about' | 'timing'> = {
  kinds: { recruit: 'ma.kind.recruit', deploy: 'ma.kind.deploy', skill: 'ma.kind.skill', end: 'ma.kind.end' },
  lines: {
    'log.drafted': begins('recruit'),
    'log.recruits': begins('recruit'),
    'log.deployed': begins('deploy'),
    'log.armed': begins('deploy'),
    'log.crossed': begins('deploy', 'threat'),
    'log.laid': begins('deploy', 'gain'),
    'log.deceived': begins('deploy', 'threat'),
    'log.deathblow': begins('deploy', 'threat'),
    'log.pointed': begins('skill', 'threat'),
    'log.looted': begins('skill'),
    'log.kept-one': begins('skill'),
    'log.disarmed': begins('skill', 'threat'),
    'log.threw': begins('skill', 'threat'),
    'log.sees-hand': begins('skill', 'threat'),
    'log.took-one': begins('skill', 'threat'),
    'log.sees-missions': begins('skill', 'threat'),
    'log.returned': begins('skill', 'threat'),
    'log.skipped': begins('skill'),
    'log.discarded': begins('skill', 'threat'),
    'log.struck': begins('skill', 'threat'),
    'log.moved': begins('skill'),
    'log.gave': begins('deploy'),
    'log.passed': begins('end'),
    'log.final': begins('end', 'threat'),
    'log.left': begins('end'),
    'log.score': begins('end'),
  },
  about: ({ head }: Moment) => {
    const card = agentIn(head);
    // What an agent without a skill is, its line says.
    return card === null || agentOf(card).skill === null ? null : { kind: 'card', id: card };
  },
  timing: ({ head }: Moment, { how, own }) => {
    if (how === 'went-on') return LINE;
    if (head.m === 'log.final') return sceneTiming(FINAL_MS, 'bell', 'always');
    const sound = SOUNDS[head.m] ?? null;
    // Who has put it together has seen its zone before and after.
    if (SHOWN.includes(head.m) && !(DEPLOYED.includes(head.m) && names(head, own))) return shown(sound);
    return sound === null ? LINE : lineTiming(sound);
  },
};
