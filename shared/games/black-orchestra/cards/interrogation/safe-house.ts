import { arrest, discardCards, freeIds, illegalCards, type InterrogationCard, suspicionAtLeast } from '../api';
import { discardOneOf } from './shared/discard';
import { untargeted } from './shared/targets';

export const card: InterrogationCard = {
  id: 'safe-house',
  copies: 2,
  name: { en: 'Safe House', fr: 'La planque' },
  yields: discardOneOf({ effect: 'lose-an-illegal-card', matches: ({ kind }) => kind === 'illegal' }),
  betrays: untargeted({
    effect: 'lose-illegal-cards-freed',
    applicable: (at) => freeIds(at.core.pub).flatMap((id) => illegalCards(at, id)).length >= 2,
    *apply(run) {
      for (const id of freeIds(run.core.pub)) discardCards(run, id, illegalCards(run, id));
    },
  }),
  eagle: {
    effect: 'arrest-extreme',
    *apply(run) {
      yield* arrest(
        run,
        freeIds(run.core.pub, (one) => suspicionAtLeast(one, 'extreme')),
      );
    },
  },
  effects: {
    'lose-an-illegal-card': {
      en: 'One conspirator with an illegal card discards one illegal card.',
      fr: 'Un conspirateur défausse une carte illégale.',
    },
    'lose-illegal-cards-freed': {
      en: 'All conspirators discard all illegal cards, at least two in all. The prisoner is released.',
      fr: 'Tous les conspirateurs défaussent leurs cartes illégales (deux au moins en tout). Le prisonnier sort de prison.',
      own: {
        en: 'All conspirators discard all illegal cards, at least two in all. You are released.',
        fr: 'Tous les conspirateurs défaussent leurs cartes illégales (deux au moins en tout). Vous sortez de prison.',
      },
    },
    'arrest-extreme': {
      en: 'Every conspirator at extreme suspicion is arrested.',
      fr: 'Les conspirateurs à suspicion extrême vont en prison.',
    },
  },
};
