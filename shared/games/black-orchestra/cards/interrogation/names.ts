import { freeIds, type InterrogationCard, type Pub, setSuspicion, type SheetId } from '../api';
import { suspectOne } from './shared/options';
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
  yields: suspectOne.option,
  betrays: onOne({
    effect: 'expose-one-freed',
    among: below,
    *apply(run, whom) {
      setSuspicion(run, [whom], 'extreme');
    },
  }),
  eagle: suspectAll,
  effects: {
    ...suspectOne.sentence,
    'expose-one-freed': {
      en: 'One conspirator at high suspicion or lower goes to extreme suspicion. The prisoner is released.',
      fr: 'Un conspirateur passe à suspicion extrême, s’il n’y est pas déjà. Le prisonnier sort de prison.',
      own: {
        en: 'One conspirator at high suspicion or lower goes to extreme suspicion. You are released.',
        fr: 'Un conspirateur passe à suspicion extrême, s’il n’y est pas déjà. Vous sortez de prison.',
      },
    },
    ...suspectAllSentence,
  },
};
