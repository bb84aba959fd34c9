import { createContext, type ReactNode, useCallback, useContext, useEffect, useState } from 'react';

import type { Connection } from './connection';
import { type Answered, type ConnectionState, initialState } from './state';

/** The connection, or one that is on its way: the start page is drawn without its code. */
export type Coming = Connection | Promise<Connection>;

const ComingContext = createContext<Coming | null>(null);
const Context = createContext<Connection | null>(null);
const StateContext = createContext<ConnectionState | null>(null);

/**
 * Provides the connection and its newest state to the components below, and reconnects when the network or the page comes
 * back. A connection that cannot be loaded is a lost one. A burst of messages is drawn once: React would take draws forced by
 * every single one for an endless loop.
 */
export function ConnectionProvider({
  connection: coming,
  children,
}: {
  readonly connection: Coming;
  readonly children: ReactNode;
}) {
  const [connection, setConnection] = useState(coming instanceof Promise ? null : coming);
  const [state, setState] = useState(connection?.state() ?? initialState);
  useEffect(() => {
    Promise.resolve(coming).then(setConnection, () => setState({ ...initialState, link: 'offline' }));
  }, [coming]);
  useEffect(() => {
    if (connection === null) return;
    const follow = () => setState(connection.state());
    follow();
    return connection.subscribe(follow);
  }, [connection]);
  useEffect(() => {
    const wake = () => {
      if (document.visibilityState === 'visible') connection?.wake();
    };
    // Not every browser says each of them when a phone is taken up again.
    const back = ['online', 'pageshow', 'focus'] as const;
    for (const event of back) window.addEventListener(event, wake);
    document.addEventListener('visibilitychange', wake);
    return () => {
      for (const event of back) window.removeEventListener(event, wake);
      document.removeEventListener('visibilitychange', wake);
    };
  }, [connection]);
  return (
    <ComingContext value={coming}>
      <Context value={connection}>
        <StateContext value={state}>{children}</StateContext>
      </Context>
    </ComingContext>
  );
}

/** The connection; null until it has come. */
export function useConnectionIfHere(): Connection | null {
  return useContext(Context);
}

/** The connection, for commands, in a room: a room is drawn once it has come. */
export function useConnection(): Connection {
  const connection = useConnectionIfHere();
  if (connection === null)
    throw new Error('useConnection outside ConnectionProvider, or before the connection has come');
  return connection;
}

/** The connection, which may still be on its way. */
export function useComingConnection(): Coming {
  const coming = useContext(ComingContext);
  if (coming === null) throw new Error('useComingConnection outside ConnectionProvider');
  return coming;
}

/** Sends a command once the connection has come. One that cannot be loaded is `offline`. */
export function useCommandToCome(): <T extends object>(
  command: (connection: Connection) => Promise<Answered<T>>,
) => Promise<Answered<T>> {
  const coming = useComingConnection();
  return useCallback(
    async (command) => {
      const connection = await Promise.resolve(coming).catch(() => null);
      return connection === null ? { ok: false, error: 'offline' } : command(connection);
    },
    [coming],
  );
}

/** The newest state of the connection; renders again when it changes. */
export function useConnectionState(): ConnectionState {
  const state = useContext(StateContext);
  if (state === null) throw new Error('useConnectionState outside ConnectionProvider');
  return state;
}
