import { choose, type Script, together } from '../../../engine/script';
import type { Play, Position } from '../cards/types';
import { name } from '../i18n/names';
import type { SheetId } from '../sheets/ids';
import type { CardKey } from '../state';
import { arrest, illegalCards } from './arrest';
import { discardCards } from './discard';
import { emptyTrack } from './dissent-track';
import { changeSuspicion } from './levels';
import { msg, say } from './say';
import { conspirator, freeIds } from './select';

/** A Gestapo raid [BO 10]: arrests, then everybody decides about illegal cards at the same time [R22], then the track. */
export function* raid(play: Play): Script {
  say(play, 'log.raid');
  yield* arrest(
    play,
    freeIds(play.core.pub, ({ suspicion }) => suspicion === 'extreme'),
  );
  yield* together(freeIds(play.core.pub).map((id) => decide(play, id)));
  emptyTrack(play);
}

function keepsSafe({ core, content }: Position, id: SheetId): boolean {
  return conspirator(core.pub, id).dossier.some((card) => content.card(card).ongoing?.keepsSafe === true);
}

interface Decision {
  readonly does: 'discard' | 'keep';
  readonly card: CardKey;
}

/** One conspirator goes through the illegal cards in any order; at extreme suspicion the rest is kept without a choice. */
function* decide(play: Play, id: SheetId): Script {
  const { seat } = conspirator(play.core.pub, id);
  const kept = new Set<CardKey>();
  const undecided = (): readonly CardKey[] =>
    conspirator(play.core.pub, id).suspicion === 'extreme'
      ? []
      : illegalCards(play, id).filter((card) => !kept.has(card));
  while (undecided().length > 0) {
    const decision = yield* choose<Decision>(play, {
      seat,
      kind: 'raid',
      prompt: msg('ask.raid', { who: name.sheet(id) }),
      options: () =>
        undecided().flatMap((card) => [
          {
            key: `discard:${card}`,
            label: msg('option.discard', { thing: name.card(card) }),
            ref: { kind: 'card', id: card },
            value: { does: 'discard', card },
          },
          {
            key: `keep:${card}`,
            label: msg(keepsSafe(play, id) ? 'option.keep-safe' : 'option.keep', { card: name.card(card) }),
            ref: { kind: 'card', id: card },
            value: { does: 'keep', card },
          },
        ]),
    });
    if (decision === null) return;
    switch (decision.does) {
      case 'discard':
        discardCards(play, id, [decision.card]);
        break;
      case 'keep':
        kept.add(decision.card);
        say(play, 'log.kept', { who: name.sheet(id), card: name.card(decision.card) });
        if (!keepsSafe(play, id)) changeSuspicion(play, [id], 1);
        break;
    }
  }
}
