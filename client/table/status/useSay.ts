import { useMemo } from 'react';

import type { Text } from '../../../shared/engine/text';
import { useWords } from '../../base/i18n/WordsContext';
import { castOf, isShared } from '../store/selectors';
import { useTable } from '../store/TableContext';
import { playedBy } from '../story/played-by';

/**
 * Returns a function that renders a sentence of the game for the reader, adding player names to the pawns of others;
 * without these names on a shared screen.
 */
export function useSay(): (sentence: Text) => string {
  const { t } = useWords();
  const say = useTable(({ story }) => story.say);
  const cast = useTable(castOf);
  const seat = useTable((table) => table.seat);
  const shared = useTable(isShared);
  return useMemo(
    () =>
      shared ? say : (sentence) => playedBy(say(sentence), cast, seat, (as, name) => t('status.played', { as, name })),
    [shared, say, cast, seat, t],
  );
}
