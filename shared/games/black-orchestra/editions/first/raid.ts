import { askSeat, type Script } from '../../../../engine/script';
import type { SheetId } from '../../board/sheets';
import type { GameRun } from '../../content';
import { name } from '../../i18n/names';
import { illegalCards } from '../../rules/arrest';
import { discardCards } from '../../rules/discard';
import { changeSuspicion } from '../../rules/levels';
import { logLine, msg } from '../../rules/log';
import { keepsSafe } from '../../rules/raid';
import { conspirator } from '../../rules/select';
import type { CardKey } from '../../state';

/** What the restricted cards still held would cost in suspicion. */
function cost(run: GameRun, id: SheetId): number {
  return keepsSafe(run, id) ? 0 : illegalCards(run, id).length;
}

/** One conspirator discards any cards, and then gains 1 suspicion for each restricted card still held [BO 16]. */
export function* discardAny(run: GameRun, id: SheetId): Script {
  const { seat } = conspirator(run.core.pub, id);
  while (conspirator(run.core.pub, id).dossier.length > 0) {
    const card = yield* askSeat<CardKey | 'done'>(run, {
      seat,
      kind: 'raid',
      prompt: msg('ask.raid-any', { who: name.sheet(id) }),
      options: () => [
        ...conspirator(run.core.pub, id).dossier.map((value) => ({
          key: `discard:${value}`,
          label: msg('option.discard', { thing: name.card(value) }),
          ref: { kind: 'card', id: value },
          value,
        })),
        { key: 'done', label: msg('option.raid-done', { n: cost(run, id) }), value: 'done' },
      ],
    });
    if (card === null || card === 'done') break;
    discardCards(run, id, [card]);
  }
  const kept = keepsSafe(run, id) ? 'log.kept' : 'log.kept-suspect';
  for (const card of illegalCards(run, id)) logLine(run, kept, { who: name.sheet(id), card: name.card(card) });
  changeSuspicion(run, [id], cost(run, id));
}
