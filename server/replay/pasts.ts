import { setImmediate as turn } from 'node:timers/promises';

import { diff } from '../../shared/patch/diff';
import type { PastFrame, PastMessage } from '../../shared/protocol/rooms';
import { InTurn } from '../lib/in-turn';
import { networksOf } from '../limits/address';
import { priceOfReading } from '../limits/limits';
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
/** How many versions that the viewer was not shown are read in one turn of the event loop: they are not replayed. */
const AT_ONCE = 64;
/** How many requests of one network may wait for their turn. */
const WAITING = 20;
/** When so many wait in all, a network may have only one of them. */
const CROWDED = 100;

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

/** The person who asks for a past. */
export interface Asker {
  readonly address: string;
  /** Charges what has to be made, in frames; also parts of one. */
  readonly pay: (frames: number) => void;
}

/**
 * What each viewer of a match was shown so far. It only grows: answers that are taken back stay in it. Frames are made
 * when a client asks for them, one change a turn of the event loop and one past at a time, so that players are not kept
 * waiting. Networks take turns. What others do in secret costs no replay, no turn and no charge, and it is not even read before
 * something that the viewer sees comes after it.
 */
export class Pasts {
  private readonly begun = new Map<string, Begun>();
  private readonly line = new InTurn();
  private kept = 0;

  constructor(
    private readonly storage: Pick<Storage, 'loadBeginning' | 'history'>,
    private readonly most: { readonly kept: number; readonly page: number } = { kept: KEPT, page: PAGE },
  ) {}

  /**
   * The next frames of a viewer.
   * @param after how many frames the viewer has already
   * @throws what storage and rules throw
   */
  async page(match: LiveMatch, viewer: Viewer, after: number, { address, pay }: Asker): Promise<Paged> {
    const network = networksOf(address).at(-1) ?? address;
    if (this.line.of(network) >= (this.line.size >= CROWDED ? 1 : WAITING)) return { ok: false, error: 'too-fast' };
    return this.line.run(network, async () => ({ ok: true, past: await this.make(match, viewer, after, pay) }));
  }

  private async make(match: LiveMatch, viewer: Viewer, after: number, pay: Asker['pay']): Promise<PastMessage> {
    const key = `${match.id}:${String(viewer)}`;
    const begun = this.begun.get(key) ?? (await this.begin(match, viewer));
    if (begun === null) return { frames: [], rest: 'none' };
    this.forget(key);
    const page = new Page(this.most.page);
    let end = page.fill(begun.frames.slice(after));
    const { replay } = begun;
    const views = match.stateID(viewer);
    let unseen = 0;
    if (end === 'open' && replay.views < views) {
      for await (const change of this.storage.history(match.id, begun.version)) {
        const seen = replay.read(change);
        begun.version = change.version;
        if (seen !== 'by-viewer') {
          // What others did in secret is not charged: what is left of a rate would tell how much it was.
          if (seen === 'by-nobody') pay(priceOfReading(1));
          unseen += 1;
          if (unseen % AT_ONCE === 0) await turn();
          continue;
        }
        await turn();
        pay(1);
        const frame = replay.frame(change);
        if (frame !== null) {
          add(begun, frame);
          if (begun.frames.length > after) end = page.fill(begun.frames.slice(-1));
        }
        if (end === 'full' || replay.views >= views) break;
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
