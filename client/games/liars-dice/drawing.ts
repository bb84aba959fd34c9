import type { Seat } from '../../../shared/engine/ask';
import type { DiceTable } from '../../../shared/games/liars-dice/state';
import type { Renderer } from '../../../shared/text/render';
import type { DrawingSource } from '../../table/contract/contract';

/** What every part of the screen is drawn from. */
export interface Drawing {
  readonly table: DiceTable;
  readonly you: Seat | null;
  readonly members: DrawingSource<DiceTable>['members'];
  readonly text: Renderer;
}

/** Makes the drawing from what the table screen gives to a game. */
export function drawingOf({ view, members, text }: DrawingSource<DiceTable>): Drawing {
  return { table: view.table, you: view.you, members, text };
}

/** The name of the person on a seat. */
export function nameOf(text: Renderer, seat: number): string {
  return text.render({ m: 'engine.seat', p: { n: seat + 1 } });
}

/** A bid in the reader's words, such as “4 fives”. */
export function bidIn(text: Renderer, n: number, face: number): string {
  return text.render({ m: `bid.${face}`, p: { n } });
}
