type Primitive = string | number | boolean | null | undefined;

/** A state while it is changed: the same, but everything in it may be written. */
export type Draft<T> = T extends Primitive ? T : { -readonly [K in keyof T]: Draft<T[K]> };

/** An object or a list of a state; states are plain JSON. */
type Part = Record<string | symbol, unknown>;

/**
 * A changed state. The recipe works on a draft that looks like the state; what it writes lands in copies, and parts it does
 * not change keep their identity. A draft is good for its own recipe only.
 * @param state plain JSON; never modified
 * @returns the state after the recipe; the same object when nothing was changed
 * @throws TypeError when a draft is used after its recipe
 */
export function changed<T extends object>(state: T, recipe: (draft: Draft<T>) => void): T {
  const change = new Change();
  const root = new Node(state as Part, 'of-the-state', null, change);
  recipe(root.draft as Draft<T>);
  change.isOver = true;
  return root.settled() as T;
}

/** One run of a recipe. */
class Change {
  isOver = false;
}

const NODE = Symbol('node');

/** The node of a draft; undefined for everything else. */
function nodeOf(value: object): Node | undefined {
  return (value as { readonly [NODE]?: Node })[NODE];
}

function isObject(value: unknown): value is object {
  return typeof value === 'object' && value !== null;
}

function copyOf(part: Part): Part {
  return Array.isArray(part) ? (part.slice() as unknown as Part) : { ...part };
}

/** One part of a state under change, behind its draft. */
class Node {
  /** The copy that a writer sees; it holds drafts of the parts that were read. Null until a part is read. */
  copy: Part | null = null;
  readonly draft: object;
  private isChanged = false;
  /** Where drafts lie, and objects that the recipe has put in. */
  private readonly places: (string | symbol)[] = [];

  constructor(
    private base: Part,
    /** A part that the recipe itself has put in may hold drafts; a part of the state holds none. */
    private readonly origin: 'of-the-state' | 'put-in',
    private readonly parent: Node | null,
    private readonly change: Change,
  ) {
    this.draft = Array.isArray(base) ? new Proxy([this], LIST) : new Proxy(this, RECORD);
  }

  /** The part as it is now. */
  get now(): Part {
    if (this.change.isOver) throw new TypeError('a draft is used after its recipe');
    return this.copy ?? this.base;
  }

  /** The copy, to be written to. */
  written(): Part {
    if (!this.isChanged) {
      this.isChanged = true;
      this.parent?.written();
    }
    return (this.copy ??= copyOf(this.base));
  }

  get(key: string | symbol): unknown {
    const value = this.now[key];
    if (!isObject(value) || nodeOf(value) !== undefined) return value;
    const copy = (this.copy ??= copyOf(this.base));
    const origin = this.origin === 'put-in' || value !== this.base[key] ? 'put-in' : 'of-the-state';
    const { draft } = new Node(value as Part, origin, this, this.change);
    copy[key] = draft;
    this.places.push(key);
    return draft;
  }

  set(key: string | symbol, value: unknown): void {
    const { now } = this;
    if (Object.is(now[key], value) && (value !== undefined || key in now)) return;
    this.written()[key] = value;
    if (isObject(value)) this.places.push(key);
  }

  delete(key: string | symbol): void {
    if (key in this.now) delete this.written()[key];
  }

  /** The part after the change: without drafts, and the one before it where nothing was changed. */
  settled(): Part {
    if (this.origin === 'put-in') return settledAll(this.isChanged && this.copy !== null ? this.copy : this.base);
    if (!this.isChanged || this.copy === null) return this.base;
    const { base, copy } = this;
    // What lies in a list may have been moved by its methods.
    for (const key of Array.isArray(copy) ? copy.keys() : this.places) {
      const value = copy[key as string];
      if (isObject(value) && value !== base[key as string]) copy[key as string] = settledPart(value);
    }
    // A draft that lies in several places is settled once.
    this.isChanged = false;
    this.base = copy;
    return copy;
  }
}

function settledPart(value: object): object {
  return nodeOf(value)?.settled() ?? settledAll(value as Part);
}

/** What a recipe has put in, with its drafts settled; nothing is written where there are none. */
function settledAll(part: Part): Part {
  for (const key of Object.keys(part)) {
    const value = part[key];
    if (!isObject(value)) continue;
    const settled = settledPart(value);
    if (settled !== value) part[key] = settled;
  }
  return part;
}

/** Objects: the draft is a proxy of its node. */
const RECORD: ProxyHandler<Node> = {
  get: (node, key) => (key === NODE ? node : node.get(key)),
  set(node, key, value) {
    node.set(key, value);
    return true;
  },
  has: (node, key) => key in node.now,
  deleteProperty(node, key) {
    node.delete(key);
    return true;
  },
  ownKeys: (node) => Reflect.ownKeys(node.now),
  getOwnPropertyDescriptor: (node, key) => described(node, key, 'configurable'),
};

/** Lists: the draft is a proxy of a list with its node, so that everybody takes it for a list. */
const LIST: ProxyHandler<readonly [Node]> = {
  get([node], key) {
    if (key === NODE) return node;
    const value = node.get(key);
    return typeof value === 'function' && typeof key === 'string' ? methodOf(node, key, value as Method) : value;
  },
  set([node], key, value) {
    node.set(key, value);
    return true;
  },
  has: ([node], key) => key in node.now,
  deleteProperty([node], key) {
    node.delete(key);
    return true;
  },
  ownKeys: ([node]) => Reflect.ownKeys(node.now),
  getOwnPropertyDescriptor: ([node], key) => described(node, key, key === 'length' ? 'fixed' : 'configurable'),
};

function described(node: Node, key: string | symbol, how: 'configurable' | 'fixed'): PropertyDescriptor | undefined {
  const own = Object.getOwnPropertyDescriptor(node.now, key);
  return (
    own && {
      value: node.get(key),
      writable: true,
      enumerable: own.enumerable === true,
      configurable: how === 'configurable',
    }
  );
}

type Method = (this: unknown, ...args: unknown[]) => unknown;

const WRITING: ReadonlySet<string> = new Set(['push', 'pop', 'shift', 'unshift', 'splice']);
const READING: ReadonlySet<string> = new Set(['includes', 'indexOf', 'slice', 'filter', 'map', 'find', 'findIndex']);

/**
 * A method of a list of plain values, run at once on the list itself: through the proxy it would look at each element.
 * Lists of objects have the ordinary methods, which meet their elements as drafts.
 */
function methodOf(node: Node, name: string, method: Method): Method {
  const isWriting = WRITING.has(name);
  if ((!isWriting && !READING.has(name)) || (node.now as unknown as readonly unknown[]).some(isObject)) return method;
  return (...args) => method.apply(isWriting ? node.written() : node.now, args);
}
