import { useMemo } from 'react';

import type { Table } from '../../../shared/games/black-orchestra/table';
import type { GameScreenProps } from '../../table/contract';
import { type Drawing, drawingOf } from './drawing';

/** The drawing for what the table screen passes; the same object as long as nothing of it has changed. */
export function useDrawing({ view, members, text, targets, tap, emphasis, telling }: GameScreenProps<Table>): Drawing {
  return useMemo(
    () => drawingOf({ view, members, text, targets, tap, emphasis, telling }),
    [view, members, text, targets, tap, emphasis, telling],
  );
}
