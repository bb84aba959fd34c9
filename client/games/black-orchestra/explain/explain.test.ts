import { seat } from '../../../../shared/engine/ask';
import type { Text, TextParam } from '../../../../shared/engine/text';
import { blackOrchestra } from '../../../../shared/games/black-orchestra';
import { LEADER_IDS, SPACE_IDS } from '../../../../shared/games/black-orchestra/board/spaces';
import type { Table } from '../../../../shared/games/black-orchestra/table';
import type { Renderer } from '../../../../shared/text/render';
import { SIGNS } from '../glyphs/legend';
import { explain, seatName } from './explain';

/** Renders a text as its id and parameters, so that tests pin what is said and not how. */
const ids: Renderer = { language: 'en', has: () => true, render: spell };

function spell({ m, p }: Text): string {
  const params = Object.entries(p ?? {}).map(([key, value]) => `${key}=${spellParam(value)}`);
  return params.length === 0 ? m : `${m}(${params.join(',')})`;
}

function spellParam(value: TextParam): string {
  if (typeof value === 'string' || typeof value === 'number') return String(value);
  return 'm' in value ? spell(value) : value.map(spell).join('+');
}

const table: Table = {
  edition: 'second',
  variants: { lieutenants: false, urgency: false, documents: false },
  players: 1,
  conspirators: [
    {
      id: 'beck',
      seat: seat(0),
      space: 'posen',
      motivation: 'timid',
      suspicion: 'medium',
      dossier: [],
      items: ['keys'],
      extraDice: [],
    },
    {
      id: 'kordt',
      seat: seat(0),
      space: 'prison',
      motivation: 'timid',
      suspicion: 'high',
      dossier: ['safe#1'],
      items: [],
      extraDice: [],
    },
  ],
  standing: [],
  turn: {
    number: 3,
    active: 0,
    phase: 'actions',
    used: 0,
    gained: 0,
    conspired: 'no',
    blanked: 'beck',
    abilityUsed: [],
    eventsDue: 1,
    extraDice: 0,
  },
  support: 4,
  supportFloor: 3,
  leaders: {
    hitler: { state: 'board', space: 'posen' },
    hess: { state: 'gone' },
    goebbels: { state: 'board', space: 'zeughaus' },
    bormann: { state: 'killed' },
    himmler: { state: 'board', space: 'posen' },
    goering: { state: 'board', space: 'munich' },
  },
  tiles: { posen: { face: 'up', item: 'badge' }, riga: { face: 'down' } },
  itemDiscard: ['map'],
  tilesRemoved: 0,
  track: 1,
  cardDice: { 'defections-and-dissent#1': 2 },
  discard: [],
  stage: 3,
  currentEvent: null,
  keyEvent: null,
  eventDiscard: [],
  abilitiesOff: ['civilian'],
  attempt: null,
  roll: null,
  eventsLeft: [0, 0, 5, 10, 10, 10, 10],
  deckLeft: 20,
  supply: 9,
  actionsLeft: 3,
  limits: [
    { dossier: 2, items: 4 },
    { dossier: 2, items: 4 },
  ],
  abilities: [false, false],
};

const body = (kind: string, id: string) => explain({ kind, id }, table, ids)?.body;

test('a space says whether it is open, who is there, what lies there and what can be delivered', () => {
  expect(body('space', 'posen')).toEqual([
    'bo.space.open(stage=3)',
    'bo.space.leaders(who=leader.hitler+leader.himmler)',
    'bo.space.conspirators(who=sheet.beck)',
    'bo.source.card(card=leader.hitler,text=leader.hitler.text)',
    'bo.source.card(card=leader.himmler,text=leader.himmler.text)',
    'bo.space.tile.up(item=item.badge)',
    'bo.space.delivery.distributed(item=bo.space.delivery.item(item=item.badge),amount=3)',
    'bo.space.delivery.after-tile',
    'bo.space.roads(spaces=space.train-station+space.warsaw+space.wolfsschanze)',
  ]);
});

test('a closed space says why', () => {
  expect(body('space', 'riga')?.[0]).toBe('bo.space.opens(stage=4)');
  expect(explain({ kind: 'space', id: 'riga' }, { ...table, stage: 7 }, ids)?.body[0]).toBe('bo.space.closed');
  expect(explain({ kind: 'space', id: 'riga' }, { ...table, stage: 5 }, ids)?.body[0]).toBe('bo.space.closes');
});

test('a space lists who and what is in it, so that each can be looked at or chosen by itself', () => {
  const things = explain({ kind: 'space', id: 'posen' }, table, ids)?.things?.map(({ ref, label }) => [
    ref.kind,
    label,
  ]);
  expect(things).toContainEqual(['tile', 'item.badge']);
  const riga = explain({ kind: 'space', id: 'riga' }, table, ids)?.things?.map(({ label }) => label);
  expect(riga).toContain('bo.tile.title.down');
});

test('a space whose entering changes levels says so', () => {
  expect(body('space', 'paris')).toContain(
    'bo.space.entering(effects=bo.space.effect.suspicion(amount=-3)+bo.space.effect.support(amount=1))',
  );
});

test('a leader says where it is and what it costs, or how it left', () => {
  expect(body('leader', 'himmler')).toEqual([
    'bo.leader.where(space=space.posen)',
    'bo.leader.deputy',
    'leader.himmler.text',
  ]);
  expect(body('leader', 'hitler')).not.toContain('bo.leader.deputy');
  expect(body('leader', 'hess')).toEqual(['bo.leader.gone']);
  expect(body('leader', 'bormann')).toEqual(['bo.leader.killed']);
});

test('a conspirator says how things stand with the ability', () => {
  expect(body('conspirator', 'beck')?.[1]).toBe('bo.sheet.ability.is(ability=bo.sheet.ability.blanked)');
  expect(body('conspirator', 'kordt')).toEqual([
    'sheet.kordt.text',
    'bo.sheet.ability.is(ability=bo.sheet.ability.lost)',
    'bo.sheet.prison',
    'bo.affiliation.note(affiliation=affiliation.civilian)',
  ]);
});

test('an ability that waits for motivation says so', () => {
  const timid = { ...table, abilitiesOff: [], turn: { ...table.turn, blanked: null } };
  expect(explain({ kind: 'conspirator', id: 'beck' }, timid, ids)?.body[1]).toBe(
    'bo.sheet.ability.is(ability=bo.sheet.ability.low)',
  );
});

test('the signs of the map are listed, so that each can be looked at', () => {
  const things = explain({ kind: 'figure', id: 'signs' }, table, ids)?.things;
  expect(things?.map(({ label }) => label)).toContain('bo.legend.fortified');
});

test('a card says its text, its mark and the dice on it', () => {
  expect(body('card', 'defections-and-dissent#1')).toEqual(['card.defections-and-dissent.text', 'bo.card.dice(n=2)']);
  expect(body('card', 'forged-documents#2')).toEqual(['card.forged-documents.text', 'bo.card.illegal.note']);
  expect(explain({ kind: 'card', id: 'ambush#1' }, table, ids)?.title).toBe('card.ambush · bo.card.plot');
});

test('a card says to everybody what its holder has said about it in advance', () => {
  const orders = [{ card: 'delay-hitler#1', does: 'use' }] as const;
  const standing = [{ consent: 'ask', passes: {}, orders }] as const;
  const of = (id: string) => explain({ kind: 'card', id }, { ...table, standing }, ids)?.body;
  expect(of('delay-hitler#1')).toEqual(['card.delay-hitler.text', 'bo.card.order.use']);
  expect(of('delay-hitler#2')).toEqual(['card.delay-hitler.text']);
});

test('an item says what it is good for and where it can be delivered', () => {
  const [, use, delivery] = body('item', 'beck:keys') ?? [];
  expect(use).toBe('bo.item.use');
  // Found: a newcomer did not know how much a delivery brings.
  expect(delivery).toContain('bo.item.deliver.at(space=space.zeughaus,amount=2)+');
});

test('items say where they are; a face-down tile is not named', () => {
  expect(body('item', 'beck:keys')?.[0]).toBe('bo.item.on-sheet(who=sheet.beck)');
  expect(body('discarded-item', 'map')?.[0]).toBe('bo.item.discarded');
  expect(explain({ kind: 'tile', id: 'posen' }, table, ids)?.title).toBe('item.badge');
  expect(explain({ kind: 'tile', id: 'riga' }, table, ids)?.title).toBe('bo.tile.title.down');
});

test('the figures of the bar say what they count, the stage with the events of all that follow', () => {
  expect(body('figure', 'stage')).toEqual([
    'bo.stages.label(stage=3,left=5)',
    'bo.stage.note',
    ...[4, 5, 6, 7].map((stage) => `bo.stages.label(stage=${stage},left=10)`),
  ]);
  expect(body('figure', 'supply')).toEqual(['bo.supply.label(dice=9)', 'bo.supply.note']);
  expect(body('figure', 'weather')).toBeUndefined();
});

test('tracks, events and dice explain themselves; what is not on the table does not', () => {
  expect(body('track', 'dissent')).toEqual(['bo.dissent.label(dice=1)', 'bo.dissent.note']);
  expect(body('support', 'support')).toContain('bo.support.note(floor=3)');
  expect(body('event', 'kristallnacht#1')).toEqual(['event.kristallnacht.text']);
  const attempt = {
    card: 'ambush#1',
    who: 'beck',
    target: 'hitler',
    dice: 1,
    ignoredEagles: 0,
    targets: 4,
    eagles: 2,
    rolled: ['eagle'],
    elements: [],
    sources: [],
  } as const;
  expect(explain({ kind: 'die', id: '0' }, { ...table, attempt }, ids)?.title).toBe('face.eagle');
  expect([
    explain({ kind: 'die', id: '0' }, table, ids),
    explain({ kind: 'space', id: 'london' }, table, ids),
    explain({ kind: 'tile', id: 'munich' }, table, ids),
    explain({ kind: 'conspirator', id: 'oster' }, table, ids),
    explain({ kind: 'weather', id: 'rain' }, table, ids),
  ]).toEqual([null, null, null, null, null]);
});

test('levels, limits, the deck and the signs of the map explain themselves', () => {
  for (const id of ['motivation', 'suspicion', 'dossier', 'items']) {
    expect(body('figure', id)).toEqual([`bo.${id}.note`]);
  }
  expect(body('deck', 'conspirator')).toEqual(['bo.deck.note']);
  expect(body('deck', 'interrogation')).toBeUndefined();
  for (const { sign, note } of SIGNS) expect(body('sign', sign)).toEqual([note]);
  expect(body('sign', 'weather')).toBeUndefined();
});

test('each explanation names a rule, and a paragraph that tells it, in both editions', () => {
  const things: readonly (readonly [string, string])[] = [
    ...[...SPACE_IDS, 'prison'].map((id) => ['space', id] as const),
    ...LEADER_IDS.map((id) => ['leader', id] as const),
    ['conspirator', 'beck'],
    ...['safe#1', 'ambush#1', 'slow-news-day#1'].map((id) => ['card', id] as const),
    ['event', 'kristallnacht#1'],
    ['item', 'beck:keys'],
    ['discarded-item', 'map'],
    ['tile', 'posen'],
    ['tile', 'riga'],
    ['track', 'dissent'],
    ['support', 'support'],
    ['deck', 'conspirator'],
    ...['stage', 'supply', 'motivation', 'suspicion', 'dossier', 'items'].map((id) => ['figure', id] as const),
    ...SIGNS.map(({ sign }) => ['sign', sign] as const),
  ];
  const { usual, wordings } = blackOrchestra.rulebook;
  for (const book of [usual.en, wordings?.['first']?.en ?? []]) {
    const paragraphs = book.flatMap((chapter) => chapter.paragraphs);
    for (const [kind, id] of things) {
      const rules = explain({ kind, id }, table, ids)?.rules ?? [];
      expect([kind, id, rules.length > 0]).toEqual([kind, id, true]);
      const told = rules.map(({ rule, at }) =>
        paragraphs.some((one) => one.rules.includes(rule) && (at === undefined || one.id === at)),
      );
      expect([kind, id, told]).toEqual([kind, id, rules.map(() => true)]);
    }
  }
});

test('a seat goes by the conspirators it runs', () => {
  expect(seatName(0, table, ids)).toBe('bo.names(who=sheet.beck+sheet.kordt)');
  expect(seatName(1, table, ids)).toBeNull();
});

test('an open place says how many moves it is away from the reader, where it is no neighbour (bug: it named its roads only)', () => {
  const said = (id: string, you: Parameters<typeof seat>[0] | null = 0) =>
    explain({ kind: 'space', id }, { ...table, stage: 5 }, ids, you === null ? null : seat(you))?.body.filter((line) =>
      line.startsWith('bo.space.away'),
    );
  // Beck stands in Posen: Warsaw is one road away, Treblinka two.
  expect(said('warsaw')).toEqual([]);
  expect(said('treblinka')).toEqual(['bo.space.away(who=sheet.beck,n=2)']);
  expect(said('treblinka', null)).toEqual([]);
});
