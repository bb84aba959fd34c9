/** The common shape of a state and its draft. */
interface Parts {
  readonly pub: object;
  readonly hidden: object;
}

/**
 * A state, or a draft of one, whose hidden contents cannot be read unnoticed. How many things a hidden list has is taken as
 * public: its `length` may be read, and things may be put in or taken away, without a notice.
 * @param state its two parts are handed on; others are not
 * @param onRead called at each look at a content, with the name of the hidden part that it is of
 */
export function watched<S extends Parts>(state: S, onRead: (part: string) => void): S {
  return new WatchedState(state, onRead) as Parts as S;
}

/** The state as scripts see it: a plain class, since scripts ask for it all the time. */
class WatchedState implements Parts {
  constructor(
    private readonly state: Parts,
    private readonly onRead: (part: string) => void,
  ) {}

  get pub(): object {
    return this.state.pub;
  }

  get hidden(): object {
    return watchedHidden(this.state.hidden, this.onRead);
  }
}

/**
 * Members of lists that reveal no content. Other methods may read it, past this proxy too where a draft has its own.
 */
const SILENT: ReadonlySet<string | symbol> = new Set(['length', 'push', 'unshift']);

function watchedHidden(hidden: object, onRead: (part: string) => void): object {
  return new Proxy(unfrozen(hidden), {
    get(target, name) {
      const part: unknown = Reflect.get(target, name);
      if (typeof part === 'object' && part !== null) return watchedPart(part, () => onRead(String(name)));
      onRead(String(name));
      return part;
    },
  });
}

function watchedPart(part: object, onRead: () => void): object {
  return new Proxy(unfrozen(part), {
    get(target, key) {
      const entry: unknown = Reflect.get(target, key);
      // A list in a list is watched like any other.
      if (Array.isArray(entry)) return watchedPart(entry, onRead);
      if (!SILENT.has(key)) onRead();
      return entry;
    },
  });
}

/** A proxy may not answer differently from a frozen target: it gets a copy of one. Drafts are not frozen, and stay drafts. */
function unfrozen<T extends object>(value: T): T {
  if (!Object.isFrozen(value)) return value;
  return (Array.isArray(value) ? [...(value as unknown[])] : { ...value }) as T;
}
