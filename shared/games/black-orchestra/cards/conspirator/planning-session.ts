import {
  canDraw,
  type CardKey,
  type DossierCard,
  gainCard,
  layOnDiscard,
  name,
  reason,
  takeTopCard,
  text,
} from '../api';

export const card: DossierCard = {
  id: 'planning-session',
  kind: 'standard',
  copies: 2,
  name: { en: 'Planning Session', fr: 'Séance de planification' },
  text: {
    en: 'Act: turn over conspirator cards until a plot appears. The plot joins your dossier; the others are discarded.',
    fr: 'Agir : révélez des cartes conspirateur jusqu’à l’apparition d’un complot. Le complot rejoint votre dossier ; défaussez les autres.',
  },
  words: {
    passed: { en: '{who} sets aside: {cards}.', fr: '{who} écarte : {cards}.' },
    'passed.you.who': { en: 'You set aside: {cards}.', fr: 'Vous écartez : {cards}.' },
    none: { en: 'No plot is left to be found.', fr: 'Il ne reste aucun complot à trouver.' },
  },
  findsPlot: true,
  action: {
    bar: ({ core }) => (canDraw(core) ? null : reason.noCards),
    *play(run, holder) {
      const passed: CardKey[] = [];
      let top = takeTopCard(run);
      while (top !== null && run.content.card(top).kind !== 'plot') {
        passed.push(top);
        top = takeTopCard(run);
      }
      if (passed.length > 0) {
        run.log(text('card.planning-session.passed', { who: name.sheet(holder), cards: passed.map(name.card) }));
      }
      // Not earlier: when the deck runs out in between, the new deck must not have the cards just turned over.
      for (const card of passed) layOnDiscard(run, card);
      if (top === null) run.log(text('card.planning-session.none'));
      else yield* gainCard(run, holder, top);
    },
  },
};
