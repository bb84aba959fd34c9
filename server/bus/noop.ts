import type { Bus } from './bus';

/**
 * A bus that sends nothing. `nobody`: no other node uses this storage. `unheard`: others may, and find changes when
 * they next compare with storage.
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
