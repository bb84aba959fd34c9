/** @jest-environment ./client/testing/environment.ts */
import { fitStage } from './fitStage';

/** A stage of a height whose contents are 300 pixels high with the words of an event, and 100 less without. */
function stageOf(clientHeight: number): HTMLElement {
  const room = document.createElement('div');
  room.innerHTML = '<p data-room="yes">1933</p><ol><li>Support −1</li></ol>';
  const words = room.querySelector('p');
  Object.defineProperties(room, {
    clientHeight: { value: clientHeight },
    scrollHeight: { get: () => (words?.dataset['room'] === 'no' ? 200 : 300) },
  });
  return room;
}

it.each([
  { when: 'all has room', height: 300, words: 'yes', scrolled: 0 },
  { when: 'only the words are too much', height: 250, words: 'no', scrolled: 0 },
  // Found: the effects of a long event were cut off below it.
  { when: 'the effects are too much alone', height: 150, words: 'no', scrolled: 200 },
])('a stage where $when shows what happened', ({ height, words, scrolled }) => {
  const room = stageOf(height);
  fitStage(room);
  expect([room.querySelector('p')?.dataset['room'], room.scrollTop]).toEqual([words, scrolled]);
});
