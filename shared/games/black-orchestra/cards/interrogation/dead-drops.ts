import type { InterrogationCard } from '../api';
import { loseTiles } from './shared/tiles';

const oneTile = loseTiles('lose-a-tile', 1);

export const card: InterrogationCard = {
  id: 'dead-drops',
  copies: 2,
  name: { en: 'Dead Drops', fr: 'Boîtes aux lettres' },
  yields: loseTiles('lose-two-tiles', 2),
  betrays: loseTiles('lose-three-tiles-freed', 3),
  eagle: {
    effect: oneTile.effect,
    *apply(play, prisoner) {
      const remove = yield* oneTile.choose(play, prisoner);
      yield* remove();
    },
  },
  effects: {
    'lose-two-tiles': {
      en: 'Two item tiles of the prisoner’s choice are taken off the board, unseen.',
      fr: 'Deux tuiles objet au choix du prisonnier sont retirées du plateau, sans être vues.',
    },
    'lose-three-tiles-freed': {
      en: 'Three item tiles of the prisoner’s choice are taken off the board, unseen. The prisoner is released.',
      fr: 'Trois tuiles objet au choix du prisonnier sont retirées du plateau, sans être vues. Le prisonnier est libéré.',
    },
    'lose-a-tile': {
      en: 'One item tile of the prisoner’s choice is taken off the board, unseen.',
      fr: 'Une tuile objet au choix du prisonnier est retirée du plateau, sans être vue.',
    },
  },
};
