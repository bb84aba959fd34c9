import { setImmediate as turn } from 'node:timers/promises';

import { diff } from '../../shared/patch/diff';
import type { PastFrame, PastMessage } from '../../shared/protocol/rooms';
import { KeyedQueue } from '../lib/queue';
import type { LiveMatch } from '../match/live';
import type { Viewer } from '../match/state';
import type { Storage } from '../storage/storage';
import { type Frame, Replay } from './frames';

/** About how many characters of frames an answer has at most; one frame may be longer. */
const PAGE = 48 * 1024;
/** About how many characters a frame takes beside its patch. */
const FRAME = 60;
/** How many characters of frames are kept of all matches together, for those who ask for more of them. */
const KEPT = 16 * 1024 * 1024;
/** How many requests may wait for their turn. */
const WAITING = 100;

/** The result of asking for the past: a page of it, or too many requests at once. */
export type Paged =
  { readonly ok: true; readonly past: PastMessage } | { readonly ok: false; readonly error: 'too-fast' };

/** The frames of one viewer as far as they have been made. */
interface Begun {
  readonly replay: Replay;
  readonly frames: { readonly frame: PastFrame; readonly size: number }[];
  /** The version of the last change that was replayed. */
  version: number;
  last: Frame;
  size: number;
}

/**
 * What each viewer of a match was shown so far. It only grows: answers that are taken back stay in it. Frames are made
 * when a client asks for them, one change a turn of the event loop and one past at a time, so that players are not kept
 * waiting.
 */
export class Pasts {
  private readonly begun = new Map<string, Begun>();
  private readonly queue = new KeyedQueue();
  private waiting = 0;
  private kept = 0;

  constructor(
    private readonly storage: Pick<Storage, 'loadBeginning' | 'history'>,
    private readonly most: { readonly kept: number; readonly page: number } = { kept: KEPT, page: PAGE },
  ) {}

  /**
   * The next frames of a viewer.
   * @param after how many frames the viewer has already
   * @param onMade is called for each frame that has to be made
   * @throws what storage and rules throw
   */
  async page(match: LiveMatch, viewer: Viewer, after: number, onMade: () => void): Promise<Paged> {
    if (this.waiting >= WAITING) return { ok: false, error: 'too-fast' };
    this.waiting += 1;
    try {
      return await this.queue.run('', async () => ({ ok: true, past: await this.make(match, viewer, after, onMade) }));
    } finally {
      this.waiting -= 1;
    }
  }

  private async make(match: LiveMatch, viewer: Viewer, after: number, onMade: () => void): Promise<PastMessage> {
    const key = `${match.id}:${String(viewer)}`;
    const begun = this.begun.get(key) ?? (await this.begin(match, viewer));
    if (begun === null) return { frames: [], rest: 'none' };
    this.forget(key);
    const page = new Page(this.most.page);
    let end = page.fill(begun.frames.slice(after));
    if (end === 'open') {
      for await (const change of this.storage.history(match.id, begun.version)) {
        await turn();
        const frame = begun.replay.next(change);
        begun.version = change.version;
        if (frame === null) continue;
        add(begun, frame);
        onMade();
        if (begun.frames.length > after) end = page.fill(begun.frames.slice(-1));
        if (end === 'full') break;
      }
    }
    this.keep(key, begun);
    return { frames: page.frames, rest: end === 'full' ? 'more' : 'none' };
  }

  private async begin({ id, game }: LiveMatch, viewer: Viewer): Promise<Begun | null> {
    const beginning = await this.storage.loadBeginning(id);
    if (beginning === null) return null;
    const replay = new Replay(game.module, beginning, viewer);
    const begun = { replay, frames: [], version: beginning.version, last: replay.first, size: 0 };
    add(begun, replay.first);
    return begun;
  }

  /** Keeps frames as the most recently asked for, and forgets the oldest when there are too many. */
  private keep(key: string, begun: Begun): void {
    this.begun.set(key, begun);
    this.kept += begun.size;
    for (const old of this.begun.keys()) {
      if (this.kept <= this.most.kept) return;
      this.forget(old);
    }
  }

  private forget(key: string): void {
    this.kept -= this.begun.get(key)?.size ?? 0;
    this.begun.delete(key);
  }
}

/** Frames until they are too many for one answer. */
class Page {
  readonly frames: PastFrame[] = [];
  private size = 0;

  constructor(private readonly most: number) {}

  /** Adds frames up to the first that does not fit; the very first always does. */
  fill(frames: Begun['frames']): 'open' | 'full' {
    for (const { frame, size } of frames) {
      if (this.frames.length > 0 && this.size + size > this.most) return 'full';
      this.frames.push(frame);
      this.size += size;
    }
    return 'open';
  }
}

/** Adds a frame, as what changes the view before it; the first is made out of nothing. */
function add(begun: Begun, frame: Frame): void {
  const { at, detail, view } = frame;
  const patch = diff(begun.frames.length === 0 ? null : begun.last.view, view);
  const size = JSON.stringify(patch).length + FRAME;
  begun.frames.push({ frame: { at, detail, patch }, size });
  begun.last = frame;
  begun.size += size;
}
