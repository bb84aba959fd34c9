import type { Ref } from '../../../shared/engine/ask';
import type { Table } from '../../../shared/games/black-orchestra/table';
import type { Renderer } from '../../../shared/text/render';
import { type GameScreenProps, refKey } from '../../table/contract';
import { printed } from './faces';

/** What every part of the screen is drawn from: the table, the reader's words, and what can be tapped. */
export interface Play {
  readonly table: Table;
  readonly you: GameScreenProps<Table>['view']['you'];
  readonly members: GameScreenProps<Table>['members'];
  readonly text: Renderer;
  readonly tap: (ref: Ref) => void;
  /** Class names for a thing: whether it can be chosen now, whether something points at it. */
  readonly marks: (ref: Ref) => string;
  /** Whether a thing can be chosen now. */
  readonly isTarget: (ref: Ref) => boolean;
}

/** Gathers what the parts of the screen need from what the shell hands over. */
export function playOf(props: GameScreenProps<Table>): Play {
  const { view, members, text, targets, tap, emphasis } = props;
  const isTarget = (ref: Ref): boolean => targets.has(refKey(ref));
  return {
    table: view.table,
    you: view.you,
    members,
    text,
    tap,
    isTarget,
    marks: (ref) => `${isTarget(ref) ? ' bo-target' : ''}${isNamed(emphasis, ref) ? ' bo-emphasis' : ''}`,
  };
}

/** Whether a thing is pointed at, as itself or by the name a sentence gives it: a person by the sheet, a card by its id. */
function isNamed(emphasis: ReadonlySet<string>, ref: Ref): boolean {
  if (emphasis.has(refKey(ref))) return true;
  return ref.kind === 'conspirator' ? emphasis.has(`sheet:${ref.id}`) : emphasis.has(`${ref.kind}:${printed(ref.id)}`);
}
