import { type Both, changeSuspicion, freeIds, type GameRun, type Script } from '../../api';

/** Everybody free gains 1 suspicion, as far as they can. */
export const suspectAll = { effect: 'suspect-all', apply };

function* apply(run: GameRun): Script {
  changeSuspicion(run, freeIds(run.core.pub), 1);
}

export const suspectAllSentence: Readonly<Record<'suspect-all', Both>> = {
  'suspect-all': {
    en: 'Every conspirator gains 1 suspicion.',
    fr: 'La suspicion de chaque conspirateur augmente de 1.',
  },
};
