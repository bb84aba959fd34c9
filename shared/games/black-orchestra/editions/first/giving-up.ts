import type { Offer } from '../../../../engine/game';
import type { ActionOption, ActionSource, GameRun } from '../../content';
import { name } from '../../i18n/names';
import { discardCards, discardItem } from '../../rules/discard';
import { msg } from '../../rules/log';
import { freeConspirators } from '../../rules/select';
import { pay } from '../../rules/turn';

/** Items may be discarded at any time without an action [BO 16]; a prisoner keeps them. */
export function itemOffers(run: GameRun): readonly Offer[] {
  return freeConspirators(run.core.pub).flatMap(({ id, seat, items }) =>
    [...new Set(items)].map((item) => ({
      seat,
      option: {
        key: `drop:${item}:${id}`,
        label: msg('option.drop', { thing: name.item(item), who: name.sheet(id) }),
        ref: { kind: 'item', id: `${id}:${item}` },
        group: 'group.drop',
      },
      *script() {
        discardItem(run, id, item);
      },
    })),
  );
}

/** A plot may be discarded by an Act action [BO 16]. It points at nothing: a tap on a plot must never throw it away. */
export const giveUpPlot: ActionSource = (run, { id, dossier }) =>
  dossier
    .filter((card) => run.content.card(card).kind === 'plot')
    .map((card): ActionOption => ({
      key: `give-up:${card}`,
      label: msg('option.discard', { thing: name.card(card) }),
      group: 'group.act',
      *value() {
        pay(run, 1);
        discardCards(run, id, [card]);
      },
    }));
