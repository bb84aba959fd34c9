const STAY_REAL = [
  'nextTick',
  'queueMicrotask',
  'setImmediate',
  'clearImmediate',
  'setInterval',
  'clearInterval',
  'Date',
  'performance',
  'hrtime',
] as const;

/** From now on `setTimeout` ends only by `jest.advanceTimersByTime`; all else goes on as usual, so that sockets work. */
export function holdTimeouts(): void {
  jest.useFakeTimers({ doNotFake: [...STAY_REAL] });
}
