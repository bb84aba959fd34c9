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
    *apply(run, prisoner) {
      const remove = yield* oneTile.askTargets(run, prisoner);
      yield* remove();
    },
  },
  effects: {
    'lose-two-tiles': {
      en: 'Two item tiles of the prisoner’s choice are removed unseen.',
      fr: 'Deux tuiles objet au choix du prisonnier quittent la partie, face cachée.',
      own: {
        en: 'Two item tiles of your choice are removed unseen.',
        fr: 'Deux tuiles objet de votre choix quittent la partie, face cachée.',
      },
    },
    'lose-three-tiles-freed': {
      en: 'Three item tiles of the prisoner’s choice are removed unseen. The prisoner is released.',
      fr: 'Trois tuiles objet au choix du prisonnier quittent la partie, face cachée. Le prisonnier sort de prison.',
      own: {
        en: 'Three item tiles of your choice are removed unseen. You are released.',
        fr: 'Trois tuiles objet de votre choix quittent la partie, face cachée. Vous sortez de prison.',
      },
    },
    'lose-a-tile': {
      en: 'One item tile of the prisoner’s choice is removed unseen.',
      fr: 'Une tuile objet au choix du prisonnier quitte la partie, face cachée.',
      own: {
        en: 'One item tile of your choice is removed unseen.',
        fr: 'Une tuile objet de votre choix quitte la partie, face cachée.',
      },
    },
  },
};
