import { changeSuspicion, freeIds, type InterrogationCard, suspicionAtLeast, visit } from '../api';
import { deputiesCloseIn } from './shared/closing-in';
import { suspectAll } from './shared/suspect-all';
import { untargeted } from './shared/targets';

export const card: InterrogationCard = {
  id: 'watchers',
  copies: 2,
  name: { en: 'Watchers', fr: 'Les guetteurs' },
  yields: deputiesCloseIn('deputies-close-in'),
  betrays: untargeted({
    effect: 'suspect-all-freed',
    applicable: ({ core: { pub } }) => freeIds(pub, (one) => suspicionAtLeast(one, 'extreme')).length === 0,
    apply: suspectAll.apply,
  }),
  eagle: {
    effect: 'himmler-visits',
    *apply(play) {
      const visited = yield* visit(play, 'himmler');
      changeSuspicion(
        play,
        visited.map(({ id }) => id),
        1,
      );
    },
  },
  effects: {
    'deputies-close-in': {
      en: 'For each conspirator, the deputy nearest to them who is not there yet goes to their space.',
      fr: 'Pour chaque conspirateur, l’adjoint le plus proche qui n’y est pas déjà va dans son lieu.',
    },
    'suspect-all-freed': {
      en: 'Every conspirator, none of them at extreme suspicion, gains 1 suspicion. The prisoner is released.',
      fr: 'La suspicion de chaque conspirateur augmente de 1, si aucune n’est extrême. Le prisonnier est libéré.',
    },
    'himmler-visits': {
      en: 'Himmler goes to the nearest conspirator; everybody there gains 1 suspicion.',
      fr: 'Himmler rejoint le conspirateur le plus proche ; la suspicion de tous ceux qui s’y trouvent augmente de 1.',
    },
  },
};
