import { changeSuspicion, type DossierCard, freeIds, reason } from '../api';
import { areSuspected } from './shared/levels';

export const card: DossierCard = {
  id: 'false-safety-report',
  kind: 'illegal',
  copies: 1,
  name: { en: 'False Safety Report', fr: 'Faux rapport de sécurité' },
  text: {
    en: 'Act: every conspirator loses 1 suspicion.',
    fr: 'Agir : la suspicion de chaque conspirateur baisse de 1.',
  },
  action: {
    bar: ({ core: { pub } }) => (areSuspected(pub, freeIds(pub)) ? null : reason.unsuspected.anybody),
    *play(run) {
      changeSuspicion(run, freeIds(run.core.pub), -1);
    },
  },
};
