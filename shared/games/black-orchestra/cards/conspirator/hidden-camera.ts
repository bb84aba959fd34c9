import { changeMotivation, conspirator, type DossierCard, freeIds } from '../api';
import { canBeMotivated } from './shared/levels';

export const card: DossierCard = {
  id: 'hidden-camera',
  kind: 'illegal',
  copies: 1,
  name: { en: 'Hidden Camera', fr: 'Caméra cachée' },
  text: {
    en: 'Act, in Auschwitz or Treblinka: every conspirator gains 1 motivation.',
    fr: 'Agir, à Auschwitz ou à Treblinka : la motivation de chaque conspirateur augmente de 1.',
  },
  action: {
    usable({ core: { pub } }, holder) {
      const { space } = conspirator(pub, holder);
      return (space === 'auschwitz' || space === 'treblinka') && canBeMotivated(pub, freeIds(pub));
    },
    *play(run) {
      yield* changeMotivation(run, freeIds(run.core.pub), 1);
    },
  },
};
