import { freeIds, type InexorableInterrogationCard, setSuspicion } from '../../api';
import { oneDiscardsItems } from '../../interrogation/shared/discard';
import { twoEvents } from '../../interrogation/shared/options';
import { onOne } from '../../interrogation/shared/targets';

export const card: InexorableInterrogationCard = {
  id: 'first-4',
  copies: 4,
  options: [
    twoEvents.option,
    onOne({
      effect: 'expose-one',
      among: (pub) => freeIds(pub, ({ suspicion }) => suspicion !== 'extreme'),
      *apply(run, whom) {
        setSuspicion(run, [whom], 'extreme');
      },
    }),
    oneDiscardsItems('lose-two-items', 2),
  ],
  effects: {
    ...twoEvents.sentence,
    'expose-one': {
      en: 'One conspirator at high suspicion or lower goes to extreme suspicion.',
      fr: 'Un conspirateur passe à suspicion extrême, s’il n’y est pas déjà.',
    },
    'lose-two-items': {
      en: 'One conspirator with at least two items discards two of them.',
      fr: 'Un conspirateur défausse deux objets.',
    },
  },
};
