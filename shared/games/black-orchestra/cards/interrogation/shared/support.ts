import { type Both, changeSupport, type GameRun, type Script, supportCanRise } from '../../api';
import { untargeted } from './targets';

/**
 * Military support +1. As an option it is open only while support can rise [BO 11]; as the effect of an eagle it rises
 * as far as it can.
 */
export const supportUp = {
  ...untargeted({
    effect: 'support-up',
    applicable: ({ core }) => supportCanRise(core.pub, 1),
    apply,
  }),
  apply,
};

function* apply(run: GameRun): Script {
  changeSupport(run, 1);
}

export const supportUpSentence: Readonly<Record<'support-up', Both>> = {
  'support-up': { en: 'Military support +1.', fr: 'Soutien militaire +1.' },
};
