/** @jest-environment ./client/testing/environment.ts */
import { LOAD_AGAIN_MS, watchForMissingScript } from './missing-code';

test('a page whose script was refused is loaded again by itself after a while (bug: it stayed blank)', () => {
  jest.useFakeTimers();
  const loadAgain = jest.fn();
  watchForMissingScript(loadAgain);
  const script = document.head.appendChild(document.createElement('script'));
  const picture = document.body.appendChild(document.createElement('img'));
  for (const from of [picture, window]) from.dispatchEvent(new Event('error'));
  jest.advanceTimersByTime(LOAD_AGAIN_MS);
  expect(loadAgain).not.toHaveBeenCalled();
  script.dispatchEvent(new Event('error'));
  expect(loadAgain).not.toHaveBeenCalled();
  jest.advanceTimersByTime(LOAD_AGAIN_MS);
  expect(loadAgain).toHaveBeenCalledTimes(1);
  jest.useRealTimers();
});
