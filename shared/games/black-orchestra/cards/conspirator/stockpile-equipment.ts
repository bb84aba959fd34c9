import { askItem, because, conspirator, type DossierCard, gainItem, logLine, msg, name } from '../api';

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
    bar: ({ core: { pub } }) =>
      pub.itemDiscard.length > 0 ? null : because(msg('why.no-item-discards'), '14', { what: 'discarded-item' }),
    *play(run, holder) {
      const { seat } = conspirator(run.core.pub, holder);
      const item = yield* askItem(run, { seat }, 'discard-pile', () => run.core.pub.itemDiscard);
      if (item === null) return;
      run.change((draft) => {
        draft.pub.itemDiscard.splice(draft.pub.itemDiscard.indexOf(item), 1);
      });
      logLine(run, 'log.collected', { who: name.sheet(holder), item: name.item(item) });
      yield* gainItem(run, holder, item);
    },
  },
};
