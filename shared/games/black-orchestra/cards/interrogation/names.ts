import { changeSuspicion, freeIds, type InterrogationCard, type Pub, setSuspicion, type SheetId } from '../api';
import { suspectAll, suspectAllSentence } from './shared/suspect-all';
import { onOne } from './shared/targets';

/** Those whose suspicion can still rise. */
function below(pub: Pub): readonly SheetId[] {
  return freeIds(pub, ({ suspicion }) => suspicion !== 'extreme');
}

export const card: InterrogationCard = {
  id: 'names',
  copies: 2,
  name: { en: 'Names', fr: 'Des noms' },
  yields: onOne({
    effect: 'suspect-one',
    among: below,
    *apply(play, whom) {
      changeSuspicion(play, [whom], 1);
    },
  }),
  betrays: onOne({
    effect: 'expose-one-freed',
    among: below,
    *apply(play, whom) {
      setSuspicion(play, [whom], 'extreme');
    },
  }),
  eagle: suspectAll,
  effects: {
    'suspect-one': {
      en: 'One conspirator at high suspicion or lower gains 1 suspicion.',
      fr: 'La suspicion d’un conspirateur, élevée au plus, augmente de 1.',
    },
    'expose-one-freed': {
      en: 'One conspirator at high suspicion or lower goes to extreme suspicion. The prisoner is released.',
      fr: 'La suspicion d’un conspirateur, élevée au plus, passe à extrême. Le prisonnier est libéré.',
    },
    ...suspectAllSentence,
  },
};
