import { SKILL_IDS, type SkillId } from './skills';
import type { Guild, ZoneId } from './zones';

const TRADES = {
  assassin: 'assassination',
  thief: 'theft',
  messenger: 'reinforcements',
  spy: 'infiltration',
} as const satisfies Readonly<Record<string, ZoneId>>;
type Trade = keyof typeof TRADES;
const GRADES = ['1-start', '1', '2', '3', '4'] as const;

export type AgentId = `${Trade}-${(typeof GRADES)[number]}` | SkillId | 'hired-blade' | 'masterless-sword';

/** Whether the guild rulebook gives a card, or it was reconstructed because the rulebook's table is missing. */
type Source = 'given' | 'reconstructed';

/** An agent; no two are the same card [MA 3.1, 3.2]. */
export interface AgentCard {
  readonly kind: 'agent';
  readonly id: AgentId;
  /** The message that names it without its strength. */
  readonly name: Trade | SkillId | 'hired-blade' | 'masterless-sword';
  readonly guild: Guild;
  readonly strength: number;
  readonly skill: SkillId | null;
  readonly source: Source;
}

/** When a mission pays [MA 3.3]. */
type Condition = 'none' | 'its-zone' | 'one-of-its-zones' | 'where-it-lies';

/** A mission, of which there may be several copies that nobody can tell apart [MA 3.3]. */
export interface MissionCard {
  readonly kind: 'mission';
  readonly id: MissionId;
  /** The zones in which it may be laid. */
  readonly zones: readonly ZoneId[];
  readonly bounty: number;
  readonly copies: number;
  readonly condition: Condition;
  readonly source: Source;
}

/** Arms, of which there are several copies that nobody can tell apart [MA 3.4]. */
export interface ArmsCard {
  readonly kind: 'arms';
  readonly id: ArmsId;
  readonly strength: number;
  readonly copies: number;
  readonly source: Source;
}

const SKILLED: Readonly<Record<SkillId, readonly [ZoneId, number, Source]>> = {
  'ruby-tracker': ['assassination', 1, 'given'],
  'shadow-claw': ['assassination', 1, 'given'],
  yaksha: ['assassination', 2, 'given'],
  looter: ['theft', 1, 'given'],
  'sapphire-illusionist': ['theft', 1, 'given'],
  'the-beast': ['theft', 2, 'given'],
  'jade-falcon': ['reinforcements', 1, 'given'],
  'the-raven': ['reinforcements', 1, 'given'],
  'mist-runner': ['reinforcements', 2, 'given'],
  'amethyst-fox': ['infiltration', 1, 'reconstructed'],
  'the-chameleon': ['infiltration', 1, 'reconstructed'],
  'night-veil': ['infiltration', 2, 'reconstructed'],
};

function plain(trade: Trade): readonly AgentCard[] {
  return GRADES.map((grade) => ({
    kind: 'agent',
    id: `${trade}-${grade}`,
    name: trade,
    guild: TRADES[trade],
    strength: Number(grade.charAt(0)),
    skill: null,
    source: trade === 'spy' && grade !== '1-start' ? 'reconstructed' : 'given',
  }));
}

function skilled(id: SkillId): AgentCard {
  const [guild, strength, source] = SKILLED[id];
  return { kind: 'agent', id, name: id, guild, strength, skill: id, source };
}

function mercenary(id: 'hired-blade' | 'masterless-sword', strength: number): AgentCard {
  return { kind: 'agent', id, name: id, guild: 'mercenary', strength, skill: null, source: 'reconstructed' };
}

/** All 34 agents. */
export const AGENTS: readonly AgentCard[] = [
  ...plain('assassin'),
  ...plain('thief'),
  ...plain('messenger'),
  ...plain('spy'),
  ...SKILL_IDS.map(skilled),
  mercenary('hired-blade', 2),
  mercenary('masterless-sword', 3),
];

/** The four start cards [MA 3.1]. */
export const START_CARDS: readonly AgentId[] = AGENTS.map(({ id }) => id).filter((id) => id.endsWith('-start'));

const OF_ZONE = {
  assassination: ['sudden-attack', 'brutal-strike', 'bloody-saga'],
  theft: ['break-in', 'plunder', 'moonlight-wraiths'],
  reinforcements: ['new-order', 'joint-assault', 'shadow-acolytes'],
  infiltration: ['tailing', 'double-game', 'crime-syndicate'],
} as const satisfies Readonly<Record<ZoneId, readonly string[]>>;

const OF_TWO = {
  'blood-and-gold': ['assassination', 'theft'],
  manhunt: ['assassination', 'reinforcements'],
  'slow-poison': ['assassination', 'infiltration'],
  'diverted-convoy': ['theft', 'reinforcements'],
  'secret-vault': ['theft', 'infiltration'],
  'sleeper-network': ['reinforcements', 'infiltration'],
} as const satisfies Readonly<Record<string, readonly ZoneId[]>>;

export type MissionId = (typeof OF_ZONE)[ZoneId][number] | keyof typeof OF_TWO | 'open-contract';

const ALL_ZONES = Object.keys(OF_ZONE) as readonly ZoneId[];

function ofZone(zone: ZoneId): readonly MissionCard[] {
  return OF_ZONE[zone].map((id, i) => ({
    kind: 'mission',
    id,
    zones: [zone],
    bounty: i + 1,
    copies: 3 - i,
    condition: i === 2 ? 'its-zone' : 'none',
    source: zone === 'infiltration' ? 'reconstructed' : 'given',
  }));
}

/** All missions, 32 with their copies. */
export const MISSIONS: readonly MissionCard[] = [
  ...ALL_ZONES.flatMap(ofZone),
  ...(Object.keys(OF_TWO) as readonly (keyof typeof OF_TWO)[]).map((id): MissionCard => {
    return {
      kind: 'mission',
      id,
      zones: OF_TWO[id],
      bounty: 2,
      copies: 1,
      condition: 'one-of-its-zones',
      source: 'reconstructed',
    };
  }),
  {
    kind: 'mission',
    id: 'open-contract',
    zones: ALL_ZONES,
    bounty: 2,
    copies: 2,
    condition: 'where-it-lies',
    source: 'reconstructed',
  },
];

type ArmsId = 'plain-arms' | 'wondrous-arms';

/** All arms, 10 with their copies; how many there are of each is reconstructed. */
export const ARMS: readonly ArmsCard[] = [
  { kind: 'arms', id: 'plain-arms', strength: 1, copies: 6, source: 'reconstructed' },
  { kind: 'arms', id: 'wondrous-arms', strength: 2, copies: 4, source: 'reconstructed' },
];

export type CardId = AgentId | MissionId | ArmsId;
export type Card = AgentCard | MissionCard | ArmsCard;

/** All different cards, in the order in which hands are sorted. */
export const CARDS: readonly Card[] = [
  ...AGENTS.toSorted((a, b) => guildOrder(a.guild) - guildOrder(b.guild)),
  ...MISSIONS,
  ...ARMS,
];
const BY_ID: ReadonlyMap<string, Card> = new Map(CARDS.map((card) => [card.id, card]));
const ORDER: ReadonlyMap<string, number> = new Map(CARDS.map(({ id }, i) => [id, i]));

function guildOrder(guild: Guild): number {
  return guild === 'mercenary' ? ALL_ZONES.length : ALL_ZONES.indexOf(guild);
}

/** The whole play deck, one entry for each card of the 76. */
export const PLAY_DECK: readonly CardId[] = CARDS.flatMap((card) =>
  card.kind === 'agent' ? [card.id] : Array.from({ length: card.copies }, () => card.id),
);

/** The card of an id. Throws RangeError for one that there is not. */
export function cardOf(id: CardId): Card {
  const card = BY_ID.get(id);
  if (card === undefined) throw new RangeError(`no card ${id}`);
  return card;
}

/** The agent of an id. Throws RangeError for a card that is none. */
export function agentOf(id: CardId): AgentCard {
  const card = cardOf(id);
  if (card.kind !== 'agent') throw new RangeError(`${id} is no agent`);
  return card;
}

/** The mission of an id. Throws RangeError for a card that is none. */
export function missionOf(id: CardId): MissionCard {
  const card = cardOf(id);
  if (card.kind !== 'mission') throw new RangeError(`${id} is no mission`);
  return card;
}

/** What a card adds where it is used as arms; nothing for a mission. */
export function armsStrength(id: CardId): number {
  const card = cardOf(id);
  return card.kind === 'mission' ? 0 : card.strength;
}

/** Cards in the order of hands. */
export function sorted(cards: readonly CardId[]): readonly CardId[] {
  return [...cards].sort((a, b) => (ORDER.get(a) ?? 0) - (ORDER.get(b) ?? 0));
}

/** The ids of some cards, each once, in their order. */
export function kindsOf(cards: readonly CardId[]): readonly CardId[] {
  return [...new Set(cards)];
}

/** Cards without one copy of each of some others. */
export function without(cards: readonly CardId[], taken: readonly CardId[]): readonly CardId[] {
  const left = [...cards];
  for (const id of taken) {
    const at = left.indexOf(id);
    if (at >= 0) left.splice(at, 1);
  }
  return left;
}
