import { askItem, conspirator, type DossierCard, gainItem, name, say } from '../api';

export const card: DossierCard = {
  id: 'stockpile-equipment',
  kind: 'standard',
  copies: 2,
  name: { en: 'Stockpile Equipment', fr: 'Stock de matériel' },
  text: {
    en: 'Act: take one item from the item discard pile.',
    fr: 'Agir : prenez un objet dans la défausse des objets.',
  },
  action: {
    usable: ({ core: { pub } }) => pub.itemDiscard.length > 0,
    *play(play, holder) {
      const { seat } = conspirator(play.core.pub, holder);
      const item = yield* askItem(play, { seat }, 'discard-pile', () => play.core.pub.itemDiscard);
      if (item === null) return;
      play.change((draft) => {
        draft.pub.itemDiscard.splice(draft.pub.itemDiscard.indexOf(item), 1);
      });
      say(play, 'log.collected', { who: name.sheet(holder), item: name.item(item) });
      yield* gainItem(play, holder, item);
    },
  },
};
