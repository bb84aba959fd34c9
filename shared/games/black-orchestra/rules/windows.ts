import type { Seat } from '../../../engine/ask';
import { flat } from '../../../engine/flat';
import { type Choosable, impossible, type Possible, type Script } from '../../../engine/script';
import { type Text, text } from '../../../engine/text';
import { openWindow, type WindowSeat } from '../../../engine/window';
import type { SheetId } from '../board/sheets';
import type { CardUse, GameRun, Prospect, Timing, TimingKind } from '../content';
import { name } from '../i18n/names';
import type { CardKey, Declined, Pub } from '../state';
import { playCard } from './act';
import { attemptOf } from './attempt';
import { logLine, msg } from './log';
import { playArmed } from './orders';
import { active, conspirator, freeConspirators, leadersIn } from './select';
import { asksFor, noteDeclined, type Playable } from './standing';

/** The option that every seat has in a window, and that counts for a seat that does not answer in time. */
const PASS = 'pass';

/** What a conspirator could do in a timing window besides playing a card for it: with which card, and what that could bring. */
export type MoreReactions = (
  who: SheetId,
) => readonly (Choosable<() => Script> & { readonly card: CardKey; readonly prospect: Prospect })[];

/**
 * Opens a timing window for everybody who holds a card for it and could change something with it, or has more to
 * react with [BO 13]. It closes when each of them has passed. Nobody else is asked. Cards armed for it are played first [R35].
 */
export function* timingWindow(run: GameRun, what: Timing, more: MoreReactions = () => []): Script {
  yield* playArmed(run, what);
  // Within the window whoever declined is asked again after each reaction, which has changed what the others could do.
  const earlier = run.core.pub.standing.map(({ declined = [] }) => declined);
  yield* openWindow(run, {
    kind: what.kind,
    ask: 'who-can',
    clock: 'window',
    fallback: PASS,
    // Read anew each time the window is shown: a re-roll changes the faces that it names.
    get prompt() {
      return prompt(run.core.pub, what);
    },
    get about() {
      return about(run.core.pub, what);
    },
    seats: () =>
      run.core.pub.standing.map((_, seat) =>
        windowSeat(run, what, { seat: seat as Seat, earlier: earlier[seat] ?? [] }, more),
      ),
  });
}

/** What is about to happen or has just happened, so that the decision can be taken. */
function prompt(pub: Pub, what: Timing): Text {
  switch (what.kind) {
    case 'event-moves-hitler':
      return msg('ask.event-moves-hitler', pub.currentEvent === null ? {} : { event: name.event(pub.currentEvent) });
    case 'before-event':
      return msg('ask.before-event');
    case 'before-penalties': {
      const { id, space } = active(pub);
      const leaders = space === 'prison' ? [] : leadersIn(pub, space);
      return msg('ask.before-penalties', { who: name.sheet(id), leaders: leaders.map(name.leader) });
    }
    case 'plot-gathering':
      return msg('ask.plot-gathering', attempted(pub));
    case 'plot-rolled':
      return msg('ask.plot-rolled', { ...attempted(pub), faces: (attemptOf(pub).rolled ?? []).map(name.face) });
    case 'leader-moved':
      return msg('ask.leader-moved', { leaders: what.moved.map(name.leader) });
  }
}

/** What those who wait are told; nothing more than the kind of the moment where that says it all. */
function about(pub: Pub, what: Timing): Text | undefined {
  switch (what.kind) {
    case 'event-moves-hitler':
      return pub.currentEvent === null
        ? undefined
        : msg('about.event-moves-hitler', { event: name.event(pub.currentEvent) });
    case 'before-event':
      return undefined;
    case 'before-penalties':
      return msg('about.before-penalties', { by: name.sheet(active(pub).id) });
    case 'plot-gathering':
    case 'plot-rolled': {
      const { who, card } = attempted(pub);
      return msg(`about.${what.kind}`, { by: who, card });
    }
    case 'leader-moved':
      return msg('about.leader-moved', { leaders: what.moved.map(name.leader) });
  }
}

function attempted(pub: Pub) {
  const { who, card } = attemptOf(pub);
  return { who: name.sheet(who), card: name.card(card) };
}

/** A seat, and what it had declined before the window opened. */
interface AskedSeat {
  readonly seat: Seat;
  readonly earlier: readonly Declined[];
}

function windowSeat(run: GameRun, what: Timing, { seat, earlier }: AskedSeat, more: MoreReactions): WindowSeat {
  const { pub } = run.core;
  const passing = pub.standing[seat]?.passes[what.kind] === pub.turn.number;
  const own = passing ? [] : freeConspirators(pub).filter((one) => one.seat === seat);
  const reactions = flat(own, ({ id }) => [
    ...cardReactions(run, what, id),
    ...more(id).map((use) => ({ use, holder: id, card: use.card, prospect: () => use.prospect })),
  ]);
  const playable = reactions.filter(({ use }) => 'value' in use);
  // Whoever is asked because of one card may as well play another one.
  const isAsked = playable.some((one) => asksFor(run.core.pub, earlier, { ...one, moment: what.kind }));
  const declining = (): void => {
    const declined = playable.flatMap(({ card, prospect }) => {
      const could = prospect();
      return could === null || could === undefined ? [] : [{ card, ...could }];
    });
    run.change((draft) => noteDeclined(draft, seat, declined));
  };
  return {
    seat,
    reactions: isAsked ? reactions.map(({ use }) => use) : [],
    passes: isAsked ? passes(run, { kind: what.kind, seat, declining }) : [],
  };
}

/** A reaction, and the card that it is played with. */
interface Reaction extends Pick<Playable, 'holder' | 'card' | 'prospect'> {
  readonly use: Possible<() => Script>;
}

function cardReactions(run: GameRun, what: Timing, holder: SheetId): readonly Reaction[] {
  return flat(conspirator(run.core.pub, holder).dossier, (card): readonly Reaction[] => {
    const use = useIn(run, what, card);
    if (use === null) return [];
    const shown = {
      key: `react:${card}`,
      label: msg('option.react', { card: name.card(card) }),
      ref: { kind: 'card', id: card },
    };
    const bar = use.bar(run, holder);
    return [
      {
        use: bar === null ? { value: () => playCard(run, holder, card, use), ...shown } : impossible(shown, bar),
        holder,
        card,
        prospect: () => use.prospect?.(run),
      },
    ];
  });
}

/** What a card can be played for in a window; before penalties also what could avert one at any time [R28]. */
function useIn(run: GameRun, { kind }: Timing, card: CardKey): CardUse | null {
  const { reaction, anyTime } = run.content.card(card);
  if (reaction?.timing === kind) return reaction;
  return kind === 'before-penalties' && anyTime?.averts?.(run) === true ? anyTime : null;
}

interface Passing {
  readonly kind: TimingKind;
  readonly seat: Seat;
  /** Notes what is declined. */
  readonly declining: () => void;
}

function passes(run: GameRun, { kind, seat, declining }: Passing) {
  return [
    { key: PASS, label: msg('option.pass'), value: declining },
    {
      key: 'pass-turn',
      label: msg('option.pass-turn'),
      value: () => {
        declining();
        run.change((draft) => {
          const standing = draft.pub.standing[seat];
          if (standing !== undefined) standing.passes[kind] = draft.pub.turn.number;
        });
        const [first] = run.core.pub.conspirators.filter((one) => one.seat === seat);
        if (first !== undefined)
          logLine(run, 'log.passes-moment', { who: name.sheet(first.id), moment: text(`moment.${kind}`) });
      },
    },
  ];
}
