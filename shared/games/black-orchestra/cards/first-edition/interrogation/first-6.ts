import { arrest, discardCards, freeIds, illegalCards, type InexorableInterrogationCard, removeTiles } from '../../api';
import { onOne, untargeted } from '../../interrogation/shared/targets';
import { nearTiles } from '../../interrogation/shared/tiles';

export const card: InexorableInterrogationCard = {
  id: 'first-6',
  copies: 4,
  options: [
    onOne({
      effect: 'arrest-one',
      // The last free conspirator cannot be named [R34].
      among: (pub) => (freeIds(pub).length > 1 ? freeIds(pub) : []),
      apply: (run, whom) => arrest(run, [whom]),
    }),
    untargeted({
      effect: 'lose-near-tiles',
      applicable: ({ core: { pub } }) => nearTiles(pub).length > 0,
      *apply(run) {
        removeTiles(run, nearTiles(run.core.pub));
      },
    }),
    untargeted({
      effect: 'lose-illegal-cards',
      applicable: (at) => freeIds(at.core.pub).flatMap((id) => illegalCards(at, id)).length >= 2,
      *apply(run) {
        for (const id of freeIds(run.core.pub)) discardCards(run, id, illegalCards(run, id));
      },
    }),
  ],
  effects: {
    'arrest-one': { en: 'One conspirator is arrested.', fr: 'Un conspirateur va en prison.' },
    'lose-near-tiles': {
      en: 'All item tiles in Berlin and in stage 1 and 2 spaces, at least one, are removed unseen.',
      fr: 'Les tuiles objet de Berlin et des périodes 1 et 2 quittent la partie, face cachée (une au moins).',
    },
    'lose-illegal-cards': {
      en: 'All conspirators discard all illegal cards, at least two in all.',
      fr: 'Tous les conspirateurs défaussent leurs cartes illégales (deux au moins en tout).',
    },
  },
};
