import { changeSuspicion, discardCards, type DossierCard } from '../api';

export const card: DossierCard = {
  id: 'classified-papers',
  kind: 'illegal',
  copies: 1,
  name: { en: 'Classified Papers', fr: 'Documents secrets' },
  text: {
    en: 'Ongoing. Whenever somebody conspires, you lose 1 suspicion for each target rolled. If the roll has an eagle, you discard this card and gain 1 suspicion instead.',
    fr: 'Permanent. Quand quelqu’un conspire, votre suspicion baisse de 1 par cible. Avec un aigle : défaussez cette carte, suspicion +1.',
  },
  ongoing: {
    // The targets go on the dissent track all the same [R12].
    *conspired(run, holder, card, { eagles, targets }) {
      if (eagles > 0) {
        discardCards(run, holder, [card]);
        changeSuspicion(run, [holder], 1);
      } else {
        changeSuspicion(run, [holder], -targets);
      }
      return 0;
    },
  },
};
