import { changeSuspicion, type DossierCard, reason } from '../api';
import { everybodyHere } from './shared/here';
import { areSuspected } from './shared/levels';

export const card: DossierCard = {
  id: 'cover-story',
  kind: 'standard',
  copies: 1,
  name: { en: 'Cover Story', fr: 'Couverture' },
  text: {
    en: 'Act: every conspirator in your space, you included, loses 1 suspicion.',
    fr: 'Agir : la suspicion de chaque conspirateur de votre lieu baisse de 1, y compris la vôtre.',
  },
  action: {
    bar: ({ core: { pub } }, holder) =>
      areSuspected(pub, everybodyHere(pub, holder)) ? null : reason.unsuspected.here,
    *play(run, holder) {
      changeSuspicion(run, everybodyHere(run.core.pub, holder), -1);
    },
  },
};
