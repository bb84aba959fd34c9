import { emptyTrack, type InexorableInterrogationCard } from '../../api';
import { loseAPlot } from '../../interrogation/shared/options';
import { untargeted } from '../../interrogation/shared/targets';
import { loseTiles } from '../../interrogation/shared/tiles';

export const card: InexorableInterrogationCard = {
  id: 'first-5',
  copies: 4,
  options: [
    untargeted({
      effect: 'empty-track',
      applicable: ({ core }) => core.pub.track === 2,
      *apply(run) {
        emptyTrack(run);
      },
    }),
    loseTiles('lose-three-tiles', 3),
    loseAPlot.option,
  ],
  effects: {
    'empty-track': {
      en: 'The dissent track, with exactly two dice on it, is emptied.',
      fr: 'La piste de contestation est vidée (exactement deux dés).',
    },
    'lose-three-tiles': {
      en: 'Three item tiles of the prisoner’s choice are removed unseen.',
      fr: 'Trois tuiles objet au choix du prisonnier quittent la partie, face cachée.',
      own: {
        en: 'Three item tiles of your choice are removed unseen.',
        fr: 'Trois tuiles objet de votre choix quittent la partie, face cachée.',
      },
    },
    ...loseAPlot.sentence,
  },
};
