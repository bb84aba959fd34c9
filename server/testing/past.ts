import { applyPatch } from '../../shared/patch/apply';
import type { PastFrame, PastView } from '../../shared/protocol/rooms';
import type { Frame, Replay } from '../replay/frames';
import type { HistoryChange } from '../storage/storage';
import type { Browser } from './browser';

/** All former views of a browser in its room, asked for page by page. */
export async function pastOf(browser: Browser): Promise<readonly PastView[]> {
  const frames: PastFrame[] = [];
  for (;;) {
    const reply = await browser.say('past', { after: frames.length });
    if (!reply.ok) throw new Error(reply.error);
    frames.push(...reply.past.frames);
    if (reply.past.rest === 'none') return viewsIn(frames);
  }
}

/** The frame of the next change of a match, or null when its viewer saw nothing of it. */
export function nextOf(replay: Replay, change: HistoryChange): Frame | null {
  return replay.read(change) === 'by-viewer' ? replay.frame(change) : null;
}

/** The views that frames come to. */
export function viewsIn(frames: readonly PastFrame[]): readonly PastView[] {
  let view: unknown = null;
  return frames.map(({ patch }) => (view = applyPatch(view, patch)) as PastView);
}
