import { changeSupport, freeIds, type InexorableInterrogationCard, supportCanRise } from '../../api';
import { deputiesCome } from '../../interrogation/shared/options';
import { suspectAll, suspectAllSentence } from '../../interrogation/shared/suspect-all';
import { untargeted } from '../../interrogation/shared/targets';

export const card: InexorableInterrogationCard = {
  id: 'first-2',
  copies: 4,
  options: [
    untargeted({
      effect: 'support-up-twice',
      applicable: ({ core: { pub } }) => supportCanRise(pub, 2),
      *apply(run) {
        changeSupport(run, 2);
      },
    }),
    deputiesCome.option,
    untargeted({
      ...suspectAll,
      applicable: ({ core: { pub } }) => freeIds(pub, ({ suspicion }) => suspicion !== 'extreme').length > 0,
    }),
  ],
  effects: {
    'support-up-twice': { en: 'Military support +2.', fr: 'Soutien militaire +2.' },
    ...deputiesCome.sentence,
    ...suspectAllSentence,
  },
};
