import { hasEvents, inOrder, name, putBackEvents, reason, type Sheet, showEvents, text, topEvents } from '../cards/api';
import { orderEvents, TOP } from './shared/order-events';

export const card: Sheet = {
  id: 'kordt',
  affiliation: 'civilian',
  name: 'Erich Kordt',
  text: {
    en: 'Act: reveal the top three events of the current stage’s deck to everybody and put them back in any order.',
    fr: 'Agir : révélez à tous les trois premiers événements de la pioche de la période en cours. Replacez‑les dans l’ordre de votre choix.',
  },
  brief: {
    en: 'Shows three coming events to all and orders them.',
    fr: 'Montre à tous trois événements à venir et les ordonne.',
  },
  words: {
    order: {
      en: '{n, plural, =1 {Which event comes first?} =2 {Which event comes second?} other {Which event comes next?}}',
      fr: '{n, plural, =1 {Quel événement sera pioché en premier ?} =2 {Lequel en deuxième ?} other {Lequel ensuite ?}}',
    },
    seen: { en: '{who} reveals: {events}.', fr: '{who} révèle : {events}.' },
    'seen.you.who': { en: 'You reveal: {events}.', fr: 'Vous révélez : {events}.' },
    put: { en: 'They are put back in this order: {events}.', fr: 'Replacés dans cet ordre : {events}.' },
  },
  action: {
    bar: ({ core }) => (hasEvents(core) ? null : reason.noEvents),
    *play(run, holder) {
      const seen = topEvents(run.core, TOP);
      run.log(text('sheet.kordt.seen', { who: name.sheet(holder), events: seen.map(name.event) }));
      showEvents(run, seen);
      const order = yield* orderEvents(run, holder, 'target', seen);
      putBackEvents(run, order);
      run.log(text('sheet.kordt.put', { events: inOrder(order.map(name.event)) }));
    },
  },
};
