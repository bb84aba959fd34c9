import { createContext, type ReactNode, useContext, useEffect, useState } from 'react';

import type { Connection } from './connection';
import type { ConnectionState } from './state';

const Context = createContext<Connection | null>(null);
const StateContext = createContext<ConnectionState | null>(null);

/**
 * Provides the connection and its newest state to the components below, and reconnects when the network or the page comes
 * back. A burst of messages is drawn once: React would take draws forced by every single one for an endless loop.
 */
export function ConnectionProvider({
  connection,
  children,
}: {
  readonly connection: Connection;
  readonly children: ReactNode;
}) {
  const [state, setState] = useState(connection.state);
  useEffect(() => {
    const follow = () => setState(connection.state());
    follow();
    return connection.subscribe(follow);
  }, [connection]);
  useEffect(() => {
    const wake = () => {
      if (document.visibilityState === 'visible') connection.wake();
    };
    window.addEventListener('online', wake);
    document.addEventListener('visibilitychange', wake);
    return () => {
      window.removeEventListener('online', wake);
      document.removeEventListener('visibilitychange', wake);
    };
  }, [connection]);
  return (
    <Context value={connection}>
      <StateContext value={state}>{children}</StateContext>
    </Context>
  );
}

/** The connection, for commands. */
export function useConnection(): Connection {
  const connection = useContext(Context);
  if (connection === null) throw new Error('useConnection outside ConnectionProvider');
  return connection;
}

/** The newest state of the connection; renders again when it changes. */
export function useConnectionState(): ConnectionState {
  const state = useContext(StateContext);
  if (state === null) throw new Error('useConnectionState outside ConnectionProvider');
  return state;
}
