import type { Seat } from '../../../engine/ask';
import type { Choosable, Script } from '../../../engine/script';
import type { Text } from '../../../engine/text';
import { openWindow, type WindowSeat } from '../../../engine/window';
import type { Moment, MomentKind } from '../cards/types';
import type { Play } from '../cards/types';
import { name } from '../i18n/names';
import type { SheetId } from '../sheets/ids';
import type { Pub } from '../state';
import { playCard } from './act';
import { attemptOf } from './attempt';
import { msg, say } from './say';
import { conspirator, freeConspirators } from './select';

/** What a conspirator could do at a moment besides playing a card for it. */
export type MoreReactions = (who: SheetId) => readonly Choosable<() => Script>[];

/**
 * Opens the window of a moment for everybody who holds a card for it and could change something with it, or has more to
 * react with [BO 13]. It closes when each of them has passed. Nobody else is asked.
 */
export function* moment(play: Play, what: Moment, more: MoreReactions = () => []): Script {
  yield* openWindow(play, {
    kind: what.kind,
    // Read anew each time the window is shown: a re-roll changes what it speaks of.
    get prompt() {
      return prompt(play.core.pub, what);
    },
    seats: () => play.core.pub.standing.map((_, seat) => windowSeat(play, what, seat as Seat, more)),
  });
}

/** What is about to happen or has just happened, so that the decision can be taken. */
function prompt(pub: Pub, what: Moment): Text {
  switch (what.kind) {
    case 'event-moves-hitler':
      return msg('ask.event-moves-hitler', pub.currentEvent === null ? {} : { event: name.event(pub.currentEvent) });
    case 'before-event':
      return msg('ask.before-event');
    case 'plot-gathering':
      return msg('ask.plot-gathering', attempted(pub));
    case 'plot-rolled':
      return msg('ask.plot-rolled', { ...attempted(pub), faces: (attemptOf(pub).rolled ?? []).map(name.face) });
    case 'leader-moved':
      return msg('ask.leader-moved', { leaders: what.moved.map(name.leader) });
  }
}

function attempted(pub: Pub) {
  const { who, card } = attemptOf(pub);
  return { who: name.sheet(who), card: name.card(card) };
}

function windowSeat(play: Play, what: Moment, seat: Seat, more: MoreReactions): WindowSeat {
  const { pub } = play.core;
  const passing = pub.standing[seat]?.passes[what.kind] === pub.turn.number;
  const own = passing ? [] : freeConspirators(pub).filter((one) => one.seat === seat);
  const reactions = own.flatMap(({ id }) => [...cardReactions(play, what, id), ...more(id)]);
  return { seat, reactions, passes: passes(play, what.kind, seat) };
}

function cardReactions(play: Play, what: Moment, holder: SheetId) {
  return conspirator(play.core.pub, holder).dossier.flatMap((card): Choosable<() => Script>[] => {
    const { reaction } = play.content.card(card);
    if (reaction?.moment !== what.kind || !reaction.usable(play, holder)) return [];
    return [
      {
        key: `react:${card}`,
        label: msg('option.react', { card: name.card(card) }),
        ref: { kind: 'card', id: card },
        value: () => playCard(play, holder, card, reaction),
      },
    ];
  });
}

function passes(play: Play, kind: MomentKind, seat: Seat) {
  return [
    { key: 'pass', label: msg('option.pass'), value: () => undefined },
    {
      key: 'pass-turn',
      label: msg('option.pass-turn'),
      value: () => {
        play.change((draft) => {
          const standing = draft.pub.standing[seat];
          if (standing !== undefined) standing.passes[kind] = draft.pub.turn.number;
        });
        const [first] = play.core.pub.conspirators.filter((one) => one.seat === seat);
        if (first !== undefined) say(play, 'log.passes-turn', { who: name.sheet(first.id) });
      },
    },
  ];
}
