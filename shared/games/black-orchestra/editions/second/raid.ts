import { askSeat, type Script } from '../../../../engine/script';
import { idOf } from '../../board/copies';
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

interface Decision {
  readonly does: 'discard' | 'keep';
  readonly card: CardKey;
}

/** One conspirator goes through the illegal cards in any order; at extreme suspicion the rest is kept without a choice. */
export function* decideCardByCard(run: GameRun, id: SheetId): Script {
  const { seat } = conspirator(run.core.pub, id);
  const kept = new Set<CardKey>();
  const undecided = (): readonly CardKey[] =>
    conspirator(run.core.pub, id).suspicion === 'extreme'
      ? []
      : illegalCards(run, id).filter((card) => !kept.has(card));
  while (undecided().length > 0) {
    const decision = yield* askSeat<Decision>(run, {
      seat,
      kind: 'raid',
      prompt: msg('ask.raid', { who: name.sheet(id) }),
      about: msg(keepsSafe(run, id) ? 'waiting.raid' : 'about.raid'),
      openOptions: true,
      options: () =>
        // Of copies of one card it does not matter which (found: the same two answers twice).
        firstCopies(undecided()).flatMap((card) => [
          {
            key: `discard:${card}`,
            label: msg('option.discard', { thing: name.card(card) }),
            ref: { kind: 'card', id: card },
            value: { does: 'discard', card },
          },
          {
            key: `keep:${card}`,
            label: msg(keepsSafe(run, id) ? 'option.keep-safe' : 'option.keep', { card: name.card(card) }),
            ref: { kind: 'card', id: card },
            value: { does: 'keep', card },
          },
        ]),
    });
    if (decision === null) return;
    switch (decision.does) {
      case 'discard':
        discardCards(run, id, [decision.card]);
        break;
      case 'keep':
        kept.add(decision.card);
        if (keepsSafe(run, id)) {
          logLine(run, 'log.kept', { who: name.sheet(id), card: name.card(decision.card) });
        } else {
          logLine(run, 'log.kept-suspect', { who: name.sheet(id), card: name.card(decision.card) });
          changeSuspicion(run, [id], 1);
        }
        break;
    }
  }
}

/** One of each printed card. */
function firstCopies(cards: readonly CardKey[]): readonly CardKey[] {
  return cards.filter((card, i) => cards.findIndex((other) => idOf(other) === idOf(card)) === i);
}
