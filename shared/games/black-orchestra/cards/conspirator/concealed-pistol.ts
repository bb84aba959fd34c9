import type { DossierCard } from '../api';

export const card: DossierCard = {
  id: 'concealed-pistol',
  kind: 'illegal',
  copies: 1,
  name: { en: 'Concealed Pistol', fr: 'Pistolet dissimulé' },
  text: {
    en: 'Ongoing. Discard this card wherever you could use a Weapons item. It does not count against your item limit.',
    fr: 'Permanent. Remplace un objet Armes ; défaussez alors cette carte. Ne compte pas dans votre limite d’objets.',
  },
  ongoing: { countsAs: 'weapons' },
};
