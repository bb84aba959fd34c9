/**
 * Which moment the strip tells. Moments are named by the number of their first line in the log. The presentation decides when lines come
 * to the log that is shown, so the strip tells the newest moment at once.
 */

/** All moments of a replay together take no longer than this, in milliseconds. */
const REPLAY_MS = 15_000;
/** How long a moment of a replay is shown at most. */
const REPLAY_EACH_MS = 2_500;
/** How long a moment is told; the shorter, the more was passed over: whoever plays fast reads fast. */
const TOLD_MS = 5_000;
const TOLD_AT_LEAST_MS = 1_000;

/** The moment in the strip, and those before and behind it. */
export interface Queue {
  /** The moments there are, oldest first. */
  readonly moments: readonly number[];
  /** Moments that repeat other parts of the screen: the one before stays while nothing else is newer. */
  readonly light: ReadonlySet<number>;
  /** Moments that came at once with a newer one: they are counted, and listed on request. */
  readonly passed: readonly number[];
  /** The moment being told; null before anything has happened. */
  readonly at: number | null;
  /** The line of the log from which it is told: after its first one where it has gone on. */
  readonly from: number;
  /** Whether the moment has been told long enough. */
  readonly told: 'yes' | 'no';
  /** How long each moment of a replay is shown; null while the match is followed as it goes on. */
  readonly replay: number | null;
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
      readonly light: ReadonlySet<number>;
      readonly from: number;
      /** Whether somebody reads the moment in the strip: then it stays. */
      readonly strip: 'free' | 'read';
    }
  /** The moment has been told long enough. */
  | { readonly type: 'elapsed' }
  /** The reader has done something, and follows the match again. */
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
  return { moments, light: new Set(), passed: [], at, from: at ?? 0, told: 'yes', replay: null, by: 'time', turn: 0 };
}

/** How many moments there are before the one being told, how many behind it, and how many of those say something new. */
export function row(queue: Queue): { readonly before: number; readonly behind: number; readonly news: number } {
  const { moments, at } = queue;
  return { before: at === null ? 0 : moments.indexOf(at), behind: waiting(queue), news: worth(queue).length };
}

function waiting({ moments, at }: Queue): number {
  return at === null ? 0 : moments.length - 1 - moments.indexOf(at);
}

/**
 * The moments behind the one being told that are worth showing. Light ones, which repeat other parts of the screen, are skipped as long
 * as there are others.
 */
function worth({ moments, light, at }: Queue): readonly number[] {
  const waits = moments.filter((one) => at === null || one > at);
  const heavy = waits.filter((one) => !light.has(one));
  return heavy.length > 0 || (at !== null && !light.has(at)) ? heavy : waits.slice(-1);
}

/** How long the moment being told is told, in milliseconds. */
export function lasts({ replay, passed }: Queue): number {
  return replay ?? Math.max(TOLD_AT_LEAST_MS, Math.round(TOLD_MS / (1 + passed.length)));
}

/** The queue after an event. */
export function queueAfter(queue: Queue, event: QueueEvent): Queue {
  switch (event.type) {
    case 'log':
      return grown(queue, event);
    case 'elapsed':
      if (queue.replay !== null && waiting(queue) > 0) return stepped(queue, 1);
      if (worth(queue).length > 0) return newest(queue);
      return queue.told === 'yes' && queue.replay === null ? queue : { ...queue, told: 'yes', replay: null };
    case 'acted':
      return queue.by === 'time' && queue.replay === null ? queue : { ...queue, replay: null, by: 'time' };
    case 'next':
      return stepped(queue, 1);
    case 'previous':
      return stepped(queue, -1);
    case 'again':
      return begun(queue, queue.at, 'reader');
    case 'replay': {
      const row = queue.moments.filter((one) => one >= event.from);
      const [at] = row;
      if (at === undefined) return queue;
      const replay = Math.min(REPLAY_EACH_MS, Math.floor(REPLAY_MS / row.length));
      return begun({ ...queue, passed: [], replay }, at, 'reader');
    }
    case 'skip':
      return {
        ...begun(queue, queue.moments.at(-1) ?? null, queue.by),
        passed: [],
        told: 'yes',
        replay: null,
        turn: queue.turn,
      };
  }
}

function grown(queue: Queue, { moments, light, from, strip }: Extract<QueueEvent, { readonly type: 'log' }>): Queue {
  const { at, told, replay, by } = queue;
  const next = { ...queue, moments, light, passed: told === 'yes' ? [] : queue.passed.filter((one) => one < from) };
  // What begins at a new line was taken back, and something else stands there now.
  if (at === null || at >= from || !moments.includes(at)) {
    const to = worth({ ...next, at: null }).at(-1) ?? null;
    return begun({ ...next, passed: [], replay: null }, to, 'time');
  }
  if (strip === 'read' || replay !== null || (by === 'reader' && told === 'no')) return { ...next, told: 'no' };
  if (worth(next).length > 0) return newest(next);
  // More lines of the last moment.
  return at === moments.findLast((one) => one <= from) ? { ...begun(next, at, 'time'), from } : next;
}

/** Tells the newest moment. Those that nobody could see before it are counted. */
function newest(queue: Queue): Queue {
  const waits = worth(queue);
  return begun({ ...queue, passed: [...queue.passed, ...waits.slice(0, -1)] }, waits.at(-1) ?? null, 'time');
}

function begun(queue: Queue, at: number | null, by: Queue['by']): Queue {
  return { ...queue, at, from: at ?? 0, told: at === null ? 'yes' : 'no', by, turn: queue.turn + 1 };
}

function stepped(queue: Queue, by: 1 | -1): Queue {
  const { moments, at } = queue;
  const to = at === null ? undefined : moments[moments.indexOf(at) + by];
  return to === undefined ? queue : begun(queue, to, 'reader');
}
