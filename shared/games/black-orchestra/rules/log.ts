import { type Text, text, type TextParam } from '../../../engine/text';
import type { GameRun } from '../content';
import type { MessageId } from '../i18n/en';

/** A sentence of the game's own catalogue; the type checker knows the ids. */
export function msg(id: MessageId, params?: Readonly<Record<string, TextParam>>): Text {
  return text(id, params);
}

/** Things one after the other: "A, then B". */
export function inOrder(things: readonly Text[]): readonly Text[] | Text {
  const [first, ...rest] = things;
  if (first === undefined || rest.length === 0) return things;
  return msg('list.then', { first, rest: inOrder(rest) });
}

/** Writes a line into the log for everybody. */
export function logLine(run: GameRun, id: MessageId, params?: Readonly<Record<string, TextParam>>): void {
  run.log(msg(id, params));
}
