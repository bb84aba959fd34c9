import { isQuestion, type Ref, type Seat } from '../../../shared/engine/ask';
import type { MatchView } from '../../../shared/engine/match';
import type { ActionId } from '../../../shared/games/complots/board/actions';
import type { CharacterId } from '../../../shared/games/complots/board/characters/ids';
import type { Action, Character } from '../../../shared/games/complots/board/characters/types';
import type { Table } from '../../../shared/games/complots/table';
import type { MemberView } from '../../../shared/protocol/rooms';
import type { Renderer } from '../../../shared/text/render';
import { type DrawingSource, refKey } from '../../table/contract/contract';
import { claimsOf, type ClaimTold } from './story/claims';
import { type Judged, judgedIn } from './story/judged';

/** What the rules say of themselves: `GameModule.facts`. */
export interface Facts {
  readonly actions: Readonly<Record<ActionId, Action>>;
  readonly characters: Readonly<Record<CharacterId, Character>>;
}

/** What every part of the screen is drawn from. */
export interface Drawing {
  readonly table: Table;
  readonly facts: Facts;
  readonly you: Seat | null;
  /** The kind of the question that the reader is asked; null while they wait. */
  readonly asked: string | null;
  /** Those who are awaited, as everybody may know. */
  readonly awaited: readonly Seat[];
  readonly claims: readonly ClaimTold[];
  /** The same with what each was; empty as long as the match goes on. */
  readonly judged: readonly Judged[];
  /** All that has been told. */
  readonly log: MatchView<Table>['log'];
  readonly members: readonly MemberView[];
  readonly text: Renderer;
  readonly tap: (ref: Ref) => void;
  readonly isTarget: (ref: Ref) => boolean;
}

/** Makes the drawing from what the table screen gives to a game. */
export function drawingOf({ view, facts, members, text, targets, tap }: DrawingSource<Table, Facts>): Drawing {
  return {
    table: view.table,
    facts,
    you: view.you,
    asked: view.asks.find(isQuestion)?.kind ?? null,
    awaited: view.waiting.map(({ seat }) => seat),
    claims: claimsOf(view.log),
    judged: judgedIn(view),
    log: view.log,
    members,
    text,
    tap,
    isTarget: (ref) => targets.has(refKey(ref)),
  };
}
