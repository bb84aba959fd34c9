import {
  canDraw,
  conspirator,
  discardCards,
  type DossierCard,
  drawCard,
  idOf,
  logLine,
  reason,
  shuffleIntoDeck,
} from '../api';

export const card: DossierCard = {
  id: 'history-repeats',
  kind: 'standard',
  copies: 1,
  name: { en: 'History Repeats', fr: 'L’histoire se répète' },
  text: {
    en: 'Act: shuffle this card and all discarded conspirator cards into the deck. Then draw a card.',
    fr: 'Agir : mélangez la défausse des cartes conspirateur, y compris cette carte, avec la pioche. Piochez ensuite une carte.',
  },
  action: {
    bar: ({ core }) => (canDraw(core) ? null : reason.noCards),
    *play(run, holder) {
      const own = conspirator(run.core.pub, holder).dossier.filter((key) => idOf(key) === 'history-repeats');
      // That it is played says where it is now.
      discardCards(run, holder, own, 'told-elsewhere');
      shuffleIntoDeck(run);
      logLine(run, 'log.reshuffled');
      yield* drawCard(run, holder);
    },
  },
};
