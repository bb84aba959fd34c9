import {
  askSeat,
  type CardKey,
  changeSuspicion,
  conspirator,
  discardCards,
  discardItem,
  type EventCard,
  type ItemId,
  itemOptions,
  name,
  type Pub,
  type SheetId,
  text,
} from '../../api';
import { decline, visitAlone, visitQuestion } from '../shared/visit';

type Gift = { readonly kind: 'card'; readonly card: CardKey } | { readonly kind: 'item'; readonly item: ItemId };

/** Every card of the dossier and every kind of item the one visited could give up. */
function gifts(pub: Pub, host: SheetId) {
  const one = conspirator(pub, host);
  const cards = one.dossier.map((card) => ({
    key: `card:${card}`,
    label: text('option.discard', { thing: name.card(card) }),
    ref: { kind: 'card', id: card },
    value: { kind: 'card', card } as const,
  }));
  const items = itemOptions(one).map((option) => ({ ...option, value: { kind: 'item', item: option.value } as const }));
  return [...cards, ...items];
}

export const card: EventCard = {
  id: 'visit-from-bormann-2',
  stage: 2,
  kind: 'standard',
  copies: 1,
  name: { en: 'Visit from Bormann', fr: 'Visite de Bormann' },
  text: {
    en: 'Bormann moves to the nearest conspirator elsewhere. If that conspirator is alone in their space, they may discard one card or one item to lose 2 suspicion.',
    fr: 'Bormann rejoint le conspirateur le plus proche hors de son lieu. S’il y est seul, ce conspirateur peut défausser une carte ou un objet : suspicion −2.',
  },
  *resolve(run) {
    const host = yield* visitAlone(run, 'bormann');
    if (host === null) return;
    const gift = yield* askSeat<Gift | 'none'>(run, {
      ...visitQuestion(run, card.id, host),
      options: () => {
        const offered = gifts(run.core.pub, host);
        return offered.length === 0
          ? []
          : [...offered, { key: 'no', label: text('option.no'), value: 'none' as const }];
      },
    });
    if (gift === 'none') decline(run, card.id, host);
    if (gift === null || gift === 'none') return;
    switch (gift.kind) {
      case 'card':
        discardCards(run, host, [gift.card]);
        break;
      case 'item':
        discardItem(run, host, gift.item);
        break;
    }
    changeSuspicion(run, [host], -2);
  },
};
