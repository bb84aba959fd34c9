import { defeat, type EventCard } from '../../api';

export const card: EventCard = {
  id: 'documents-located',
  stage: 7,
  kind: 'standard',
  copies: 1,
  name: { en: 'Documents Located', fr: 'Documents découverts' },
  text: {
    en: 'The papers of the conspiracy have been found. The game is lost at once.',
    fr: 'Les papiers de la conspiration ont été trouvés. La partie est perdue sur‑le-champ.',
  },
  guarded: true,
  lost: true,
  *resolve(run) {
    defeat(run, 'documents');
  },
};
