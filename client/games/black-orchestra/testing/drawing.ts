import type { Ref } from '../../../../shared/engine/ask';
import type { Language } from '../../../../shared/engine/game';
import type { Table } from '../../../../shared/games/black-orchestra/table';
import { targetsOf } from '../../../table/choices/targets';
import type { DrawingSource } from '../../../table/contract/contract';
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
  const drawing = drawingOf({
    view,
    facts,
    options,
    members: ['Anna', 'Ben'].map((name, i) => memberView(i, name)),
    text: blackOrchestraIn(language, view.table.edition).text,
    targets: targetsOf(view.asks),
    tap: (ref) => void tapped.push(ref),
    emphasis: new Set(emphasis),
    telling: null,
    points: [],
    plans: [],
  });
  return { drawing, tapped };
}
