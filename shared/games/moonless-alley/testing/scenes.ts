import type { Said, Scene } from '../../../testing/scene';
import type { CardId } from '../board/cards';
import type { Core } from '../state';
import { type Given, laidOut, LETTERS } from './deal';

/** A table of four in the middle of a game; the first is whoever looks. */
const MIDDLE = {
  hands: {
    A: ['thief-3', 'shadow-claw', 'plunder', 'plain-arms', 'wondrous-arms'],
    B: ['assassin-2', 'spy-1', 'brutal-strike', 'plain-arms', 'plain-arms', 'manhunt', 'night-veil'],
    C: ['messenger-4', 'thief-4', 'wondrous-arms', 'double-game'],
    D: ['yaksha', 'hired-blade', 'spy-4', 'secret-vault', 'plain-arms', 'tailing', 'thief-1-start', 'messenger-1'],
  },
  agents: [
    ...['A assassin-1-start', 'B the-beast', 'C assassin-4', 'D assassin-3', 'A thief-2', 'B looter+plain-arms'],
    ...['C assassin-1', 'D messenger-3', 'A messenger-2', 'B messenger-1-start', 'C thief-1', 'D spy-1-start'],
    ...['A mist-runner', 'B spy-3', 'C spy-2', 'C the-chameleon'],
  ],
  laid: [
    ...['B break-in@Th', 'B crime-syndicate@In', 'C sudden-attack@As', 'C bloody-saga@As'],
    ...['D new-order@Re', 'A new-order@Re', 'A shadow-acolytes@Re'],
  ],
  piles: [['ruby-tracker', 'open-contract'], ['jade-falcon', 'tailing', 'plain-arms'], 4],
  dp: 23,
  spent: ['looter', 'the-beast', 'the-chameleon', 'mist-runner'],
} as const satisfies Given;

/** A table of four whose last turns have come, with two who are level in bounties. */
const LAST = {
  hands: {
    A: ['masterless-sword', 'thief-4', 'plunder', 'secret-vault', 'plain-arms'],
    B: ['spy-1', 'manhunt', 'plain-arms'],
    C: ['messenger-1'],
    D: ['spy-1-start', 'messenger-1-start', 'tailing'],
  },
  agents: [
    ...['B yaksha', 'C assassin-4', 'D assassin-2+wondrous-arms', 'A assassin-1-start', 'A ruby-tracker'],
    ...['C assassin-1', 'A assassin-3+plain-arms', 'B the-beast', 'B thief-1', 'B looter+plain-arms'],
    ...['C thief-1-start', 'C thief-2', 'D sapphire-illusionist', 'A thief-3', 'A hired-blade@Th', 'B messenger-2'],
    ...['C the-raven', 'D messenger-4', 'D jade-falcon+plain-arms', 'A messenger-3+wondrous-arms', 'A mist-runner'],
    ...['B spy-3', 'C spy-4+wondrous-arms', 'C night-veil', 'D spy-2+plain-arms'],
  ],
  laid: [
    ...['A brutal-strike@As', 'A bloody-saga@As', 'A sudden-attack@As', 'A joint-assault@Re', 'B break-in@Th'],
    ...['B plunder@Th', 'B moonlight-wraiths@Th', 'B double-game@In', 'C crime-syndicate@In', 'C double-game@In'],
    ...[
      'C brutal-strike@As',
      'C tailing@In',
      'D new-order@Re',
      'D joint-assault@Re',
      'D sleeper-network@Re',
      'C blood-and-gold@As',
    ],
  ],
  dp: 0,
  final: 'D',
} as const satisfies Given;

function table(given: Given): (core: Core) => Core {
  return (core) => laidOut(core, given);
}

/** Answers in order: who gives them, and which, such as `A agent:thief-3 done`. */
function saying(...words: readonly string[]): readonly Said[] {
  return words.flatMap((word) => {
    const [who = '', ...keys] = word.split(' ');
    return keys.map((key): Said => [LETTERS.indexOf(who), key]);
  });
}

/** The middle of a game in which whoever looks holds other cards, which nobody else has. */
function holding(cards: readonly CardId[], { hands, ...rest }: Given = MIDDLE): (core: Core) => Core {
  return table({ ...rest, hands: { ...hands, A: cards } });
}

/** The middle of a game with an agent out of everybody's reach, for a scene that needs it. */
function without(agent: CardId): Given {
  const { hands, piles } = MIDDLE;
  return {
    ...MIDDLE,
    hands: { ...hands, D: hands.D.filter((card) => card !== agent) },
    piles: piles.map((pile) => (typeof pile === 'number' ? pile : pile.filter((card) => card !== agent))),
  };
}

/** Fourteen cards of every kind. */
const MANY = [
  ...(['shadow-claw', 'thief-3', 'sapphire-illusionist', 'the-raven', 'amethyst-fox', 'masterless-sword'] as const),
  ...(['sudden-attack', 'plunder', 'new-order', 'joint-assault', 'tailing'] as const),
  ...(['plain-arms', 'wondrous-arms', 'wondrous-arms'] as const),
];

const FOUR = { seats: 4, given: table(MIDDLE) } as const;
const ALLIES = { seats: 4, options: { teams: 'on' } } as const;

/** The situations in which pictures are taken and measured. */
export const scenes: readonly Scene<Core>[] = [
  {
    name: 'the draw pile is nearly empty',
    seats: 3,
    given: (core) => ({
      ...core,
      pub: { ...core.pub, graveyard: core.hidden.deck.slice(2) },
      hidden: { ...core.hidden, deck: core.hidden.deck.slice(0, 2) },
    }),
    asked: 'turn',
  },
  { ...FOUR, name: 'a turn among four', said: [], asked: 'turn' },
  { seats: 4, name: 'a long hand', given: holding(MANY), said: [], asked: 'turn' },
  { ...FOUR, name: 'an agent with arms', said: saying('A agent:thief-3 arms:plain-arms'), asked: 'turn' },
  {
    seats: 4,
    name: 'a mercenary',
    given: holding(MANY),
    said: saying('A agent:masterless-sword'),
    asked: 'turn',
  },
  { ...FOUR, name: 'after an agent', said: saying('A agent:thief-3 arms:plain-arms done'), asked: 'deploy' },
  {
    seats: 4,
    name: 'the last card of the draw pile',
    given: table({ ...MIDDLE, dp: 1 }),
    said: saying('A recruit'),
    asked: 'look',
  },
  { ...FOUR, name: 'a second pile', said: saying('A recruit decline'), asked: 'look' },
  { ...FOUR, name: 'an agent falls', said: saying('A agent:shadow-claw done'), asked: 'skill' },
  {
    seats: 4,
    name: 'a newest agent falls',
    given: holding(['yaksha', 'thief-3'], without('yaksha')),
    said: saying('A agent:yaksha done'),
    asked: 'skill',
  },
  {
    seats: 4,
    name: 'arms are thrown',
    given: table({
      ...MIDDLE,
      agents: MIDDLE.agents.filter((one) => one !== 'A mist-runner'),
      hands: { ...MIDDLE.hands, A: ['mist-runner', 'plain-arms', 'wondrous-arms', 'plunder'] },
      spent: ['looter', 'the-beast', 'the-chameleon'],
    }),
    said: saying('A agent:mist-runner done arms:wondrous-arms'),
    asked: 'skill',
  },
  {
    seats: 4,
    name: 'one of two agents is given up',
    given: holding(['ruby-tracker', 'thief-3'], without('ruby-tracker')),
    said: saying('A agent:ruby-tracker done seat:1 agent:spy-3 agent:the-beast'),
    asked: 'victim',
  },
  { ...ALLIES, name: 'a turn of allies', given: table(MIDDLE), said: [], asked: 'turn' },
  {
    ...ALLIES,
    options: { teams: 'on', plot: 'absolute-support' },
    name: 'a plot among allies',
    given: table(MIDDLE),
    said: [],
    asked: 'turn',
  },
  {
    ...ALLIES,
    name: 'a card for an ally',
    given: table(MIDDLE),
    said: saying('A agent:thief-3 done finish'),
    asked: 'shadow',
  },
  { seats: 4, name: 'the last turns', given: table(LAST), said: [], asked: 'turn' },
  { seats: 4, name: 'the end of a game', given: table(LAST), said: [], asked: null },
  { ...ALLIES, name: 'the end of allies', given: table(LAST), said: [], asked: null },
];
