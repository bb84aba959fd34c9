import { type Dispatch, useCallback, useEffect, useMemo, useReducer, useRef, useState } from 'react';

import type { AskId, Seat } from '../../../shared/engine/ask';
import type { Text } from '../../../shared/engine/text';
import type { ViewMessage } from '../../../shared/protocol/rooms';
import { storedSeen, storeSeen } from '../../base/browser-storage';
import { useHidden } from '../../base/ui/useHidden';
import type { Game } from '../contract/game';
import { commonLines, type Moment, momentsOf, nameKey, type Person, type Telling } from '../contract/story';
import { COVERED, coveredMoments } from '../curtain/covered';
import { speaker } from './address';
import { lasts, type Queue, queueAfter, type QueueEvent, queueOf, row } from './queue';

/** From this many on, missed moments are not shown one by one but as a list. */
const MANY = 2;

/** A list of moments, because the viewer was `away` or so much happened that it is `long`. */
interface Missed {
  readonly why: 'away' | 'long';
  readonly moments: readonly Moment[];
}

/** The story of a match as this viewer follows it. */
export interface FollowedStory {
  readonly moments: readonly Moment[];
  /** The people whom the log names. */
  readonly people: readonly Person[];
  /** The moment in the strip; null before anything has happened. */
  readonly shown: Moment | null;
  readonly telling: Telling | null;
  /** How many moments there are to go back to and on to. */
  readonly row: ReturnType<typeof row>;
  /** How many moments were passed over in the strip, because too much happened at once. */
  readonly passed: number;
  /** The names by which the log names what this viewer plays. */
  readonly own: ReadonlySet<string>;
  /** Says a sentence of the log to this viewer. */
  readonly say: (sentence: Text) => string;
  /** What has been added to the log last, as sentences for screen readers. */
  readonly spoken: string;
  readonly send: (step: Step) => void;
  /** Says that the reader has answered a question. The story goes on once the table shows what came of it. */
  readonly acted: (ask: AskId) => void;
  /** Takes that back, because the answer turned out to be none yet. */
  readonly withheld: (ask: AskId) => void;
  /** How many lines the log had at the reader's last answer, or when they came. */
  readonly freshFrom: number;
  /** Whether somebody reads the strip or looks back: then it does not go on by itself. */
  readonly hold: (why: Hold, on: 'on' | 'off') => void;
  /** The moments that the viewer has missed, as a list; null when there is none to show. */
  readonly missed: Missed | null;
  /** Lists the moments from the one in the strip on, and with them those that were passed over. */
  readonly list: () => void;
  readonly closeList: () => void;
}

/** Why the story waits: the pointer or the focus is on the strip, or the account of a moment is open. */
type Hold = 'pointer' | 'focus' | 'account';

/** How somebody has come to a table: from elsewhere, or from another seat at it. */
export type Arrival = 'new' | 'switched';

/** The reader of a story. */
export interface Reader {
  /** A reader who has `switched` was here, at another seat, and has missed nothing. */
  readonly arrival: Arrival;
  /** The reader's seat: sentences call them *you*, also while they look at a seat that they stand in for. */
  readonly reader: Seat | null;
  /** Whether the view is up to date; `behind` while the connection is lost and until the first view after that has come. */
  readonly sync: 'current' | 'behind';
  /** Whether they see the table as it is, or look back. */
  readonly looks: 'now' | 'back';
  /** Whether lines that the reader alone may read are covered. */
  readonly covers: 'private' | 'nothing';
}

/** The reader's actions on the story. */
type Step = Exclude<QueueEvent, { readonly type: 'log' | 'elapsed' | 'acted' }>;

/**
 * Follows the story of a match.
 * @param asked whether this viewer is asked something now
 * @param code the room, under which the browser keeps how far this viewer has seen
 * @param by who follows it, and how they have come to this seat
 */
export function useStory(
  view: ViewMessage['view'],
  game: Game,
  code: string,
  asked: 'asked' | 'idle',
  by: Reader = { arrival: 'new', reader: view.you, sync: 'current', looks: 'now', covers: 'nothing' },
): FollowedStory {
  const { story } = game.client;
  const { text } = game;
  const { log } = view;
  const { covers } = by;
  const moments = useMemo(() => {
    const all = momentsOf(log, story.lines);
    return covers === 'nothing' ? all : coveredMoments(all, log);
  }, [log, story, covers]);
  const starts = useMemo(() => moments.map(({ at }) => at), [moments]);
  const tellable = useMemo(() => moments.filter((one) => !isLight(one)).map(({ at }) => at), [moments]);
  const [queue, dispatch] = useReducer(queueAfter, starts, queueOf);
  const [before, setBefore] = useState(view);
  const [freshFrom, setFreshFrom] = useState(log.length);
  const answered = useRef<AskId | null>(null);
  /** The lines that have come last. */
  const [newest, setNewest] = useState({ from: 0, to: 0 });
  const [listed, setListed] = useState<ListReason | null>(() =>
    by.arrival === 'new' ? missedFrom(tellable, storedSeen(code)) : null,
  );
  const [holds, setHolds] = useState<ReadonlySet<Hold>>(new Set());
  const hidden = useHidden();

  const people = useMemo(() => story.people(view), [story, view]);
  const ownKey = people
    .filter(({ seat }) => seat === by.reader)
    .map(({ name }) => nameKey(name))
    .join('\n');
  const own = useMemo(() => new Set(ownKey === '' ? [] : ownKey.split('\n')), [ownKey]);
  const say = useMemo(() => speaker(own, text), [own, text]);
  const spoken = log
    .slice(newest.from, newest.to)
    .map((line) => say(covers === 'private' && line.alone === true ? COVERED : line.text))
    .join(' ');

  // A question that is gone with the new table was answered, and what the log tells anew came of that.
  const isAnswered = (): boolean => answered.current !== null && !view.asks.some(({ id }) => id === answered.current);
  // In the drawing that shows the new table: the strip would else need one more.
  if (before !== view) {
    const from = commonLines(before.log, log);
    setBefore(view);
    if (isAnswered()) {
      setFreshFrom(before.log.length);
      dispatch({ type: 'acted' });
    }
    if (from < log.length) {
      setNewest({ from, to: log.length });
      dispatch({
        type: 'log',
        moments: starts,
        light: new Set(moments.filter(isLight).map(({ at }) => at)),
        from,
        strip: holds.size > 0 ? 'read' : 'free',
      });
    }
  }
  useEffect(() => {
    if (isAnswered()) answered.current = null;
  });

  const absent = hidden || by.sync === 'behind' ? 'away' : by.looks === 'back' ? 'looking-back' : null;
  useTimer(queue, dispatch, absent !== null || holds.size > 0 || listed !== null ? 'paused' : 'running');

  const shown = moments.find(({ at }) => at === queue.at) ?? null;
  // Passed-over moments count as unseen: they are listed when the reader comes back.
  const seen = queue.passed[0] ?? (shown === null ? 0 : shown.at + 1 + shown.rest.length);
  useEffect(() => {
    if (absent === null && listed === null) storeSeen(code, seen);
  }, [code, seen, absent, listed]);
  // Somebody is away until the first view that is up to date: when the page is seen again, an old one may still be shown.
  const left = useRef<ListReason | null>(null);
  useEffect(() => {
    if (absent !== null) {
      left.current ??= { why: absent === 'away' ? 'away' : 'long', from: seen };
      return;
    }
    const since = left.current;
    left.current = null;
    if (since !== null && listsFrom(tellable, since.from)) setListed(since);
  }, [absent, seen, tellable]);

  const acted = useCallback((ask: AskId) => {
    answered.current = ask;
  }, []);
  const withheld = useCallback((ask: AskId) => {
    if (answered.current === ask) answered.current = null;
  }, []);
  const hold = useCallback<FollowedStory['hold']>((why, on) => {
    setHolds((held) => {
      if (held.has(why) === (on === 'on')) return held;
      return on === 'on' ? new Set([...held, why]) : new Set([...held].filter((one) => one !== why));
    });
  }, []);
  const fly = queue.by === 'reader' || asked === 'idle' ? 'go' : 'stay';
  const telling = useMemo<Telling | null>(
    () =>
      shown === null || queue.told === 'yes'
        ? null
        : {
            moment: shown,
            lines: [shown.head, ...shown.rest].slice(Math.max(0, queue.from - shown.at)),
            place: story.place(shown, view),
            turn: queue.turn,
            fly,
          },
    [shown, queue.told, queue.turn, queue.from, fly, story, view],
  );
  const closeList = useCallback(() => {
    setListed(null);
    dispatch({ type: 'skip' });
  }, []);
  const around = useMemo(() => row(queue), [queue]);
  const missed = useMemo(
    () => (listed === null ? null : { why: listed.why, moments: moments.filter(({ at }) => at >= listed.from) }),
    [listed, moments],
  );
  const list = useCallback(() => setListed({ why: 'long', from: queue.passed[0] ?? queue.at ?? 0 }), [queue]);
  return {
    moments,
    people,
    shown,
    telling,
    row: around,
    passed: queue.passed.length,
    own,
    say,
    spoken,
    send: dispatch,
    acted,
    withheld,
    freshFrom,
    hold,
    missed,
    list,
    closeList,
  };
}

/** Why moments are listed, and from which line of the log on. */
interface ListReason {
  readonly why: Missed['why'];
  readonly from: number;
}

/** Where the list of what was missed begins; null when there is nothing to list. */
function missedFrom(tellable: readonly number[], seen: number | null): ListReason | null {
  return seen !== null && listsFrom(tellable, seen) ? { why: 'away', from: seen } : null;
}

/** Whether so much has happened from a line on that it is listed. */
function listsFrom(tellable: readonly number[], from: number): boolean {
  return tellable.filter((at) => at >= from).length >= MANY;
}

/** Whether a moment says only what stands elsewhere on the screen anyway. */
function isLight({ weight, rest }: Moment): boolean {
  return weight === 'light' && rest.length === 0;
}

/** Tells the queue when a moment has been told long enough. While it is paused no time passes. */
function useTimer(queue: Queue, dispatch: Dispatch<QueueEvent>, state: 'running' | 'paused'): void {
  const { turn, told, replay } = queue;
  const most = lasts(queue);
  const began = useRef(0);
  useEffect(() => {
    began.current = Date.now();
  }, [turn, state]);
  useEffect(() => {
    if (state === 'paused' || (told === 'yes' && replay === null)) return undefined;
    const timer = setTimeout(() => dispatch({ type: 'elapsed' }), Math.max(0, began.current + most - Date.now()));
    return () => clearTimeout(timer);
  }, [turn, told, replay, most, state, dispatch]);
}
