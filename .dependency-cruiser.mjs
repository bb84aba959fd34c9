// Who may import whom: the layers of docs/ARCHITECTURE.md as data. `npm run layers` checks them, and
// scripts/layers.test.ts plants a violation of each. Tests may import what they like.

/** What every part of the client and the server may use. */
const CORE = '^shared/(engine|text|patch|protocol)/';
/** Parts of the engine that play matches; clients know their types only. */
const PLAYING = '^shared/engine/(match|run|script|window|rng)[.]ts$';
/** What the client is built of besides our own code. */
const BROWSER_PACKAGES = 'react|react-dom|socket[.]io-client|intl-messageformat|qrcode-generator|@types/[^/]+';
/** One card or sheet: a file of its own, in a folder of cards. */
const CARD = '^shared/games/[^/]+/(?:cards|sheets)/.*?([^/]+)[.]ts$';
const NO_CARD = '/(shared|testing)/|/(api|dossier|facts|ids|index|printed|set|types)[.]ts$';
const TEST = '[.]test[.]tsx?$';
const TESTING = '^(shared|server|client)/testing/|^(shared|client)/games/[^/]+/testing/|^shared/games/testing[.]ts$';

/**
 * Each layer: the files it is made of, and what they may import of the project. `types` may be imported as types only.
 * `$1` is what the first group of `path` has matched: the name of a game.
 */
const layers = [
  {
    name: 'core',
    why: 'The engine and its neighbours know no game.',
    path: CORE,
    imports: [CORE],
  },
  {
    name: 'bgio',
    why: 'boardgame.io sees games as the engine does.',
    path: '^shared/bgio/',
    imports: ['^shared/bgio/', CORE],
  },
  {
    name: 'game',
    why: 'A game knows the engine and itself, never another game.',
    path: '^shared/games/([^/]+)/',
    imports: ['^shared/games/$1/', CORE],
  },
  {
    name: 'board',
    why: 'Facts of the board depend on nothing but ids.',
    path: '^shared/games/([^/]+)/board/',
    imports: ['^shared/games/$1/board/', '^shared/games/$1/[^/]+/ids[.]ts$'],
  },
  {
    name: 'forecast',
    why: 'Forecasts know what everybody knows, and what is printed on the cards as data: no rule and nothing hidden.',
    path: '^shared/games/([^/]+)/forecast/',
    imports: ['^shared/games/$1/(forecast|board)/', '^shared/engine/once[.]ts$'],
    types: ['^shared/games/$1/(state|table)[.]ts$', '^shared/games/$1/[^/]+/ids[.]ts$', '^shared/engine/ask[.]ts$'],
  },
  {
    name: 'bots',
    why: 'Bots know what their seat sees and what everybody can work out: no rule, and nothing that takes a whole state.',
    path: '^shared/games/([^/]+)/bots/',
    imports: [
      '^shared/games/$1/(bots|forecast|board)/',
      '^shared/games/$1/[^/]+/ids[.]ts$',
      '^shared/games/$1/i18n/names[.]ts$',
      '^shared/engine/(ask|once|policy|text)[.]ts$',
    ],
    types: ['^shared/games/$1/(state|table)[.]ts$'],
  },
  {
    name: 'pictures',
    why: 'Pictures show what everybody sees. Browsers and the server draw them: they know no rule.',
    path: '^shared/games/([^/]+)/pictures/',
    imports: [
      '^shared/games/$1/(pictures|board|forecast)/',
      '^shared/games/$1/[^/]+/ids[.]ts$',
      '^shared/engine/link-card[.]ts$',
      '^shared/engine/(run|text|predictions)[.]ts$',
    ],
    types: ['^shared/games/$1/(state|table)[.]ts$'],
  },
  {
    name: 'rules',
    why: 'Rules are handed the cards; they know the types of cards only.',
    path: '^shared/games/([^/]+)/(?:rules|actions)/',
    imports: ['^shared/games/$1/(rules|actions|board|forecast|i18n)/', '^shared/games/$1/state[.]ts$', CORE],
    types: ['^shared/games/$1/content[.]ts$', '^shared/games/$1/[^/]+/ids[.]ts$'],
  },
  {
    name: 'card',
    why: 'A card imports its api only.',
    path: '^shared/games/([^/]+)/(?:cards|sheets)/(?!api[.]ts$)',
    imports: ['^shared/games/$1/(cards|sheets)/'],
    types: ['^shared/games/$1/content[.]ts$'],
  },
  {
    name: 'registry',
    why: 'The registry knows what a game shows of itself.',
    path: '^shared/games/[^/]+[.]ts$',
    imports: ['^shared/games/[^/]+[.]ts$', '^shared/games/[^/]+/(index|meta)[.]ts$', CORE],
  },
  {
    name: 'server',
    why: 'The server knows games through the registry only.',
    path: '^server/',
    imports: ['^server/', '^shared/bgio/', '^shared/games/[^/]+[.]ts$', '^shared/testing/', '^package[.]json$', CORE],
  },
  {
    name: 'base',
    why: 'The base of the client knows no screen and no game.',
    path: '^client/base/',
    imports: ['^client/base/', CORE],
  },
  {
    name: 'table',
    why: 'The table of any game knows no screen of the application.',
    path: '^client/table/',
    imports: ['^client/(base|table)/', CORE],
  },
  {
    name: 'app',
    why: 'The application finds the drawings of games in their registry.',
    path: '^client/app/',
    imports: ['^client/(base|table|app)/', '^client/games/[^/]+[.]ts$', CORE],
  },
  {
    name: 'drawing',
    why: 'The drawing of a game knows facts of its board and forecasts, never its rules or another game.',
    path: '^client/games/([^/]+)/',
    imports: [
      '^client/games/$1/',
      '^client/(base|table)/',
      '^shared/games/$1/(board|forecast|pictures)/',
      '^shared/games/$1/meta[.]ts$',
      '^shared/games/$1/[^/]+/ids[.]ts$',
      CORE,
    ],
    types: ['^shared/games/$1/'],
  },
];

/**
 * The rooms of the table by floors, the lowest first. A room knows those on floors below it, and no other; Table.tsx and what lies
 * beside it knows them all.
 */
const TABLE_FLOORS = [
  ['contract', 'kit'],
  ['curtain'],
  ['sound'],
  ['choices', 'mates', 'nudge', 'presentation', 'rules', 'story'],
  ['keys', 'store'],
  ['notes'],
  ['bar', 'drawer', 'going-on', 'log', 'map', 'people', 'predictions', 'stage'],
  ['hand', 'prompt', 'room', 'strip', 'time'],
  ['end', 'past', 'plans', 'status'],
  ['shared'],
];

/** The folders of the server in the same way: app.ts, which puts a server together, knows them all. */
const SERVER_FLOORS = [
  ['lib'],
  ['bus', 'storage'],
  ['limits', 'ops'],
  ['chat', 'match', 'notify'],
  ['http', 'replay', 'retention', 'workers'],
  ['bots', 'sockets'],
  ['rooms'],
  ['config.ts', 'stock'],
  ['admin'],
];

/**
 * The folders of a game's drawing in the same way, for those that a game has: index.tsx, Screen.tsx and what lies beside them know them
 * all. What is fetched later may lie above.
 */
const DRAWING_FLOORS = [
  ['faces.ts', 'i18n', 'lazy.ts', 'pieces.ts'],
  ['aids', 'portraits', 'predictions', 'turn'],
  ['glyphs'],
  ['story'],
  ['drawing.ts'],
  ['plot', 'sheets'],
  ['desk', 'end', 'explain', 'goal'],
  ['board', 'danger', 'planner', 'stage'],
  ['choosing', 'panels'],
];

/**
 * The folders of a game's rules in the same way, for those that a game has: the files beside them that are not named know them all.
 */
const RULES_FLOORS = [
  ['board'],
  ['state.ts'],
  ['table.ts'],
  ['forecast'],
  ['content.ts'],
  ['i18n'],
  ['meta.ts', 'rules'],
  ['actions'],
  ['cards'],
  ['sheets'],
  ['editions'],
  ['setup.ts'],
  ['bots', 'messages.ts', 'pictures'],
  ['rulebook'],
];

/** The folders of the client's ground in the same way; the files beside them know none of them. */
const BASE_FLOORS = [
  ['*'],
  ['i18n', 'offline', 'theme', 'told'],
  ['connection'],
  ['ui'],
  ['chat', 'code', 'notify', 'party'],
];

/** The rules of floors: one for each room, a folder or a file (`*`: the files beside the folders), and one that finds folders on no floor. */
function floorsOf(folder, floors) {
  const rule = (name, comment, from, to) => ({
    name: `floor-${name}`,
    comment,
    severity: 'error',
    from: { path: `^${folder}/${from}`, pathNot: `${TEST}|${TESTING}` },
    to: { path: `^${folder}/`, pathNot: to, dependencyTypesNot: ['dynamic-import'] },
  });
  const pathOf = (room) => {
    if (room === '*') return '[^/]+$';
    return room.endsWith('.ts') ? `${room.replace('.', '[.]')}$` : `${room}/`;
  };
  const within = (rooms) => `(${rooms.map(pathOf).join('|')})`;
  const rooms = floors.flatMap((floor, i) =>
    floor.map((room) => {
      const known = [room, ...floors.slice(0, i).flat()];
      return rule(room, 'A room knows those on floors below it.', within([room]), `^${folder}/${within(known)}`);
    }),
  );
  return [...rooms, rule('none', 'Each room has a floor.', `(?!${within(floors.flat())})[^/]+/`, '^$')];
}

/** What a rule's target must match to be none of these files of the project. */
function noneOf(paths) {
  return { path: '^(shared|server|client|e2e|bench|scripts)/|^package[.]json$', pathNot: paths };
}

/** The rules of a layer: one for all imports, one for those that are not only of types. */
function rulesOf({ name, why, path, imports, types = [] }) {
  const rule = (suffix, to) => ({
    name: `${name}${suffix}`,
    comment: why,
    severity: 'error',
    from: { path, pathNot: `${TEST}|${TESTING}` },
    to,
  });
  if (types.length === 0) return [rule('', noneOf(imports))];
  return [
    rule('', noneOf([...imports, ...types])),
    rule('-types', { ...noneOf(imports), dependencyTypesNot: ['type-only'] }),
  ];
}

export default {
  forbidden: [
    ...layers.flatMap(rulesOf),
    ...floorsOf('shared/games/[^/]+', RULES_FLOORS),
    ...floorsOf('client/base', BASE_FLOORS),
    ...floorsOf('client/table', TABLE_FLOORS),
    ...floorsOf('server', SERVER_FLOORS),
    ...floorsOf('client/games/[^/]+', DRAWING_FLOORS),
    {
      name: 'no-circles',
      comment: 'A file is understood with those it imports: there is no end to a circle.',
      severity: 'error',
      from: {},
      to: { circular: true },
    },
    {
      name: 'pure-shared',
      comment: 'What browsers run as well uses no module of Node.js.',
      severity: 'error',
      from: { path: '^shared/', pathNot: `${TEST}|${TESTING}` },
      to: { dependencyTypes: ['core'] },
    },
    {
      name: 'browser-packages',
      comment: 'The client uses packages that are made for browsers.',
      severity: 'error',
      from: { path: '^client/', pathNot: `${TEST}|${TESTING}` },
      to: { path: 'node_modules/', pathNot: `node_modules/(${BROWSER_PACKAGES})/` },
    },
    {
      name: 'no-platform-in-the-client',
      comment: 'A browser has no modules of Node.js.',
      severity: 'error',
      from: { path: '^client/', pathNot: `${TEST}|${TESTING}` },
      to: { dependencyTypes: ['core'] },
    },
    {
      name: 'tests-and-benchmarks-apart',
      comment: 'What checks a server does not measure one.',
      severity: 'error',
      from: { path: '^e2e/' },
      to: { path: '^bench/' },
    },
    {
      name: 'workbench-apart',
      comment:
        'The stage shows what nobody may see: only what belongs to it knows it, the gallery, or what takes pictures.',
      severity: 'error',
      from: { path: '^(shared|server|client|e2e|bench)/', pathNot: '^(e2e/stage|e2e/screenshots|client/gallery)/' },
      to: { path: '^(e2e/stage|client/gallery)/' },
    },
    {
      name: 'gallery',
      comment: 'The gallery knows parts of the kit, no screen and no game.',
      severity: 'error',
      from: { path: '^client/gallery/', pathNot: TEST },
      to: noneOf(['^client/gallery/', '^client/base/', '^client/table/kit/', CORE]),
    },
    {
      name: 'cards-apart',
      comment: 'A card knows its api, never another card, but for itself in another edition; an index knows them all.',
      severity: 'error',
      from: { path: CARD, pathNot: `${TEST}|${NO_CARD}` },
      to: { path: CARD, pathNot: `${NO_CARD}|/$1[.]ts$` },
    },
    {
      name: 'thin-client',
      comment: 'The server plays; a client knows the types of a match only.',
      severity: 'error',
      from: { path: '^client/', pathNot: TEST },
      to: { path: PLAYING, dependencyTypesNot: ['type-only'] },
    },
    {
      name: 'no-schemas-in-the-client',
      comment: 'The server reads commands; a client knows their types only.',
      severity: 'error',
      from: { path: '^client/', pathNot: TEST },
      to: { path: '^shared/protocol/(bounded[.]ts|commands/)', dependencyTypesNot: ['type-only'] },
    },
    {
      name: 'boardgame-io',
      comment: 'Only bgio/ and the server know boardgame.io.',
      severity: 'error',
      from: { path: '^(client/|shared/(?!bgio/))', pathNot: `${TEST}|${TESTING}` },
      to: { path: 'node_modules/boardgame[.]io' },
    },
    {
      name: 'boardgame-io-parts',
      comment:
        'Of boardgame.io the product takes types, core and how a game is set up: no server, master, sockets or bots.',
      severity: 'error',
      from: { path: '^(server|shared)/', pathNot: `${TEST}|${TESTING}` },
      to: { path: 'node_modules/boardgame[.]io/', pathNot: 'dist/(boardgameio|cjs/(core|internal))[.]js$' },
    },
    {
      name: 'no-testing-in-the-product',
      comment: 'What is made for tests stays there.',
      severity: 'error',
      from: { path: '^(shared|server|client)/', pathNot: `${TEST}|${TESTING}` },
      to: { path: TESTING },
    },
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    exclude: { path: '^(dist|data)/' },
    tsPreCompilationDeps: 'specify',
    tsConfig: { fileName: 'tsconfig.json' },
    enhancedResolveOptions: { extensions: ['.ts', '.tsx', '.mjs', '.js', '.json'] },
  },
};
