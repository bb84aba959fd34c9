import { useMemo } from 'react';

import type { GameScreenProps } from '../contract/contract';

/** What a game draws from: the same object as long as nothing of it has changed, so that nothing is drawn again for it. */
export function useDrawn<Table, Facts>(from: GameScreenProps<Table, Facts>): GameScreenProps<Table, Facts> {
  const { view, facts, options, members, text, targets, tap, emphasis } = from;
  const { telling, plans, points, seek, following, told, putAway } = from;
  return useMemo(
    () => ({
      view,
      facts,
      options,
      members,
      text,
      targets,
      tap,
      emphasis,
      telling,
      plans,
      points,
      seek,
      following,
      told,
      putAway,
    }),
    [
      view,
      facts,
      options,
      members,
      text,
      targets,
      tap,
      emphasis,
      telling,
      plans,
      points,
      seek,
      following,
      told,
      putAway,
    ],
  );
}
