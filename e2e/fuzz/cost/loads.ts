import { askId } from '../../../shared/engine/ask';
import { COMMAND_NAMES, type CommandName, COMMANDS } from '../../../shared/protocol/commands';
import type { OwnSeat } from '../../lib/seat';
import { type Tree, treeOf, writeTree } from '../tree';

/** The rooms of a sender of loads. */
export interface Holding {
  readonly game: string;
  /** A room in which it is the host, and one with a running match. */
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

/** The ways to all places in a value. */
function waysInto(value: unknown): readonly (readonly string[])[] {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return [];
  return Object.entries(value).flatMap(([name, inner]) => [[name], ...waysInto(inner).map((way) => [name, ...way])]);
}

/** A command of the rooms, about a room that there is. */
const room = (event: CommandName): Target => {
  const { example } = COMMANDS[event];
  const body = ({ game, gathering, running }: Holding): object => {
    const own = { game, ...(event === 'enter' ? running : gathering) };
    return { ...example, ...Object.fromEntries(Object.entries(own).filter(([name]) => name in example)) };
  };
  return {
    protocol: 'rooms',
    event,
    args: (holding) => [treeOf(body(holding))],
    places: [[0], ...waysInto(example).map((way) => [0, ...way]), [0, 'more'], [1]],
  };
};

const move = ({ match }: Holding): readonly Tree[] => {
  const payload = { type: 'choose', args: [askId('0.0.1'), 'pass'], playerID: '0', credentials: match.credentials };
  return [{ type: 'MAKE_MOVE', payload }, 0, match.id, '0'].map(treeOf);
};

const TARGETS: readonly Target[] = [
  ...COMMAND_NAMES.map(room),
  {
    protocol: 'rooms',
    event: 'propose',
    variant: 'vacate',
    args: () => [treeOf({ what: { kind: 'vacate', member: 2 } })],
    places: [[0, 'what', 'member']],
  },
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

/** Sizes in bytes, about: an honest one, some around the limit of a server, and one beyond. */
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
  name: `${nameOf(event, variant)} as it is`,
  protocol,
  write: (holding) => writeTree([event, ...args(holding)]),
}));

/** All loads, in an order that does not change: episodes are named by their number. */
export const LOADS: readonly Load[] = [
  ...RIGHT,
  ...SIZES.flatMap((size) =>
    TARGETS.flatMap(({ protocol, event, variant, args, places }) =>
      places.flatMap((place) =>
        Object.entries(SHAPES).map(([shape, make]) => ({
          name: `${nameOf(event, variant)} with ${shape} of ${size} bytes at ${place.join('.')}`,
          protocol,
          write: (holding: Holding) => writeTree([event, ...put(args(holding), place, { verbatim: make(size) })]),
        })),
      ),
    ),
  ),
];

function nameOf(event: string, variant?: string): string {
  return variant === undefined ? event : `${event} ${variant}`;
}

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
