import type { Ref } from '../../../../shared/engine/ask';
import type { Language } from '../../../../shared/engine/game';
import type { Table } from '../../../../shared/games/black-orchestra/table';
import type { DrawingSource } from '../../../table/contract/contract';
import { sourceOf } from '../../../testing/part';
import { memberView } from '../../../testing/room';
import { type Drawing, drawingOf } from '../drawing';
import { blackOrchestraIn, facts } from './game';

type View = DrawingSource<Table>['view'];

/** What a part of the screen is drawn from in a test, and the things that were tapped, oldest first. */
export interface TestDrawing {
  readonly drawing: Drawing;
  readonly tapped: readonly Ref[];
}

/**
 * Makes what a part of the screen is drawn from.
 * @param emphasis the things that are pointed at
 * @param options the table options of the room
 */
export function drawingIn(language: Language, view: View, emphasis: readonly string[] = [], options = {}): TestDrawing {
  const tapped: Ref[] = [];
  const { text } = blackOrchestraIn(language, view.table.edition);
  const drawing = drawingOf({
    ...sourceOf({ view, facts, text, tap: (ref) => void tapped.push(ref) }),
    options,
    members: ['Anna', 'Ben'].map((name, i) => memberView(i, name)),
    emphasis: new Set(emphasis),
  });
  return { drawing, tapped };
}
