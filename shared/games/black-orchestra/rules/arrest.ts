import type { Script } from '../../../engine/script';
import type { Suspicion } from '../board/levels';
import type { Play, Position } from '../cards/types';
import { name } from '../i18n/names';
import type { SheetId } from '../sheets/ids';
import type { Pub } from '../state';
import { discardCards, draftOf } from './discard';
import { settleLimits } from './limits';
import { defeat } from './over';
import { say } from './say';
import { conspirator, freeConspirators, isFree } from './select';

/** The illegal cards in a dossier. */
export function illegalCards({ core, content }: Position, id: SheetId) {
  return conspirator(core.pub, id).dossier.filter((card) => content.card(card).kind === 'illegal');
}

/** Arrests free conspirators: illegal cards are discarded, off to prison; defeat when nobody is left [BO 1, 11]. */
export function* arrest(play: Play, ids: readonly SheetId[]): Script {
  for (const id of ids) {
    if (!isFree(conspirator(play.core.pub, id))) continue;
    say(play, 'log.arrested', { who: name.sheet(id) });
    discardCards(play, id, illegalCards(play, id));
    play.change((draft) => {
      const one = draftOf(draft, id);
      one.space = 'prison';
      one.extraDice = [];
    });
  }
  if (freeConspirators(play.core.pub).length === 0) defeat(play, 'all-arrested');
  yield* settleLimits(play);
}

/** Frees a prisoner: Gestapo HQ, at the given suspicion [BO 6, 11]. */
export function release(play: Play, id: SheetId, suspicion: Suspicion): void {
  if (isFree(conspirator(play.core.pub, id))) return;
  play.change((draft) => {
    const one = draftOf(draft, id);
    one.space = 'gestapo-hq';
    one.suspicion = suspicion;
  });
  say(play, 'log.released', { who: name.sheet(id) });
  say(play, 'log.suspicion', { who: name.sheet(id), level: name.suspicion(suspicion) });
}

/** The conspirators in prison. */
export function prisoners(pub: Pub): readonly SheetId[] {
  return pub.conspirators.filter((one) => !isFree(one)).map(({ id }) => id);
}
