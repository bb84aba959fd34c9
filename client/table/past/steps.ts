import type { MatchView } from '../../../shared/engine/match';
import type { Text } from '../../../shared/engine/text';
import { applyPatch } from '../../../shared/patch/apply';
import type { PastFrame, PastView } from '../../../shared/protocol/rooms';
import { commonLines } from '../contract/story';

/** The match as it was at one time, and when that began. */
export interface Step {
  readonly at: PastFrame['at'];
  readonly detail: PastFrame['detail'];
  readonly view: PastView;
  /** The lines that the log got with it. */
  readonly told: readonly Text[];
}

/**
 * The steps of a past with more of its frames.
 * @throws PatchError when the frames do not go on where the steps end
 */
export function stepsAfter(steps: readonly Step[], frames: readonly PastFrame[]): readonly Step[] {
  const all = [...steps];
  for (const { at, detail, patch } of frames) {
    const before = all.at(-1)?.view ?? null;
    const view = applyPatch<unknown>(before, patch) as PastView;
    const told = view.log.slice(commonLines(before?.log ?? [], view.log)).map(({ text }) => text);
    all.push({ at, detail, view, told });
  }
  return all;
}

/**
 * The step with which a line came into the log to stay: lines of the same number may have been there before and were taken
 * back. The last step when there is no such line.
 */
export function stepOfLine(steps: readonly Step[], line: number): number {
  let at = steps.length - 1;
  while (at > 0 && (steps[at - 1]?.view.log.length ?? 0) > line && goesOn(steps[at - 1], steps[at], line)) at -= 1;
  return Math.max(0, at);
}

/** Whether a line is the same in two steps. */
function goesOn(before: Step | undefined, after: Step | undefined, line: number): boolean {
  return commonLines(before?.view.log ?? [], after?.view.log ?? []) > line;
}

/** A former view as the table is drawn from it: with nothing to decide. */
export function drawable({ view }: Step): MatchView {
  return { ...view, asks: [], waiting: [] };
}
