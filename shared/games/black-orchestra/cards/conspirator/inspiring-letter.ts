import { changeMotivation, type DossierCard, reason } from '../api';
import { everybodyHere } from './shared/here';
import { canBeMotivated } from './shared/levels';

export const card: DossierCard = {
  id: 'inspiring-letter',
  kind: 'illegal',
  copies: 1,
  name: { en: 'Inspiring Letter', fr: 'Lettre inspirante' },
  text: {
    en: 'Act: every conspirator in your space, you included, gains 1 motivation.',
    fr: 'Agir : la motivation de chaque conspirateur de votre lieu augmente de 1, y compris la vôtre.',
  },
  action: {
    bar: ({ core: { pub } }, holder) => (canBeMotivated(pub, everybodyHere(pub, holder)) ? null : reason.reckless.here),
    *play(run, holder) {
      yield* changeMotivation(run, everybodyHere(run.core.pub, holder), 1);
    },
  },
};
