import type { Seat } from '../../../engine/ask';
import type { Choosable, Possible, Script } from '../../../engine/script';
import type { Text } from '../../../engine/text';
import { openWindow, type WindowSeat } from '../../../engine/window';
import type { CardUse, GameRun, Timing, TimingKind } from '../cards/types';
import { name } from '../i18n/names';
import type { SheetId } from '../sheets/ids';
import type { CardKey, Pub } from '../state';
import { playCard } from './act';
import { attemptOf } from './attempt';
import { logLine, msg } from './log';
import { playArmed } from './orders';
import { active, conspirator, freeConspirators } from './select';
import { asksFor } from './standing';

/** The option that every seat has in a window, and that counts for a seat that does not answer in time. */
const PASS = 'pass';

/** What a conspirator could do in a timing window besides playing a card, and whether its maker is asked because of it. */
export type MoreReactions = (who: SheetId) => readonly (Choosable<() => Script> & { readonly isReason: boolean })[];

/**
 * Opens a timing window for everybody who holds a card for it and could change something with it, or has more to
 * react with [BO 13]. It closes when each of them has passed. Nobody else is asked. Cards armed for it are played first [R35].
 */
export function* timingWindow(run: GameRun, what: Timing, more: MoreReactions = () => []): Script {
  yield* playArmed(run, what);
  yield* openWindow(run, {
    kind: what.kind,
    ask: 'who-can',
    clock: 'window',
    fallback: PASS,
    // Read anew each time the window is shown: a re-roll changes the faces that it names.
    get prompt() {
      return prompt(run.core.pub, what);
    },
    seats: () => run.core.pub.standing.map((_, seat) => windowSeat(run, what, seat as Seat, more)),
  });
}

/** What is about to happen or has just happened, so that the decision can be taken. */
function prompt(pub: Pub, what: Timing): Text {
  switch (what.kind) {
    case 'event-moves-hitler':
      return msg('ask.event-moves-hitler', pub.currentEvent === null ? {} : { event: name.event(pub.currentEvent) });
    case 'before-event':
      return msg('ask.before-event');
    case 'before-penalties':
      return msg('ask.before-penalties', { who: name.sheet(active(pub).id) });
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

function windowSeat(run: GameRun, what: Timing, seat: Seat, more: MoreReactions): WindowSeat {
  const { pub } = run.core;
  const passing = pub.standing[seat]?.passes[what.kind] === pub.turn.number;
  const own = passing ? [] : freeConspirators(pub).filter((one) => one.seat === seat);
  const cards = own.flatMap(({ id }) => cardReactions(run, what, id));
  const others = own.flatMap(({ id }) => more(id));
  // Whoever is asked because of one card may as well play another one.
  const isAsked = others.some(({ isReason }) => isReason) || cards.some(isReasonToAsk);
  const reactions = isAsked ? [...cards.map(({ use }) => use), ...others] : [];
  return { seat, reactions, passes: passes(run, what.kind, seat) };
}

/** A card as a reaction, and whether its holder wants to be asked because of it. */
interface CardReaction {
  readonly use: Possible<() => Script>;
  readonly order: 'ask' | 'silent';
}

function isReasonToAsk({ use, order }: CardReaction): boolean {
  return 'value' in use && order === 'ask';
}

function cardReactions(run: GameRun, what: Timing, holder: SheetId) {
  return conspirator(run.core.pub, holder).dossier.flatMap((card): CardReaction[] => {
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
        use: bar === null ? { ...shown, value: () => playCard(run, holder, card, use) } : { ...shown, ...bar },
        order: asksFor(run.core.pub, { moment: what.kind, holder, card, helps: () => use.helps?.(run) ?? true })
          ? 'ask'
          : 'silent',
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

function passes(run: GameRun, kind: TimingKind, seat: Seat) {
  return [
    { key: PASS, label: msg('option.pass'), value: () => undefined },
    {
      key: 'pass-turn',
      label: msg('option.pass-turn'),
      value: () => {
        run.change((draft) => {
          const standing = draft.pub.standing[seat];
          if (standing !== undefined) standing.passes[kind] = draft.pub.turn.number;
        });
        const [first] = run.core.pub.conspirators.filter((one) => one.seat === seat);
        if (first !== undefined) logLine(run, 'log.passes-turn', { who: name.sheet(first.id) });
      },
    },
  ];
}
