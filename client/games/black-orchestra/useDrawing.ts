import { useMemo } from 'react';

import type { FactsByEdition } from '../../../shared/games/black-orchestra/forecast/facts';
import type { Table } from '../../../shared/games/black-orchestra/table';
import type { GameScreenProps } from '../../table/contract/contract';
import { type Drawing, drawingOf } from './drawing';

/** The drawing for what the table screen passes; the same object as long as nothing of it has changed. */
export function useDrawing(props: GameScreenProps<Table, FactsByEdition>): Drawing {
  const { view, facts, options, members, text, targets, tap, emphasis, telling, points, plans } = props;
  return useMemo(
    () => drawingOf({ view, facts, options, members, text, targets, tap, emphasis, telling, points, plans }),
    [view, facts, options, members, text, targets, tap, emphasis, telling, points, plans],
  );
}
