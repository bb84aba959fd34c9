import { changeMotivation, conspirator, type DossierCard, freeIds, reason } from '../api';
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
    bar({ core: { pub } }, holder) {
      const { space } = conspirator(pub, holder);
      if (space !== 'auschwitz' && space !== 'treblinka') return reason.elsewhere('auschwitz', 'treblinka');
      return canBeMotivated(pub, freeIds(pub)) ? null : reason.reckless.anybody;
    },
    *play(run) {
      yield* changeMotivation(run, freeIds(run.core.pub), 1);
    },
  },
};
