import { changeSuspicion, freeIds, type InterrogationCard, suspicionAtLeast, visit } from '../api';
import { deputiesCome } from './shared/options';
import { suspectAll } from './shared/suspect-all';
import { untargeted } from './shared/targets';

export const card: InterrogationCard = {
  id: 'watchers',
  copies: 2,
  name: { en: 'Watchers', fr: 'Les guetteurs' },
  yields: deputiesCome.option,
  betrays: untargeted({
    effect: 'suspect-all-freed',
    applicable: ({ core: { pub } }) => freeIds(pub, (one) => suspicionAtLeast(one, 'extreme')).length === 0,
    apply: suspectAll.apply,
  }),
  eagle: {
    effect: 'himmler-visits',
    *apply(run) {
      const visited = yield* visit(run, 'himmler');
      changeSuspicion(
        run,
        visited.map(({ id }) => id),
        1,
      );
    },
  },
  effects: {
    ...deputiesCome.sentence,
    'suspect-all-freed': {
      en: 'If no conspirator is at extreme suspicion: each gains 1 suspicion. The prisoner is released.',
      fr: 'La suspicion de chaque conspirateur augmente de 1, si aucune n’est extrême. Le prisonnier sort de prison.',
      // It is offered only where it holds: the condition made prisoners ask whether they count.
      own: {
        en: 'Each free conspirator gains 1 suspicion. You are released.',
        fr: 'La suspicion de chaque conspirateur libre augmente de 1. Vous sortez de prison.',
      },
    },
    'himmler-visits': {
      en: 'Himmler moves to the nearest conspirator elsewhere; everybody there gains 1 suspicion.',
      fr: 'Himmler rejoint le conspirateur le plus proche hors de son lieu. Là, suspicion +1 pour tous.',
    },
  },
};
