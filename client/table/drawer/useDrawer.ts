import { useLayoutEffect, useReducer } from 'react';

import { drawerAfter, type DrawerEvent, type DrawerState, shut } from './stops';

/** The drawer of a table. It opens when this viewer is asked something. */
export function useDrawer(asked: 'asked' | 'idle'): {
  readonly drawer: DrawerState;
  readonly tell: (event: DrawerEvent) => void;
} {
  const [drawer, tell] = useReducer(drawerAfter, shut);
  // Before anything is drawn: options that moved after they have been seen would move under a finger.
  useLayoutEffect(() => tell({ type: asked }), [asked]);
  return { drawer, tell };
}
