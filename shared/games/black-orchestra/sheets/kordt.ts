import {
  conspirator,
  type EventKey,
  name,
  pick,
  type Play,
  type Script,
  type Sheet,
  type SheetId,
  text,
  topEvents,
} from '../cards/api';

const TOP = 3;

/** The order is picked openly, first the one that will be drawn first [R24]. */
function* reorder(play: Play, holder: SheetId, seen: readonly EventKey[]): Script<readonly EventKey[]> {
  const { seat } = conspirator(play.core.pub, holder);
  const order: EventKey[] = [];
  while (order.length < seen.length) {
    const next = yield* pick(play, {
      seat,
      kind: 'target',
      prompt: text('sheet.kordt.order', { n: order.length + 1 }),
      options: () =>
        seen
          .filter((key) => !order.includes(key))
          .map((value) => ({
            key: `event:${value}`,
            label: text('option.thing', { thing: name.event(value) }),
            ref: { kind: 'event', id: value },
            value,
          })),
    });
    if (next === null) break;
    order.push(next);
  }
  return order;
}

export const card: Sheet = {
  id: 'kordt',
  affiliation: 'civilian',
  name: 'Erich Kordt',
  text: {
    en: 'Act: reveal the top three events of the current stage’s deck to everybody and put them back in any order.',
    fr: 'Agir : révélez à tous les trois premiers événements de la pioche de la période en cours, puis replacez-les dans l’ordre de votre choix.',
  },
  words: {
    order: { en: 'Which event is number {n} from the top?', fr: 'Quel événement en position {n} ?' },
    seen: { en: '{who} reveals: {events}.', fr: '{who} révèle : {events}.' },
    put: { en: 'They are put back in this order: {events}.', fr: 'Replacés dans cet ordre : {events}.' },
  },
  action: {
    usable: ({ core }) => topEvents(core, TOP).length > 0,
    *play(play, holder) {
      const seen = topEvents(play.core, TOP);
      play.log(text('sheet.kordt.seen', { who: name.sheet(holder), events: seen.map(name.event) }));
      const order = yield* reorder(play, holder, seen);
      play.change((draft) => {
        draft.hidden.eventDecks[draft.pub.stage - 1]?.splice(0, order.length, ...order);
      });
      play.log(text('sheet.kordt.put', { events: order.map(name.event) }));
    },
  },
};
