import { changeSuspicion, type DossierCard, reason } from '../api';
import { areSuspected } from './shared/levels';

export const card: DossierCard = {
  id: 'lose-gestapo',
  kind: 'standard',
  copies: 2,
  name: { en: 'Lose the Gestapo', fr: 'Semer la Gestapo' },
  text: { en: 'Act: you lose 1 suspicion.', fr: 'Agir : votre suspicion baisse de 1.' },
  action: {
    bar: ({ core: { pub } }, holder) => (areSuspected(pub, [holder]) ? null : reason.unsuspected.you),
    *play(run, holder) {
      changeSuspicion(run, [holder], -1);
    },
  },
};
