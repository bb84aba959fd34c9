import { changeMotivation, freeIds, type InexorableInterrogationCard, motivationAtLeast } from '../../api';
import { oneDiscardsCards } from '../../interrogation/shared/discard';
import { suspectOneTwice } from '../../interrogation/shared/options';
import { onOne } from '../../interrogation/shared/targets';

export const card: InexorableInterrogationCard = {
  id: 'first-3',
  copies: 4,
  options: [
    suspectOneTwice.option,
    onOne({
      effect: 'discourage-one-twice',
      // Printed is "timid or skeptical", which could never be applied in full [R25].
      among: (pub) => freeIds(pub, (one) => motivationAtLeast(one, 'motivated')),
      apply: (run, whom) => changeMotivation(run, [whom], -2),
    }),
    oneDiscardsCards('lose-three-cards', 3),
  ],
  effects: {
    ...suspectOneTwice.sentence,
    'discourage-one-twice': {
      en: 'One conspirator who is motivated or higher loses 2 motivation.',
      fr: 'Un conspirateur « motivé » ou plus : motivation −2.',
    },
    'lose-three-cards': {
      en: 'One conspirator with at least three dossier cards discards three of them.',
      fr: 'Un conspirateur défausse trois cartes de son dossier.',
    },
  },
};
