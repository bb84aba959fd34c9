import {
  askSeat,
  type Both,
  conspirator,
  type DossierCard,
  type EventKey,
  type GameRun,
  hasEvents,
  hideEvents,
  inOrder,
  name,
  reason,
  type Script,
  type SheetId,
  text,
  topEvents,
} from '../api';

const TOP = 2;

/** What becomes of the events seen: those put back, first the next to be drawn, and the one taken out. */
interface Outcome {
  readonly back: readonly EventKey[];
  readonly removed: EventKey | null;
}

/** Both orders, or the only one there is, and each event taken out in turn. */
function outcomes(seen: readonly EventKey[]): readonly Outcome[] {
  const orders = seen.length > 1 ? [seen, [...seen].reverse()] : [seen];
  return [
    ...orders.map((back) => ({ back, removed: null })),
    ...seen.map((removed) => ({ back: seen.filter((key) => key !== removed), removed })),
  ];
}

/** The options name the events that were seen, so nobody but the holder may see the question or its keys. */
function* decide(run: GameRun, holder: SheetId, seen: readonly EventKey[]): Script<Outcome | null> {
  return yield* askSeat(run, {
    seat: conspirator(run.core.pub, holder).seat,
    kind: 'peek',
    prompt: text('card.intelligence-briefing.what', { events: seen.map(name.event) }),
    options: () =>
      outcomes(seen).map((value) =>
        value.removed === null
          ? {
              key: `back:${value.back.join(',')}`,
              label: text('card.intelligence-briefing.back', {
                n: value.back.length,
                events: inOrder(value.back.map(name.event)),
              }),
              value,
            }
          : {
              key: `remove:${value.removed}`,
              label: text('card.intelligence-briefing.remove', { event: name.event(value.removed) }),
              ref: { kind: 'event', id: value.removed },
              value,
            },
      ),
  });
}

const words: Readonly<Record<string, Both>> = {
  looks: {
    en: '{who} looks at {n, plural, one {the next event} other {the next # events}} of stage {stage}.',
    fr: '{who} regarde {n, plural, one {le prochain événement} other {les # prochains événements}} de la période {stage}.',
  },
  'looks.you.who': {
    en: 'You look at {n, plural, one {the next event} other {the next # events}} of stage {stage}.',
    fr: 'Vous regardez {n, plural, one {le prochain événement} other {les # prochains événements}} de la période {stage}.',
  },
  done: {
    en: '{removed, plural, =0 {No event is removed.} other {One event is removed.}}',
    fr: '{removed, plural, =0 {Aucun n’est retiré} other {L’un d’eux est retiré}} de la partie.',
  },
  seen: { en: 'For you alone: {events}.', fr: 'Pour vous seul : {events}.' },
  what: {
    en: 'Only you see this: {events}. Put back or remove?',
    fr: 'Vous seul voyez : {events}. Qu’en faites‑vous ?',
  },
  back: {
    en: '{n, plural, one {Put it back} other {Put back: {events}}}',
    fr: '{n, plural, one {Le replacer} other {Replacer : {events}}}',
  },
  remove: { en: 'Take out {event}', fr: 'Retirer {event}' },
};

export const card: DossierCard = {
  id: 'intelligence-briefing',
  kind: 'illegal',
  copies: 1,
  name: { en: 'Intelligence Briefing', fr: 'Rapport de renseignement' },
  text: {
    en: 'Act: look alone at the top two events of the current stage’s deck. Remove one and put the other back on top, or put both back in any order.',
    fr: 'Agir : regardez en secret les deux premiers événements de la pioche de la période en cours. Retirez‑en un de la partie et replacez l’autre, ou replacez les deux dans l’ordre de votre choix.',
  },
  words,
  action: {
    bar: ({ core }) => (hasEvents(core) ? null : reason.noEvents),
    *play(run, holder) {
      const { seat } = conspirator(run.core.pub, holder);
      const { stage } = run.core.pub;
      const seen = topEvents(run.core, TOP);
      run.log(text('card.intelligence-briefing.looks', { who: name.sheet(holder), n: seen.length, stage }));
      run.whisper(seat, text('card.intelligence-briefing.seen', { events: seen.map(name.event) }));
      const outcome = yield* decide(run, holder, seen);
      if (outcome === null) return;
      const { back, removed } = outcome;
      hideEvents(run, seen.length, back);
      run.change((draft) => {
        if (removed !== null) draft.hidden.eventsRemoved.push(removed);
      });
      run.log(text('card.intelligence-briefing.done', { removed: removed === null ? 0 : 1 }));
    },
  },
};
