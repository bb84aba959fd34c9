import {
  askEffect,
  because,
  changeMotivation,
  changeSupport,
  conspirator,
  type DossierCard,
  msg,
  name,
  type Pub,
  type SheetId,
  supportCanFall,
  text,
} from '../api';
import { everybodyHere } from './shared/here';
import { canBeMotivated } from './shared/levels';

function effects(pub: Pub, holder: SheetId) {
  const support = { value: 'support', label: msg('option.support-down') } as const;
  // Others read it as well, who may stand elsewhere.
  const space = conspirator(pub, holder).space;
  const label = text('card.war-crimes-evidence.motivation', { space: name.space(space) });
  const motivation = { value: 'motivation', label } as const;
  return [
    ...(supportCanFall(pub) ? [support] : []),
    ...(canBeMotivated(pub, everybodyHere(pub, holder)) ? [motivation] : []),
  ];
}

export const card: DossierCard = {
  id: 'war-crimes-evidence',
  kind: 'illegal',
  copies: 2,
  name: { en: 'War Crimes Evidence', fr: 'Preuves de crimes de guerre' },
  text: {
    en: 'Act, one of two: military support falls by 1; or every conspirator in your space gains 1 motivation.',
    fr: 'Agir, au choix : soutien militaire −1 ; ou motivation +1 pour chaque conspirateur de votre lieu.',
  },
  words: {
    motivation: {
      en: 'Every conspirator {space_in} gains 1 motivation',
      fr: 'Motivation +1 pour chaque conspirateur {space_in}',
    },
  },
  action: {
    bar: ({ core: { pub } }, holder) =>
      effects(pub, holder).length > 0 ? null : because(msg('why.nothing-to-gain'), '4'),
    *play(run, holder) {
      const { seat } = conspirator(run.core.pub, holder);
      const prompt = msg('ask.choose-effect', { card: text('card.war-crimes-evidence') });
      const effect = yield* askEffect(run, { seat, prompt }, () => effects(run.core.pub, holder));
      switch (effect) {
        case 'support':
          changeSupport(run, -1);
          break;
        case 'motivation':
          yield* changeMotivation(run, everybodyHere(run.core.pub, holder), 1);
          break;
        case null:
          break;
      }
    },
  },
};
