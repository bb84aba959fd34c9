import { changeSuspicion, type DossierCard } from '../api';
import { areSuspected } from './shared/levels';

export const card: DossierCard = {
  id: 'lose-gestapo',
  kind: 'standard',
  copies: 2,
  name: { en: 'Lose the Gestapo', fr: 'Semer la Gestapo' },
  text: { en: 'Act: you lose 1 suspicion.', fr: 'Agir : votre suspicion baisse de 1.' },
  action: {
    usable: ({ core: { pub } }, holder) => areSuspected(pub, [holder]),
    *play(run, holder) {
      changeSuspicion(run, [holder], -1);
    },
  },
};
