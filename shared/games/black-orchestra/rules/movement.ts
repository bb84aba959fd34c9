import type { Script } from '../../../engine/script';
import { neighbours } from '../board/distance';
import { type SpaceId, SPACES } from '../board/spaces';
import type { GameRun } from '../cards/types';
import { name } from '../i18n/names';
import { type SheetId } from '../sheets/ids';
import type { Pub } from '../state';
import { draftOf } from './discard';
import { changeMotivation, changeSuspicion } from './levels';
import { logLine } from './log';
import { conspirator, isLegal } from './select';
import { changeSupport } from './support';

/** The spaces a conspirator can go to with one move now [BO 6]; none for a prisoner. */
export function legalMoves(pub: Pub, id: SheetId): readonly SpaceId[] {
  const { space } = conspirator(pub, id);
  return space === 'prison' ? [] : neighbours(space).filter((to) => isLegal(pub, to));
}

/** Puts a free conspirator into another space; modifiers of that space apply at once [BO 6, R11]. */
export function* moveConspirator(run: GameRun, id: SheetId, to: SpaceId): Script {
  const from = conspirator(run.core.pub, id).space;
  if (from === 'prison' || from === to) return;
  run.change((draft) => {
    draftOf(draft, id).space = to;
  });
  logLine(run, 'log.moved', { who: name.sheet(id), from: name.space(from), space: name.space(to) });
  const { currentEvent } = run.core.pub;
  if (currentEvent !== null) run.content.event(currentEvent).whileCurrent?.moved?.(run, id, from, to);
  const { motivation, suspicion, support } = SPACES[to].modifiers ?? {};
  if (suspicion !== undefined) changeSuspicion(run, [id], suspicion);
  if (support !== undefined) changeSupport(run, support);
  if (motivation !== undefined) yield* changeMotivation(run, [id], motivation);
}
