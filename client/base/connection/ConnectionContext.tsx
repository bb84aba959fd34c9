import { createContext, type ReactNode, useContext, useEffect, useSyncExternalStore } from 'react';

import type { Connection } from './connection';
import type { ConnectionState } from './state';

const Context = createContext<Connection | null>(null);

/** Gives everything below it the connection, and wakes it when the device comes back. */
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

/** What the server said last. */
export function useConnectionState(): ConnectionState {
  const connection = useConnection();
  return useSyncExternalStore(connection.subscribe, connection.state);
}
