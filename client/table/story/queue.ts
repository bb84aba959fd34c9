/** Which moment the strip tells. Moments are named by the number of their first line in the log. */

/** All moments of a replay together take no longer than this, in milliseconds. */
const REPLAY_MS = 15_000;
/** How long a moment of a replay is shown at most. */
const REPLAY_EACH_MS = 2_500;
/** How long a moment is told when nothing waits behind it, and when very much does. */
const LONGEST_MS = 5_000;
const SHORTEST_MS = 1_500;
/**
 * How long the strip may take for all waiting moments: for a reader who only watches, and for one who plays on
 * meanwhile.
 */
const CATCH_UP_MS = { calm: 15_000, brisk: 5_000 } as const;
/** How many moments may wait once one has been shown: of more, the last ones are shown and the others counted. */
const MOST = 3;

/** The moment in the strip, and those that wait behind it. */
export interface Queue {
  /** The moments there are, oldest first. */
  readonly moments: readonly number[];
  /** Moments that are always shown: they name the reader, or they threaten or help the players. */
  readonly weighty: ReadonlySet<number>;
  /** Moments that repeat other parts of the screen: the one before stays while nothing else waits behind it. */
  readonly light: ReadonlySet<number>;
  /**
   * Moments of the present row that were passed over, because too much waited: they are counted, and listed on request.
   */
  readonly passed: readonly number[];
  /** The moment being told; null before anything has happened. */
  readonly at: number | null;
  /** Where the moments begin that are told one after another now. */
  readonly since: number;
  /** Whether the moment has been told long enough to make room for the next. */
  readonly told: 'yes' | 'no';
  /** How long each moment of a replay is shown; null while the match is followed as it goes on. */
  readonly replay: number | null;
  /** How fast what waits is told: briskly once the reader has gone on before it was told, until all of it is. */
  readonly pace: keyof typeof CATCH_UP_MS;
  /** Whether the reader has asked for this moment, or its time has come. */
  readonly by: 'reader' | 'time';
  /** Grows whenever another moment is told, or the same once more. */
  readonly turn: number;
}

export type QueueEvent =
  /** The log has changed; its lines from number `from` on are new. */
  | {
      readonly type: 'log';
      readonly moments: readonly number[];
      readonly weighty: ReadonlySet<number>;
      readonly light: ReadonlySet<number>;
      readonly from: number;
      /** Whose answer has made the new lines: the reader's own moment is shown at once. */
      readonly whose: 'own' | 'others';
    }
  /** The moment has been told long enough. */
  | { readonly type: 'elapsed' }
  /** The reader has done something: the moment that was told last has been seen. */
  | { readonly type: 'acted' }
  | { readonly type: 'next' }
  | { readonly type: 'previous' }
  /** Tell a moment once more. */
  | { readonly type: 'again' }
  /** Tell what has happened from a line on once more, quickly. */
  | { readonly type: 'replay'; readonly from: number }
  /** Skip to the last moment. */
  | { readonly type: 'skip' };

/** The queue for a reader who has just arrived: the last moment, already read. */
export function queueOf(moments: readonly number[]): Queue {
  const at = moments.at(-1) ?? null;
  const none: ReadonlySet<number> = new Set();
  return {
    moments,
    weighty: none,
    light: none,
    passed: [],
    at,
    since: at ?? 0,
    told: 'yes',
    replay: null,
    pace: 'calm',
    by: 'time',
    turn: 0,
  };
}

/** The moments that wait behind the one being told. */
export function waiting({ moments, at }: Queue): number {
  return at === null ? 0 : moments.length - 1 - moments.indexOf(at);
}

/** How many moments there are before the one being told, how many behind it, and how many of those will be told. */
export function row(queue: Queue): { readonly before: number; readonly behind: number; readonly news: number } {
  const { moments, at } = queue;
  return { before: at === null ? 0 : moments.indexOf(at), behind: waiting(queue), news: worth(queue).length };
}

/**
 * The waiting moments that are worth showing. Light ones, which repeat other parts of the screen, are skipped as long
 * as there are others.
 */
function worth({ moments, light, at }: Queue): readonly number[] {
  const waits = moments.filter((one) => at === null || one > at);
  const heavy = waits.filter((one) => !light.has(one));
  return heavy.length > 0 || (at !== null && !light.has(at)) ? heavy : waits.slice(-1);
}

/** How long the moment being told is told, in milliseconds: the shorter, the more waits behind it. */
export function lasts(queue: Queue): number {
  if (queue.replay !== null) return queue.replay;
  return Math.min(LONGEST_MS, Math.max(SHORTEST_MS, CATCH_UP_MS[queue.pace] / (worth(queue).length + 1)));
}

/** The queue after an event. */
export function queueAfter(queue: Queue, event: QueueEvent): Queue {
  switch (event.type) {
    case 'log':
      return grown(queue, event);
    case 'elapsed':
      if (queue.replay !== null && waiting(queue) > 0) return stepped(queue, 1, 'reader');
      if (worth(queue).length > 0) return caughtUp(queue);
      return queue.told === 'yes' && queue.replay === null
        ? queue
        : { ...queue, told: 'yes', replay: null, pace: 'calm' };
    case 'acted':
      if (worth(queue).length > 0) return { ...queue, pace: 'brisk' };
      return queue.told === 'yes' && queue.replay === null ? queue : { ...queue, told: 'yes', replay: null };
    case 'next':
      return stepped(queue, 1, 'reader');
    case 'previous':
      return stepped(queue, -1, 'reader');
    case 'again':
      return begun(queue, queue.at, 'reader');
    case 'replay': {
      const row = queue.moments.filter((one) => one >= event.from);
      const [at] = row;
      if (at === undefined) return queue;
      const replay = Math.min(REPLAY_EACH_MS, Math.floor(REPLAY_MS / row.length));
      return begun({ ...queue, since: at, passed: [], replay }, at, 'reader');
    }
    case 'skip': {
      const at = queue.moments.at(-1) ?? null;
      return { ...queue, at, since: at ?? 0, passed: [], told: 'yes', replay: null, pace: 'calm' };
    }
  }
}

function grown(
  queue: Queue,
  { moments, weighty, light, from, whose }: Extract<QueueEvent, { readonly type: 'log' }>,
): Queue {
  const fresh = moments.find((one) => one >= from);
  const next = { ...queue, moments, weighty, light, passed: queue.passed.filter((one) => one < from) };
  const { at } = queue;
  // What begins at a new line was taken back, and something else stands there now.
  if (at === null || at >= from || !moments.includes(at)) {
    const to = fresh ?? moments.at(-1) ?? null;
    return begun({ ...next, passed: [], replay: null, since: to ?? 0 }, to, 'time');
  }
  // The reader's answer may continue the last moment, and begin no other or only later ones.
  const first = moments.findLast((one) => one <= from);
  if (whose === 'own' && first !== undefined && first !== at) return ownFirst(next, first);
  if (queue.told === 'no') return next;
  // More lines of the last moment come before later moments.
  if (fresh !== undefined && first === at) return begun({ ...next, passed: [], since: at }, at, 'time');
  const news = worth(next)[0];
  if (news !== undefined) return begun({ ...next, passed: [], since: news }, news, 'time');
  // The last moment has gone on.
  return at === moments.at(-1) ? begun(next, at, 'time') : next;
}

/**
 * Shows the moment of the reader's own answer. Moments that waited before it are passed over: counted, and listed on
 * request.
 */
function ownFirst(queue: Queue, own: number): Queue {
  const { moments, light, at } = queue;
  const waited = moments.filter((one) => at !== null && one > at && one < own && !light.has(one));
  // A reader who went back to a passed-over moment has passed-over moments before and after it.
  const passed = [...new Set([...queue.passed, ...waited])].sort((one, other) => one - other);
  return begun({ ...queue, passed, replay: null, since: own }, own, 'time');
}

function begun(queue: Queue, at: number | null, by: Queue['by']): Queue {
  return { ...queue, at, told: at === null ? 'yes' : 'no', by, turn: queue.turn + 1 };
}

/** Tells the next moment, or passes over those for which there is no time, up to the next weighty one. */
function caughtUp(queue: Queue): Queue {
  const { weighty, passed } = queue;
  const waits = worth(queue);
  const to = waits.find((one, i) => weighty.has(one) || i >= waits.length - MOST) ?? null;
  return begun({ ...queue, passed: [...passed, ...waits.filter((one) => to !== null && one < to)] }, to, 'time');
}

function stepped(queue: Queue, by: 1 | -1, who: Queue['by']): Queue {
  const { moments, at, since } = queue;
  const to = at === null ? undefined : moments[moments.indexOf(at) + by];
  return to === undefined ? queue : begun({ ...queue, since: Math.min(since, to) }, to, who);
}
