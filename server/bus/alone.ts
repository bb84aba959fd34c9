import type { Bus } from './bus';

/**
 * The bus of a server that cannot tell others anything: because it is the only one on its storage (`nobody`), or because
 * the others find out by themselves (`unheard`), which takes a moment longer.
 */
export function aloneBus(others: 'nobody' | 'unheard' = 'nobody'): Bus {
  const nothing = (): void => undefined;
  return {
    tell: nothing,
    watch: () => Promise.resolve(),
    unwatch: nothing,
    onHint: nothing,
    onGap: nothing,
    attend: nothing,
    elsewhere: () => Promise.resolve([]),
    alone: others === 'nobody',
    connected: true,
    close: () => Promise.resolve(),
  };
}
