import { isQuestion } from '../../../shared/engine/ask';
import type { MatchView } from '../../../shared/engine/match';
import type { Scheduled } from '../contract/staged';
import { commonLines, type Moment, momentsOf, type Presented, type Story } from '../contract/story';
import { scaled } from '../contract/timing';
import { type Outlook, paced, paces, UNDER_WAY_MS } from './budget';

/**
 * The shown view of a match, and the moments that wait. The server sends facts at once; a reader is shown them one
 * after another.
 */
export interface Presentation {
  /** The server's last view. */
  readonly real: MatchView;
  /** The view that the whole screen is drawn from. While moments wait it is an earlier one, without questions. */
  readonly shown: MatchView;
  /** The view whose moments have all had their result. */
  readonly settled: MatchView;
  /** The view from before the first moment. */
  readonly before: MatchView;
  /** The first one is presented now. */
  readonly waiting: readonly Scheduled[];
  /** When the first one began, in milliseconds of any clock. */
  readonly began: number;
  /** How many beats of the first one have come. */
  readonly beat: number;
  /** What weighs more than a line and was left out for want of time, since something waited or it was told. */
  readonly leftOut: readonly Moment[];
  /** {@link PresentationRules.scenes}. */
  readonly scenes: readonly string[];
}

export type PresentationEvent =
  /** The server has said something. */
  | { readonly type: 'came'; readonly view: MatchView; readonly now: number; readonly plan: PresentationRules }
  | { readonly type: 'elapsed'; readonly now: number }
  /** The reader taps: the result, or the next moment if the result is there. */
  | { readonly type: 'next'; readonly now: number }
  /** The reader has answered, or wants what is told to be over: what has its result makes room. */
  | { readonly type: 'answered'; readonly now: number }
  /** Shows all that there is, as to somebody who comes. */
  | { readonly type: 'all' };

/** How moments are presented. */
export interface PresentationRules {
  readonly lines: Story<never>['lines'];
  readonly timing: Story<never>['timing'];
  /** The reader: see {@link Presented}. */
  readonly reader: Pick<Presented, 'own' | 'people'>;
  /** The kinds of questions that fill the screen: they come when the stage is empty (found: one stuck out behind the dice that led to it). */
  readonly scenes: readonly string[];
  /** The factor on all times; 0 shows everything at once. */
  readonly tempo: number;
}

/** The presentation for a reader who has just arrived: nothing waits. */
export function presentationOf(view: MatchView): Presentation {
  return {
    real: view,
    shown: view,
    settled: view,
    before: view,
    waiting: [],
    began: 0,
    beat: 0,
    leftOut: NONE,
    scenes: NONE,
  };
}

/** The moment that is presented now; null while nothing waits. */
export function presented({ waiting }: Pick<Presentation, 'waiting'>): Scheduled | null {
  return waiting[0] ?? null;
}

/** The presentation after an event. */
export function presentationAfter(before: Presentation, event: PresentationEvent): Presentation {
  switch (event.type) {
    case 'came':
      return came(before, event);
    case 'elapsed':
      return advanced(before, event.now);
    case 'next': {
      const [first] = before.waiting;
      if (first === undefined) return before;
      return hasCome(before, 'result') ? ended(before, event.now) : upTo(before, first, 'result', event.now);
    }
    case 'answered':
      return before.waiting.length > 0 && hasCome(before, 'result') ? ended(before, event.now) : before;
    case 'all':
      return before.waiting.length === 0 && before.shown === before.real ? before : presentationOf(before.real);
  }
}

/** When the next beat comes, or the moment is over; null while nothing waits. */
export function nextAt({ waiting, began, beat }: Presentation): number | null {
  const [first] = waiting;
  return first === undefined ? null : began + (first.paced.beats[beat]?.at ?? first.paced.lasts);
}

/** How many beats of a name have come in the moment that is presented. */
export function countOf({ waiting, beat }: Pick<Presentation, 'waiting' | 'beat'>, name: string): number {
  return (waiting[0]?.paced.beats ?? []).slice(0, beat).filter((one) => one.name === name).length;
}

function hasCome(presentation: Presentation, name: string): boolean {
  return countOf(presentation, name) > 0;
}

function came(
  before: Presentation,
  { view, now, plan }: Extract<PresentationEvent, { readonly type: 'came' }>,
): Presentation {
  const { real, waiting, began } = before;
  const from = commonLines(real.log, view.log);
  // After a taking back, present neither the moments taken back nor those that would have followed.
  if (from < real.log.length || plan.tempo === 0) return presentationOf(view);
  const fresh = schedule(view, from, plan);
  if (fresh.length === 0 && waiting.length === 0) return presentationOf(view);
  // The moment that is presented keeps its speed, but for a long scene; what waits behind it is shown the faster, the more it is.
  const [begun, ...others] = fresh.length === 0 ? withMessage(waiting, view) : waiting;
  const toCome = [...others, ...fresh];
  const outlook = outlookOf(view);
  const leftMs = begun === undefined ? 0 : Math.max(0, began + begun.paced.lasts - now) / plan.tempo;
  const isCut = begun?.timing.weight === 'scene' && toCome.length > 0 && outlook === 'question';
  const busyMs = isCut ? Math.min(leftMs, UNDER_WAY_MS) : leftMs;
  const timings = toCome.map(({ timing }) => timing);
  const speeds = paces(timings, busyMs, outlook);
  const sped = toCome.map((one, i) => ({
    ...one,
    paced: scaled(paced(one.timing, speeds[i] ?? 1), plan.tempo),
  }));
  const queue = begun === undefined ? sped : [isCut ? sooner(begun, (leftMs - busyMs) * plan.tempo) : begun, ...sped];
  const next = { ...before, real: view, waiting: queue, scenes: plan.scenes };
  return advanced(
    begun === undefined ? { ...next, before: next.settled, began: now, beat: 0, leftOut: NONE } : next,
    now,
  );
}

/** A moment that is over so many milliseconds sooner. */
function sooner(scheduled: Scheduled, byMs: number): Scheduled {
  const lasts = scheduled.paced.lasts - byMs;
  const beats = scheduled.paced.beats.map((beat) => ({ ...beat, at: Math.min(beat.at, lasts) }));
  return { ...scheduled, paced: { ...scheduled.paced, beats, lasts } };
}

/** The moments that wait, the last of which leads to a view that tells nothing more. */
function withMessage(waiting: readonly Scheduled[], message: MatchView): readonly Scheduled[] {
  return waiting.map((one, i) => (i === waiting.length - 1 ? { ...one, message, place: 'last' } : one));
}

/** More is told of what has ended the match (found: a raid that ended it was on no screen), and to who is not awaited. */
function outlookOf({ over, asks }: MatchView): Outlook {
  if (over !== null) return 'end';
  return asks.some(isQuestion) ? 'question' : 'others';
}

/** The moments that a view tells from a line on. */
function schedule(view: MatchView, from: number, { lines, timing, reader }: PresentationRules): readonly Scheduled[] {
  const beside = momentsOf(view.log, lines).filter(({ at, rest }) => at + 1 + rest.length > from);
  return beside.map((moment, i) => {
    const wanted = timing(moment, { ...reader, beside, how: moment.at >= from ? 'new' : 'went-on' });
    return {
      moment,
      beside,
      from: Math.max(moment.at, from),
      to: moment.at + 1 + moment.rest.length,
      timing: wanted,
      paced: wanted,
      message: view,
      place: i === beside.length - 1 ? 'last' : 'before-others',
    };
  });
}

/** The presentation at a time: beats that have come, and moments that are over. */
function advanced(presentation: Presentation, now: number): Presentation {
  let next = presentation;
  for (;;) {
    const [first] = next.waiting;
    if (first === undefined) return redrawn(next);
    const { beats, lasts } = first.paced;
    const beat = Math.max(next.beat, beats.filter(({ at }) => next.began + at <= now).length);
    next = settle({ ...next, beat });
    const isOver = next.began + lasts <= now;
    if (!isOver) return redrawn(next);
    const leftOut = leftOutAfter(next.leftOut, first);
    const waiting = next.waiting.slice(1);
    next = { ...next, waiting, before: next.settled, began: next.began + lasts, beat: 0, leftOut };
  }
}

/** What was left out once a moment is over: with it where it was shown for no time at all, and nothing where it has said so. */
function leftOutAfter(before: readonly Moment[], { moment, timing, paced: { lasts } }: Scheduled): readonly Moment[] {
  if (timing.says === 'left-out') return NONE;
  if (timing.weight === 'line' || timing.lasts === 0 || lasts > 0) return before;
  // What has gone on is the same moment.
  return [...before.filter(({ at }) => at !== moment.at), moment];
}

/** The presentation once the first moment has come to a beat, whose time that is now. */
function upTo(before: Presentation, { paced: { beats } }: Scheduled, name: string, now: number): Presentation {
  const index = beats.findIndex((one) => one.name === name);
  const at = beats[index]?.at ?? 0;
  return advanced({ ...before, began: now - at, beat: index + 1 }, now);
}

/** The presentation without its first moment. */
function ended(before: Presentation, now: number): Presentation {
  const [first, ...rest] = before.waiting;
  if (first === undefined) return before;
  const { settled } = settle(before);
  return advanced({ ...before, settled, before: settled, waiting: rest, began: now, beat: 0 }, now);
}

/** Settles the view of the first moment once its result is shown. */
function settle(presentation: Presentation): Presentation {
  const [first] = presentation.waiting;
  if (first?.place !== 'last' || !hasCome(presentation, 'result')) return presentation;
  return { ...presentation, settled: first.message };
}

/** The presentation with what is shown of it; the same view as before where nothing of it is another. */
function redrawn(presentation: Presentation): Presentation {
  const { real, settled, waiting, shown, scenes } = presentation;
  const [first] = waiting;
  if (first === undefined) return shown === real ? presentation : { ...presentation, shown: real, settled: real };
  const isBeside = first.timing.weight === 'line' || !real.asks.some(({ kind }) => scenes.includes(kind));
  if (isBeside && first.place === 'last' && first.message === real && hasCome(presentation, 'question'))
    return { ...presentation, shown: real };
  const lines = hasCome(presentation, 'result') ? first.to : first.from;
  if (isTrailing(shown) && shown.table === settled.table && shown.over === settled.over && shown.log.length === lines) {
    return presentation;
  }
  return { ...presentation, shown: trailing(settled, first.message.log.slice(0, lines)) };
}

/** A view in which nobody is asked anything, with so much of the log. */
function trailing({ rules, you, keepers, kept, table, over, drawn }: MatchView, log: MatchView['log']): MatchView {
  return {
    rules,
    you,
    keepers,
    table,
    over,
    log,
    asks: NONE,
    waiting: NONE,
    ...(kept === undefined ? {} : { kept: kept.map((one) => ({ ...one, asks: NONE })) }),
    ...(drawn === undefined ? {} : { drawn }),
  };
}

const NONE: readonly never[] = [];

/** Whether a view is one of {@link trailing}. */
function isTrailing({ asks, waiting }: MatchView): boolean {
  return asks === NONE && waiting === NONE;
}
