import type { Script } from '../../../engine/script';
import type { Suspicion } from '../board/levels';
import type { SheetId } from '../board/sheets';
import type { GameRun, Position } from '../content';
import { name } from '../i18n/names';
import type { Pub } from '../state';
import { discardCards, draftOf } from './discard';
import { logSuspicion } from './levels';
import { settleLimits } from './limits';
import { logLine } from './log';
import { defeat } from './over';
import { conspirator, freeConspirators, isFree } from './select';
import { forgetOrder, orderFor } from './standing';

/** The illegal cards in a dossier. */
export function illegalCards({ core, content }: Position, id: SheetId) {
  return conspirator(core.pub, id).dossier.filter((card) => content.card(card).kind === 'illegal');
}

/** Arrests free conspirators: they discard what the edition says and go to prison; defeat when nobody is left [BO 1, 11, 16]. */
export function* arrest(run: GameRun, ids: readonly SheetId[]): Script {
  for (const id of ids) {
    if (!isFree(conspirator(run.core.pub, id))) continue;
    const lost = run.content.rules.arrestDiscards(run, id);
    if (lost.length === 0) logLine(run, 'log.arrested', { who: name.sheet(id) });
    else logLine(run, 'log.arrested-loses', { who: name.sheet(id), cards: lost.map(name.card) });
    discardCards(run, id, lost, 'told-elsewhere');
    endOrders(run, id);
    run.change((draft) => {
      const one = draftOf(draft, id);
      one.space = 'prison';
      one.extraDice = [];
    });
  }
  if (freeConspirators(run.core.pub).length === 0) defeat(run, 'all-arrested');
  yield* settleLimits(run);
}

/** Ends what was said in advance about the cards of a conspirator [R35], and says so. */
function endOrders(run: GameRun, id: SheetId): void {
  for (const card of conspirator(run.core.pub, id).dossier) {
    if (orderFor(run.core.pub, id, card) === null) continue;
    run.change((draft) => forgetOrder(draft, card));
    logLine(run, 'log.order-ended', { card: name.card(card) });
  }
}

/** Frees a prisoner: Gestapo HQ, at the given suspicion [BO 6, 11]. */
export function release(run: GameRun, id: SheetId, suspicion: Suspicion): void {
  const prisoner = conspirator(run.core.pub, id);
  if (isFree(prisoner)) return;
  // Somebody who was arrested before an arrest did so may still have a card armed.
  endOrders(run, id);
  run.change((draft) => {
    const one = draftOf(draft, id);
    one.space = 'gestapo-hq';
    one.suspicion = suspicion;
  });
  logLine(run, 'log.released', { who: name.sheet(id) });
  logSuspicion(run, id, prisoner.suspicion);
}

/** The conspirators in prison. */
export function prisoners(pub: Pub): readonly SheetId[] {
  return pub.conspirators.filter((one) => !isFree(one)).map(({ id }) => id);
}
