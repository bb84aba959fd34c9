import type { Bus } from './bus';

/**
 * A bus that sends nothing. `nobody`: there is no other node on this storage. `unheard`: there may be others, which find
 * changes when they next compare with storage.
 */
export function noopBus(others: 'nobody' | 'unheard' = 'nobody'): Bus {
  const nothing = (): void => undefined;
  return {
    tell: nothing,
    watch: () => Promise.resolve(),
    unwatch: nothing,
    onNotice: nothing,
    onResync: nothing,
    attend: nothing,
    elsewhere: () => Promise.resolve([]),
    alone: others === 'nobody',
    connected: true,
    close: () => Promise.resolve(),
  };
}
