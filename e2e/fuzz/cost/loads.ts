import { askId } from '../../../shared/engine/ask';
import type { ClientEvents } from '../../../shared/protocol/commands';
import type { OwnSeat } from '../../lib/seat';
import { type Tree, treeOf, writeTree } from '../tree';

/** What a sender of loads has. */
export interface Holding {
  readonly game: string;
  /** A room it is the host of, and one whose match runs. */
  readonly gathering: OwnSeat;
  readonly running: OwnSeat;
  /** A stock match that runs, and the credentials of its first seat. */
  readonly match: { readonly id: string; readonly credentials: string };
}

/** Packets of one kind: a command with something large in one place. */
export interface Load {
  readonly name: string;
  /** The namespace it is sent to; that of the game for stock commands. */
  readonly protocol: 'rooms' | 'stock';
  /** The text of the event. */
  readonly write: (holding: Holding) => string;
}

/** A command, and the ways into it to the places where something can be put. */
interface Target {
  readonly protocol: Load['protocol'];
  readonly event: string;
  /** Tells it from another target of the same event. */
  readonly variant?: string;
  readonly args: (holding: Holding) => readonly Tree[];
  readonly places: readonly (readonly (string | number)[])[];
}

const room = (
  event: keyof ClientEvents,
  body: (holding: Holding) => object,
  ...fields: readonly (readonly string[])[]
): Target => ({
  protocol: 'rooms',
  event,
  args: (holding) => [treeOf(body(holding))],
  places: [[0], ...fields.map((field) => [0, ...field]), [0, 'more'], [1]],
});

const move = ({ match }: Holding): readonly Tree[] => {
  const payload = { type: 'choose', args: [askId('0.0.1'), 'pass'], playerID: '0', credentials: match.credentials };
  return [{ type: 'MAKE_MOVE', payload }, 0, match.id, '0'].map(treeOf);
};

const TARGETS: readonly Target[] = [
  room(
    'create',
    ({ game, gathering }) => ({ game, name: 'Anna', token: gathering.token }),
    ['game'],
    ['name'],
    ['token'],
  ),
  room('join', ({ gathering: { code, token } }) => ({ code, name: 'Anna', token }), ['code'], ['name'], ['token']),
  room('enter', ({ running: { code, token } }) => ({ code, token }), ['code'], ['token']),
  room('watch', ({ gathering }) => ({ name: 'Anna', token: gathering.token }), ['name'], ['token']),
  room('watching', () => ({ watching: 'code' }), ['watching']),
  room('admit', () => ({ watcher: 3 }), ['watcher']),
  room('showOut', () => ({ watcher: 3 }), ['watcher']),
  room('watchers', () => ({})),
  room('pair', () => ({})),
  room(
    'continue',
    ({ gathering: { code, token } }) => ({ code, pairing: 'BCDFGHJK', token }),
    ['code'],
    ['pairing'],
    ['token'],
  ),
  room('ping', () => ({})),
  room('devices', () => ({})),
  room('signOutOthers', () => ({})),
  room('leave', () => ({})),
  room('configure', () => ({ options: { difficulty: 'easy' } }), ['options'], ['options', 'difficulty']),
  room('pick', () => ({ picks: ['amber'] }), ['picks']),
  room('colour', () => ({ colour: 'violet' }), ['colour']),
  room('ready', () => ({ is: 'ready' }), ['is']),
  room('promote', () => ({ member: 1 }), ['member']),
  room('kick', () => ({ member: 2 }), ['member']),
  room('mute', () => ({ member: 2, is: 'muted' }), ['member'], ['is']),
  room(
    'subscribe',
    () => ({ push: { endpoint: 'https://push.example/1', p256dh: 'p'.repeat(87), auth: 'a'.repeat(22) } }),
    ['push'],
    ['push', 'endpoint'],
    ['push', 'p256dh'],
    ['push', 'auth'],
  ),
  room('webhook', () => ({ url: 'https://hook.example/1', language: 'en' }), ['url'], ['language']),
  room('lock', () => ({ entrance: 'open' }), ['entrance']),
  room('addBot', () => ({ level: 'quick' }), ['level']),
  room('arrange', () => ({ members: [1] }), ['members']),
  room('start', () => ({})),
  room('again', () => ({ how: 'by-the-lobby' }), ['how']),
  room('propose', () => ({ what: { kind: 'rewind', to: 'turn' } }), ['what'], ['what', 'kind'], ['what', 'to']),
  {
    protocol: 'rooms',
    event: 'propose',
    variant: 'vacate',
    args: () => [treeOf({ what: { kind: 'vacate', member: 2 } })],
    places: [[0, 'what', 'member']],
  },
  room('claim', ({ gathering }) => ({ member: 1, token: gathering.token }), ['member'], ['token']),
  room('agree', () => ({ proposal: 1 }), ['proposal']),
  room('refuse', () => ({ proposal: 1 }), ['proposal']),
  room(
    'time',
    () => ({ time: { pace: 'live', seconds: { turn: 5 }, days: { turn: null }, atEnd: 'pass', keepAfter: 0 } }),
    ['time'],
    ['time', 'pace'],
    ['time', 'seconds'],
    ['time', 'days', 'turn'],
    ['time', 'atEnd'],
    ['time', 'keepAfter'],
  ),
  room('more', () => ({ ask: '0.0.1' }), ['ask']),
  room('release', () => ({ seat: 0 }), ['seat']),
  room('goOn', () => ({ seat: 0 }), ['seat']),
  room('choose', () => ({ ask: '0.0.1', key: 'pass' }), ['ask'], ['key']),
  room('preview', () => ({ ask: '0.0.1', key: 'pass' }), ['ask'], ['key']),
  room('past', () => ({ after: 0 }), ['after']),
  room('nudge', () => ({ member: 2 }), ['member']),
  room('sketch', () => ({ member: 2, steps: ['rest'] }), ['member'], ['steps']),
  room('plan', () => ({ member: 2, steps: ['rest'] }), ['member'], ['steps']),
  room('unplan', () => ({ by: 1, member: 2 }), ['by'], ['member']),
  room('point', () => ({ kind: 'digger', id: '0' }), ['kind'], ['id']),
  room('phrase', () => ({ id: 'yes', slots: {} }), ['id'], ['slots']),
  room('comment', () => ({ text: 'Hello' }), ['text']),
  room('predict', () => ({ question: 'end', answer: 'victory' }), ['question', 'answer']),
  room('say', () => ({ text: 'Hello' }), ['text']),
  {
    protocol: 'stock',
    event: 'update',
    args: move,
    places: [[0], [0, 'payload'], [0, 'payload', 'args'], [0, 'payload', 'credentials'], [1], [2], [3], [4]],
  },
  {
    protocol: 'stock',
    event: 'sync',
    args: ({ match }) => [match.id, '0', match.credentials, 2],
    places: [[0], [1], [2], [3], [4]],
  },
  {
    protocol: 'stock',
    event: 'chat',
    args: ({ match }) => [match.id, treeOf({ id: 'a', sender: '0', payload: 'Hello' }), match.credentials],
    places: [[0], [1], [1, 'payload'], [2]],
  },
];

/** Sizes in bytes, about: what is honest, around what a server may take, and beyond. */
export const SIZES = [3900, 7900, 15_900, 62_000] as const;

/** Something large of about so many bytes. */
const SHAPES: Readonly<Record<string, (bytes: number) => string>> = {
  numbers: (bytes) => `[${'0,'.repeat(bytes / 2)}0]`,
  words: (bytes) => `[${'"a",'.repeat(bytes / 4)}"a"]`,
  fields: (bytes) => `{${Array.from({ length: Math.floor(bytes / 12) + 1 }, (_, i) => `"${i}o":"x"`).join()}}`,
  'deep lists': (bytes) => '['.repeat(bytes / 2) + ']'.repeat(bytes / 2),
  'deep fields': (bytes) => `${'{"a":'.repeat(bytes / 6)}0${'}'.repeat(bytes / 6)}`,
  letters: (bytes) => `"${'x'.repeat(bytes)}"`,
  // Becomes eighteen letters when names are normalised.
  ligatures: (bytes) => `"${'\ufdfa'.repeat(bytes / 3)}"`,
  marks: (bytes) => `"x${'\u0315\u0300'.repeat(bytes / 4)}"`,
};

/** How many loads are commands as they are; they come first. */
export const RIGHT_LOADS = TARGETS.length;

/** The same command as a browser would send it. */
const RIGHT: readonly Load[] = TARGETS.map(({ protocol, event, variant, args }) => ({
  name: `${[event, ...(variant === undefined ? [] : [variant])].join(' ')} as it is`,
  protocol,
  write: (holding) => writeTree([event, ...args(holding)]),
}));

/** All loads, in an order that does not change: episodes are named by their number. */
export const LOADS: readonly Load[] = [
  ...RIGHT,
  ...SIZES.flatMap((size) =>
    TARGETS.flatMap(({ protocol, event, args, places }) =>
      places.flatMap((place) =>
        Object.entries(SHAPES).map(([shape, make]) => ({
          name: `${event} with ${shape} of ${size} bytes at ${place.join('.')}`,
          protocol,
          write: (holding: Holding) => writeTree([event, ...put(args(holding), place, { verbatim: make(size) })]),
        })),
      ),
    ),
  ),
];

function put(args: readonly Tree[], [at, ...within]: readonly (string | number)[], what: Tree): readonly Tree[] {
  return Array.from({ length: Math.max(args.length, Number(at) + 1) }, (_, i) =>
    i === at
      ? within.reduceRight<(tree: Tree) => Tree>(
          (inner, name) => putField(String(name), inner),
          () => what,
        )(args[i] ?? null)
      : (args[i] ?? null),
  );
}

/** Puts into a field what comes of it; a field that is not there is added. */
function putField(name: string, inner: (tree: Tree) => Tree): (tree: Tree) => Tree {
  return (tree) => {
    const fields = typeof tree === 'object' && tree !== null && 'fields' in tree ? tree.fields : [];
    const there = fields.some(([field]) => field === name);
    return {
      fields: there
        ? fields.map(([field, value]) => [field, field === name ? inner(value) : value] as const)
        : [...fields, [name, inner(null)] as const],
    };
  };
}
