/** The board of Black Orchestra: thirty spaces and the roads between them [BO 2, 6]. Facts only; names are messages. */

/** Where a conspirator can stand, the prison apart. Each has the messages `space.<id>`, `.to` and `.in`. */
export const SPACE_IDS = [
  'train-station',
  'gestapo-hq',
  'sportpalast',
  'ministry-of-propaganda',
  'chancellery',
  'deutschlandhalle',
  'zeughaus',
  'hannover',
  'nuremberg',
  'adlerhorst',
  'tannenberg',
  'munich',
  'berghof',
  'vienna',
  'posen',
  'prague',
  'zurich',
  'wolfsschanze',
  'warsaw',
  'anlage-sued',
  'treblinka',
  'wolfsschlucht',
  'paris',
  'riga',
  'stockholm',
  'auschwitz',
  'borisov',
  'smolensk',
  'wasserburg',
  'wehrwolf',
] as const;
export type SpaceId = (typeof SPACE_IDS)[number];

/** The eight kinds of items, three tiles of each [BO 2]. */
export const ITEM_IDS = ['badge', 'explosives', 'intel', 'keys', 'map', 'poison', 'signature', 'weapons'] as const;
export type ItemId = (typeof ITEM_IDS)[number];
export const TILES_PER_ITEM = 3;

/** What must hold besides the matching item before a delivery counts [BO 6]. */
export type DeliveryCondition =
  | { readonly kind: 'deputy-here' }
  | { readonly kind: 'hitler-here' }
  | { readonly kind: 'current-stage'; readonly stage: number }
  | { readonly kind: 'affiliation'; readonly affiliation: 'abwehr' | 'civilian' | 'wehrmacht' };

/** A delivery square: which item, by how much suspicion falls, and for whom. */
export interface Delivery {
  readonly item: ItemId | 'any';
  readonly suspicion: number;
  readonly who: 'you' | 'distributed';
  readonly condition?: DeliveryCondition;
}

/** What entering a space does, every time [BO 6]. */
export interface Modifiers {
  readonly motivation?: number;
  readonly suspicion?: number;
  readonly support?: number;
}

export interface Space {
  /** The stage it opens in; null for the Berlin spaces, which are always open. */
  readonly stage: number | null;
  readonly tile?: true;
  readonly fortified?: true;
  readonly closedInStage7?: true;
  readonly delivery?: Delivery;
  readonly modifiers?: Modifiers;
}

/** All spaces by id. */
export const SPACES: Readonly<Record<SpaceId, Space>> = {
  'train-station': { stage: null },
  'gestapo-hq': { stage: null, tile: true, delivery: { item: 'intel', suspicion: -2, who: 'you' } },
  sportpalast: { stage: null, tile: true, delivery: { item: 'badge', suspicion: -2, who: 'you' } },
  'ministry-of-propaganda': { stage: null, tile: true, delivery: { item: 'signature', suspicion: -2, who: 'you' } },
  chancellery: { stage: null, tile: true, fortified: true, delivery: { item: 'weapons', suspicion: -2, who: 'you' } },
  deutschlandhalle: { stage: null, tile: true, delivery: { item: 'map', suspicion: -2, who: 'you' } },
  zeughaus: { stage: null, tile: true, delivery: { item: 'keys', suspicion: -2, who: 'you' } },
  hannover: {
    stage: 1,
    tile: true,
    delivery: { item: 'any', suspicion: -2, who: 'you', condition: { kind: 'deputy-here' } },
  },
  nuremberg: {
    stage: 1,
    tile: true,
    delivery: { item: 'any', suspicion: -2, who: 'you', condition: { kind: 'hitler-here' } },
  },
  adlerhorst: { stage: 1, tile: true, fortified: true, delivery: { item: 'explosives', suspicion: -2, who: 'you' } },
  tannenberg: { stage: 1, tile: true, fortified: true, delivery: { item: 'poison', suspicion: -2, who: 'you' } },
  munich: {
    stage: 1,
    tile: true,
    delivery: { item: 'any', suspicion: -2, who: 'you', condition: { kind: 'current-stage', stage: 1 } },
  },
  berghof: {
    stage: 2,
    tile: true,
    delivery: { item: 'any', suspicion: -2, who: 'you', condition: { kind: 'hitler-here' } },
  },
  vienna: {
    stage: 2,
    tile: true,
    delivery: { item: 'any', suspicion: -2, who: 'you', condition: { kind: 'current-stage', stage: 2 } },
  },
  posen: { stage: 3, tile: true, delivery: { item: 'badge', suspicion: -3, who: 'distributed' } },
  prague: { stage: 3, tile: true, delivery: { item: 'signature', suspicion: -3, who: 'distributed' } },
  zurich: { stage: 3, modifiers: { suspicion: 1 } },
  wolfsschanze: {
    stage: 3,
    tile: true,
    fortified: true,
    closedInStage7: true,
    delivery: { item: 'keys', suspicion: -3, who: 'distributed' },
  },
  warsaw: {
    stage: 3,
    tile: true,
    closedInStage7: true,
    delivery: { item: 'intel', suspicion: -3, who: 'distributed' },
  },
  'anlage-sued': {
    stage: 3,
    tile: true,
    fortified: true,
    closedInStage7: true,
    delivery: { item: 'poison', suspicion: -3, who: 'distributed' },
  },
  treblinka: { stage: 4, closedInStage7: true, modifiers: { motivation: 2, suspicion: 1 } },
  wolfsschlucht: {
    stage: 4,
    tile: true,
    fortified: true,
    closedInStage7: true,
    delivery: { item: 'any', suspicion: -2, who: 'you', condition: { kind: 'affiliation', affiliation: 'abwehr' } },
  },
  paris: { stage: 4, closedInStage7: true, modifiers: { suspicion: -3, support: 1 } },
  riga: {
    stage: 4,
    tile: true,
    closedInStage7: true,
    delivery: { item: 'any', suspicion: -2, who: 'you', condition: { kind: 'affiliation', affiliation: 'civilian' } },
  },
  stockholm: { stage: 4, closedInStage7: true, modifiers: { suspicion: 1 } },
  auschwitz: { stage: 4, closedInStage7: true, modifiers: { motivation: 2, suspicion: 1 } },
  borisov: { stage: 5, tile: true, closedInStage7: true, delivery: { item: 'map', suspicion: -3, who: 'distributed' } },
  smolensk: {
    stage: 5,
    tile: true,
    fortified: true,
    closedInStage7: true,
    delivery: { item: 'explosives', suspicion: -3, who: 'distributed' },
  },
  wasserburg: {
    stage: 5,
    tile: true,
    fortified: true,
    closedInStage7: true,
    delivery: { item: 'weapons', suspicion: -3, who: 'distributed' },
  },
  wehrwolf: {
    stage: 5,
    tile: true,
    fortified: true,
    closedInStage7: true,
    delivery: { item: 'any', suspicion: -2, who: 'you', condition: { kind: 'affiliation', affiliation: 'wehrmacht' } },
  },
};

/** Roads outside Berlin, and those that leave it from Train Station. Inside Berlin every space touches every other. */
export const ROADS: readonly (readonly [SpaceId, SpaceId])[] = [
  ['train-station', 'hannover'],
  ['train-station', 'nuremberg'],
  ['train-station', 'prague'],
  ['train-station', 'posen'],
  ['hannover', 'adlerhorst'],
  ['adlerhorst', 'wolfsschlucht'],
  ['adlerhorst', 'nuremberg'],
  ['adlerhorst', 'tannenberg'],
  ['wolfsschlucht', 'paris'],
  ['nuremberg', 'prague'],
  ['nuremberg', 'munich'],
  ['tannenberg', 'munich'],
  ['munich', 'zurich'],
  ['munich', 'berghof'],
  ['munich', 'vienna'],
  ['vienna', 'anlage-sued'],
  ['prague', 'auschwitz'],
  ['auschwitz', 'anlage-sued'],
  ['anlage-sued', 'warsaw'],
  ['anlage-sued', 'wehrwolf'],
  ['warsaw', 'posen'],
  ['warsaw', 'wolfsschanze'],
  ['warsaw', 'treblinka'],
  ['treblinka', 'wolfsschanze'],
  ['wolfsschanze', 'posen'],
  ['wolfsschanze', 'riga'],
  ['wolfsschanze', 'borisov'],
  ['riga', 'stockholm'],
  ['riga', 'wasserburg'],
  ['wasserburg', 'borisov'],
  ['borisov', 'smolensk'],
];

/** The seven Berlin spaces [R8]. */
export const BERLIN: readonly SpaceId[] = SPACE_IDS.filter((id) => SPACES[id].stage === null);

/** The six leaders, Hitler first. */
/** The spaces that take an item by its name, or those that take any, whatever else they ask for [BO 6]. */
export function spacesTaking(wanted: Delivery['item']): readonly SpaceId[] {
  return SPACE_IDS.filter((space) => SPACES[space].delivery?.item === wanted);
}

export const LEADER_IDS = ['hitler', 'hess', 'goebbels', 'bormann', 'himmler', 'goering'] as const;
export type LeaderId = (typeof LEADER_IDS)[number];

/** Where leaders stand at the start [BO 3]. */
export const LEADER_START: Readonly<Record<LeaderId, SpaceId>> = {
  hitler: 'deutschlandhalle',
  hess: 'hannover',
  goebbels: 'ministry-of-propaganda',
  bormann: 'nuremberg',
  himmler: 'gestapo-hq',
  goering: 'munich',
};
