import { changeSupport, conspirator, type DossierCard, supportCanFall } from '../api';

export const card: DossierCard = {
  id: 'military-secrets',
  kind: 'illegal',
  copies: 2,
  name: { en: 'Military Secrets', fr: 'Secrets militaires' },
  text: {
    en: 'Act, in Zurich or Stockholm: military support falls by 1.',
    fr: 'Agir, à Zurich ou à Stockholm : le soutien militaire baisse de 1.',
  },
  action: {
    usable({ core: { pub } }, holder) {
      const { space } = conspirator(pub, holder);
      return (space === 'zurich' || space === 'stockholm') && supportCanFall(pub);
    },
    *play(run) {
      changeSupport(run, -1);
    },
  },
};
