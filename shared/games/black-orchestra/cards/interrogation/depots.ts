import { BERLIN, type InterrogationCard, removeTiles } from '../api';
import { supportUp, supportUpSentence } from './shared/support';
import { untargeted } from './shared/targets';
import { loseTiles, nearTiles } from './shared/tiles';

export const card: InterrogationCard = {
  id: 'depots',
  copies: 2,
  name: { en: 'Depots', fr: 'Les dépôts' },
  yields: loseTiles('lose-two-tiles-in-berlin', 2, (space) => BERLIN.includes(space)),
  betrays: untargeted({
    effect: 'lose-near-tiles-freed',
    applicable: ({ core: { pub } }) => nearTiles(pub).length > 0,
    *apply(run) {
      removeTiles(run, nearTiles(run.core.pub));
    },
  }),
  eagle: supportUp,
  effects: {
    'lose-two-tiles-in-berlin': {
      en: 'Two item tiles in Berlin are removed unseen.',
      fr: 'Deux tuiles objet de Berlin quittent la partie, face cachée.',
    },
    'lose-near-tiles-freed': {
      en: 'All item tiles in Berlin and in stage 1 and 2 spaces, at least one, are removed unseen. The prisoner is released.',
      fr: 'Les tuiles objet de Berlin et des périodes 1 et 2 quittent la partie, face cachée (une au moins). Le prisonnier sort de prison.',
      own: {
        en: 'All item tiles in Berlin and in stage 1 and 2 spaces are removed unseen. You are released.',
        fr: 'Les tuiles objet de Berlin et des périodes 1 et 2 quittent la partie, face cachée. Vous sortez de prison.',
      },
    },
    ...supportUpSentence,
  },
};
