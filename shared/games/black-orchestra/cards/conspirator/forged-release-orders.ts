import { askConspirator, conspirator, type DossierCard, msg, prisoners, reason, release } from '../api';

export const card: DossierCard = {
  id: 'forged-release-orders',
  kind: 'illegal',
  copies: 1,
  name: { en: 'Forged Release Orders', fr: 'Faux ordre de libération' },
  text: {
    en: 'Act, wherever you are: one arrested conspirator is released, to Gestapo HQ at medium suspicion.',
    fr: 'Agir, où que vous soyez : un prisonnier sort de prison. Il va au QG de la Gestapo, avec une suspicion moyenne.',
  },
  action: {
    bar: ({ core: { pub } }) => (prisoners(pub).length > 0 ? null : reason.nobodyInPrison),
    *play(run, holder) {
      const { seat } = conspirator(run.core.pub, holder);
      const freed = yield* askConspirator(run, { seat, prompt: msg('ask.release'), about: msg('about.release') }, () =>
        prisoners(run.core.pub),
      );
      if (freed !== null) release(run, freed, 'medium');
    },
  },
};
