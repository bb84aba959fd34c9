import { createContext, type ReactNode, useContext, useEffect, useSyncExternalStore } from 'react';

import type { Connection } from './connection';
import type { ConnectionState } from './state';

const Context = createContext<Connection | null>(null);

/** Provides the connection to the components below, and reconnects when the network or the page comes back. */
export function ConnectionProvider({
  connection,
  children,
}: {
  readonly connection: Connection;
  readonly children: ReactNode;
}) {
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
  return <Context value={connection}>{children}</Context>;
}

/** The connection, for commands. */
export function useConnection(): Connection {
  const connection = useContext(Context);
  if (connection === null) throw new Error('useConnection outside ConnectionProvider');
  return connection;
}

/** The newest state of the connection; renders again when it changes. */
export function useConnectionState(): ConnectionState {
  const connection = useConnection();
  return useSyncExternalStore(connection.subscribe, connection.state);
}
