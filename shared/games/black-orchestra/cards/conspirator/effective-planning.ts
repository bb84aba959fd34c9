import { active, because, type DossierCard, gainActions, isFree, msg } from '../api';

export const card: DossierCard = {
  id: 'effective-planning',
  kind: 'standard',
  copies: 1,
  name: { en: 'Effective Planning', fr: 'Planification efficace' },
  text: {
    en: 'Reaction, at any time: the active conspirator has one more action this turn.',
    fr: 'Réaction, à tout moment : le joueur actif a une action de plus ce tour‑ci.',
  },
  anyTime: {
    // Once the actions are over, or for a prisoner, one more would be lost.
    bar({ core: { pub } }) {
      const { phase } = pub.turn;
      return (phase === 'start' || phase === 'actions') && isFree(active(pub))
        ? null
        : because(msg('why.actions-over'), '5');
    },
    *play(run) {
      gainActions(run, 1);
    },
  },
};
