/** @jest-environment jsdom */
import { quickStyles } from './computed-style';

const PAGE = `
  <div id="plain"><span id="in-a-line">a</span><b id="hidden" hidden>b</b></div>
  <div id="unseen" style="visibility: hidden"><i id="inside">c</i><i id="seen-again" style="visibility: visible">d</i></div>
  <div style="pointer-events: none"><button id="beyond-reach">e</button></div>
  <p id="gone" style="display: none">f</p>
  <dialog id="shut">g</dialog><dialog id="open" open>h</dialog><li id="item">i</li>
  <svg><g id="drawn"><title id="named">j</title></g></svg>`;

describe('the style of an element in tests', () => {
  const style = quickStyles(window);
  beforeAll(() => {
    document.body.innerHTML = PAGE;
  });

  test.each([
    ...['plain', 'in-a-line', 'hidden', 'unseen', 'inside', 'seen-again', 'beyond-reach', 'gone'],
    ...['shut', 'open', 'item', 'drawn', 'named'],
  ])('is what jsdom says, for what is %s', (id) => {
    const element = document.getElementById(id);
    if (element === null) throw new Error('there is no such element');
    const slow = getComputedStyle(element);
    const quick = style(element);
    for (const property of ['display', 'visibility', 'pointer-events'])
      expect([property, quick.getPropertyValue(property)]).toEqual([property, slow.getPropertyValue(property)]);
    expect(quick).toMatchObject({
      display: slow.display,
      visibility: slow.visibility,
      pointerEvents: slow.pointerEvents,
    });
  });
});
