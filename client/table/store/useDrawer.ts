import { useReducer, useState } from 'react';

import { drawerAfter, type DrawerEvent, type DrawerState, shut } from './stops';

/**
 * The drawer of a table. It opens when this viewer is asked something, in the drawing that shows it: options that moved after they
 * have been seen would move under a finger.
 * @param asks changes with the open questions
 */
export function useDrawer(
  asked: 'asked' | 'idle',
  asks: string,
): {
  readonly drawer: DrawerState;
  readonly tell: (event: DrawerEvent) => void;
} {
  const [drawer, tell] = useReducer(drawerAfter, shut);
  const [told, setTold] = useState<{ readonly asked: 'asked' | 'idle'; readonly asks: string }>({
    asked: 'idle',
    asks,
  });
  if (told.asked !== asked || told.asks !== asks) {
    setTold({ asked, asks });
    if (told.asked !== asked) tell({ type: asked });
    if (told.asks !== asks) tell({ type: 'settled' });
  }
  return { drawer, tell };
}
