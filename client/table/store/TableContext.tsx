import { createContext, type ReactNode, use, useLayoutEffect, useMemo, useReducer, useRef, useState } from 'react';

import { createTable, type TableStore } from './createTable';
import type { Actions, Looks, TableInput, TableState } from './table';

/** A table, and how often something has come to it. */
const Context = createContext<{ readonly table: TableStore; readonly came: number } | null>(null);

/**
 * Provides a table to the components below. A new value of `given` redraws all components that select a changed part,
 * in one rendering; give `children` as an element that stays the same.
 * @param looks what the reader looks at first
 */
export function TableProvider({
  given,
  looks,
  children,
}: {
  readonly given: TableInput;
  readonly looks?: Partial<Looks>;
  readonly children: ReactNode;
}) {
  const [table] = useState(() => createTable(given, looks));
  // Not in an effect, which would draw everything a second time. The same again changes nothing.
  const came = table.receive(given);
  const provided = useMemo(() => ({ table, came }), [table, came]);
  return <Context value={provided}>{children}</Context>;
}

/**
 * Selects a part of the table, and redraws when the reader changes it. `useSyncExternalStore` would redraw between the
 * events of one press, with a layout for each.
 * @param select returns the same object as long as nothing in it has changed
 */
export function useTable<T>(select: (table: TableState) => T): T {
  const provided = use(Context);
  if (provided === null) throw new Error('useTable outside TableProvider');
  const { table } = provided;
  const [, redraw] = useReducer((n: number) => n + 1, 0);
  const selected = select(table.now());
  const drawn = useRef({ select, selected });
  useLayoutEffect(() => {
    drawn.current = { select, selected };
  });
  useLayoutEffect(() => {
    const check = () => {
      if (drawn.current.select(table.now()) !== drawn.current.selected) redraw();
    };
    check();
    return table.subscribe(check);
  }, [table]);
  return selected;
}

/** The actions at the table. */
export function useActions(): Actions {
  return useTable(({ actions }) => actions);
}
