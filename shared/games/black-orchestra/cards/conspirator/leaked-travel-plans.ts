import { because, changeAttempt, type DossierCard, eagles, eaglesCounted, msg, rollProspect } from '../api';

export const card: DossierCard = {
  id: 'leaked-travel-plans',
  kind: 'standard',
  copies: 1,
  name: { en: 'Leaked Travel Plans', fr: 'Itinéraire divulgué' },
  text: {
    en: 'Reaction, when the dice of a plot have been rolled: one of the eagles does not count.',
    fr: 'Réaction, une fois lancés les dés d’un complot : l’un des aigles ne compte pas.',
  },
  plotAid: { when: 'rolled', whose: 'any', ignores: 1 },
  reaction: {
    timing: 'plot-rolled',
    prospect: rollProspect,
    bar(at) {
      const { attempt } = at.core.pub;
      const rolled = eagles(attempt?.rolled ?? []);
      return attempt !== null && rolled > 0 && eaglesCounted(at, attempt, rolled) > 0
        ? null
        : because(msg('why.no-eagle'), '12.3');
    },
    *play(run) {
      changeAttempt(run, ({ ignoredEagles }) => ({ ignoredEagles: ignoredEagles + 1 }));
    },
  },
};
