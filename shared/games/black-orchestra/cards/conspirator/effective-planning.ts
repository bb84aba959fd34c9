import { active, type DossierCard, gainActions, isFree } from '../api';

export const card: DossierCard = {
  id: 'effective-planning',
  kind: 'standard',
  copies: 1,
  name: { en: 'Effective Planning', fr: 'Planification efficace' },
  text: {
    en: 'Reaction, at any time: the active conspirator has one more action this turn.',
    fr: 'Réaction, à tout moment : le conspirateur actif dispose d’une action de plus ce tour-ci.',
  },
  anyTime: {
    // Once the actions are over, or for a prisoner, one more would be lost.
    usable: ({ core: { pub } }) => (pub.turn.phase === 'start' || pub.turn.phase === 'actions') && isFree(active(pub)),
    *play(run) {
      gainActions(run, 1);
    },
  },
};
