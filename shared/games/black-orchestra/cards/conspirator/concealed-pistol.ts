import type { DossierCard } from '../api';

export const card: DossierCard = {
  id: 'concealed-pistol',
  kind: 'illegal',
  copies: 1,
  name: { en: 'Concealed Pistol', fr: 'Pistolet dissimulé' },
  text: {
    en: 'Ongoing. Discard this card wherever you could use a Weapons item. It does not count against your item limit.',
    fr: 'Permanent. Défaussez cette carte partout où vous pourriez utiliser un objet Armes. Elle ne compte pas dans votre limite d’objets.',
  },
  ongoing: { countsAs: 'weapons' },
};
