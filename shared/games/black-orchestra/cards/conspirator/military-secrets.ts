import { changeSupport, conspirator, type DossierCard, reason, supportCanFall } from '../api';

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
    bar({ core: { pub } }, holder) {
      const { space } = conspirator(pub, holder);
      if (space !== 'zurich' && space !== 'stockholm') return reason.elsewhere('zurich', 'stockholm');
      return supportCanFall(pub) ? null : reason.supportLowest;
    },
    *play(run) {
      changeSupport(run, -1);
    },
  },
};
