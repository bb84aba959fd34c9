import { type Both, changeSupport, type Play, type Script, supportCanRise } from '../../api';
import { untargeted } from './targets';

/** Military support +1: to give in only while it can rise [BO 11]; when resisting fails, as far as it can. */
export const supportUp = {
  ...untargeted({
    effect: 'support-up',
    applicable: ({ core }) => supportCanRise(core.pub, 1),
    apply,
  }),
  apply,
};

function* apply(play: Play): Script {
  changeSupport(play, 1);
}

export const supportUpSentence: Readonly<Record<'support-up', Both>> = {
  'support-up': { en: 'Military support +1.', fr: 'Soutien militaire +1.' },
};
