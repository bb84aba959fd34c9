import { conspirator, hasEvents, hideEvents, name, reason, type Sheet, text, topEvents } from '../../../cards/api';
import { card as second } from '../../../sheets/kordt';
import { orderEvents, TOP } from '../../../sheets/shared/order-events';

/** As in the second edition, but he alone sees the events [BO 16]. */
export const card: Sheet = {
  ...second,
  text: {
    en: 'Act: look alone at the top three events of the current stage’s deck and put them back in any order.',
    fr: 'Agir : regardez en secret les trois premiers événements de la pioche de la période en cours. Replacez‑les dans l’ordre de votre choix.',
  },
  brief: {
    en: 'Sees three coming events alone and orders them.',
    fr: 'Voit seul trois événements à venir et les ordonne.',
  },
  words: {
    ...second.words,
    looks: {
      en: '{who} looks at {n, plural, one {the next event} other {the next # events}} of stage {stage} and puts {n, plural, one {it} other {them}} back.',
      fr: '{who} regarde {n, plural, one {le prochain événement} other {les # prochains événements}} de la période {stage} et {n, plural, one {le} other {les}} replace.',
    },
    'looks.you.who': {
      en: 'You look at {n, plural, one {the next event} other {the next # events}} of stage {stage} and put {n, plural, one {it} other {them}} back.',
      fr: 'Vous regardez {n, plural, one {le prochain événement} other {les # prochains événements}} de la période {stage} et {n, plural, one {le} other {les}} replacez.',
    },
    saw: { en: 'For you alone: {events}.', fr: 'Pour vous seul : {events}.' },
  },
  action: {
    bar: ({ core }) => (hasEvents(core) ? null : reason.noEvents),
    *play(run, holder) {
      const { seat } = conspirator(run.core.pub, holder);
      const seen = topEvents(run.core, TOP);
      run.log(text('sheet.kordt.looks', { who: name.sheet(holder), n: seen.length, stage: run.core.pub.stage }));
      run.whisper(seat, text('sheet.kordt.saw', { events: seen.map(name.event) }));
      hideEvents(run, seen.length, yield* orderEvents(run, holder, 'peek', seen));
    },
  },
};
