/** @jest-environment ./client/testing/environment.ts */
import { fitLegend } from './fitLegend';

const HEIGHTS: Readonly<Record<string, number>> = { both: 500, first: 280, second: 210, sentence: 60, nothing: 0 };

it.each([
  [600, 'both'],
  [499, 'first'],
  [279, 'second'],
  [100, 'sentence'],
  [59, 'nothing'],
])('a legend in a room of %d pixels shows %s, whole', (height, shown) => {
  const box = document.createElement('div');
  Object.defineProperties(box, {
    clientHeight: { value: height },
    scrollHeight: { get: () => HEIGHTS[box.dataset['room'] ?? ''] },
  });
  // It was shown otherwise before.
  box.dataset['room'] = 'nothing';
  fitLegend(box);
  expect(box.dataset['room']).toBe(shown);
});
