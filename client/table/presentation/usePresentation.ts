import { useEffect, useMemo, useReducer } from 'react';

import { isQuestion, type Seat } from '../../../shared/engine/ask';
import type { MatchView } from '../../../shared/engine/match';
import { PACE, SOUND, useSetting } from '../../base/settings';
import { useHidden } from '../../base/ui/useHidden';
import type { Game } from '../contract/game';
import type { Staged } from '../contract/staged';
import { nameKey, names, type Person } from '../contract/story';
import { areUnhurried } from '../contract/unhurried';
import type { Switch } from '../sound/play';
import { useMomentSounds } from '../sound/useMomentSounds';
import { countOf, nextAt, presentationAfter, presentationOf, presented } from './presentation';

/** How many times as long as usual moments are shown, by the pace that the reader has set. */
const TEMPO = { normal: 1, slow: 1.6, fast: 0.5, 'at-once': 0 } as const;

/** The time in milliseconds: that of the day may be set back, and a moment would stay on the stage. */
function clock(): number {
  return performance.now();
}

/**
 * The presentation of a match to a reader: the view to draw, and the moment that is on the stage.
 * @param view the server's last view; the same object until a new one comes
 * @param reader the reader's seat
 * @param sounds what switches the sounds of the page on and off
 */
export function usePresentation(
  view: MatchView,
  { client: { story, choosing } }: Pick<Game, 'client'>,
  reader: Seat | null,
  sounds: Switch = SOUND,
): { readonly view: MatchView; readonly staged: Staged } {
  const tempo = TEMPO[useSetting(PACE)];
  const [presentation, dispatch] = useReducer(presentationAfter, view, (first) =>
    presentationOf(story.hasOnlyBegun?.(first) === true ? { ...first, log: [] } : first),
  );
  // In the drawing that has the new view: else its result would be drawn before its moment.
  if (presentation.real !== view) {
    const people = story.people(view);
    const own = ownNames(people, reader);
    const { lines, timing } = story;
    dispatch({
      type: 'came',
      view,
      now: clock(),
      plan: { lines, timing, reader: { own, people: people.length }, scenes: choosing.scenes, tempo },
    });
  }
  const hidden = useHidden();
  useEffect(() => {
    if (hidden) dispatch({ type: 'all' });
  }, [hidden, view]);
  const at = nextAt(presentation);
  useEffect(() => {
    if (at === null) return undefined;
    let timer: ReturnType<typeof setTimeout>;
    const look = (): void => {
      const now = clock();
      // A timer may go off a little early.
      if (now < at) timer = setTimeout(look, Math.ceil(at - now));
      else dispatch({ type: 'elapsed', now });
    };
    look();
    return () => clearTimeout(timer);
  }, [at]);
  const does = useMemo(
    () => ({
      next: () => dispatch({ type: 'next', now: clock() }),
      all: () => dispatch({ type: 'all' }),
      answered: () => dispatch({ type: 'answered', now: clock() }),
    }),
    [],
  );
  const { waiting, beat, before, real, shown, leftOut } = presentation;
  useMomentSounds(presented({ waiting }), beat, shown.over === null ? 'running' : 'over', sounds);
  const [first] = waiting;
  // Before the result nobody can tell who is asked next, and who is would tell the result (found: a doubt in vain was known at once).
  const isTold = countOf({ waiting, beat }, 'result') > 0;
  // Who acts knows that the next question is theirs.
  const isOwn = first !== undefined && names(first.moment.head, ownNames(story.people(real), reader));
  const isAsked = isTold && real.asks.some(isQuestion) && !isOwn;
  // Found: “then you decide” was said of a turn, and two waited for a choice that the event on the stage did not bring.
  const awaits = !isAsked ? 'others' : areUnhurried(real.asks, choosing) ? 'turn' : 'reader';
  const staged = useMemo<Staged>(
    () => ({
      moment: presented({ waiting }),
      count: (name) => countOf({ waiting, beat }, name),
      before,
      leftOut,
      awaits,
      whose: isOwn ? 'reader' : 'others',
      ...does,
    }),
    [waiting, beat, before, leftOut, awaits, isOwn, does],
  );
  return { view: shown, staged };
}

/** The names by which the log names what a reader plays. */
function ownNames(people: readonly Person[], reader: Seat | null): ReadonlySet<string> {
  return new Set(people.filter(({ seat }) => seat === reader).map(({ name }) => nameKey(name)));
}
