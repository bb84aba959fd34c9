import type { Reason } from '../../../engine/ask';
import type { Script } from '../../../engine/script';
import { neighbours } from '../board/distance';
import { openingOf } from '../board/opening';
import { type SheetId } from '../board/sheets';
import { type SpaceId, SPACES } from '../board/spaces';
import type { GameRun } from '../content';
import { name } from '../i18n/names';
import type { Pub } from '../state';
import { draftOf } from './discard';
import { changeMotivation, changeSuspicion } from './levels';
import { logLine, msg } from './log';
import { because } from './reasons';
import { conspirator, isLegal } from './select';
import { changeSupport } from './support';

/** The spaces a conspirator can go to with one move now [BO 6]; none for a prisoner. */
export function legalMoves(pub: Pub, id: SheetId): readonly SpaceId[] {
  const { space } = conspirator(pub, id);
  return space === 'prison' ? [] : neighbours(space).filter((to) => isLegal(pub, to));
}

/** Why nobody can be in a space now; null when it is open [BO 6]. */
export function closedReason({ stage: now }: Pub, space: SpaceId): Reason | null {
  const { stage } = SPACES[space];
  if (stage === null) return null;
  switch (openingOf(space, now)) {
    case 'open':
      return null;
    case 'opens-later':
      return because(msg('why.opens', { space: name.space(space), stage }), '6.6', {
        what: 'stage',
        at: [stage],
      });
    case 'closed-for-good':
      return because(msg('why.closed-for-good', { space: name.space(space) }), '6.6');
  }
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
