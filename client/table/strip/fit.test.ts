/** @jest-environment ./client/testing/environment.ts */
import { fitInto } from './fit';

/** How many letters there is room for, by how they are written. */
const ROOM: Readonly<Record<string, number>> = { usual: 60, narrow: 80, bare: 100 };

/** The strip with a head and what is said after it, in a box that has room for so many letters. */
function strip(head: number, sentences: readonly number[], gists: readonly number[]) {
  const holder = document.createElement('button');
  const lines = holder.appendChild(document.createElement('span'));
  const add = (tag: string, letters: number, part?: string): void => {
    const said = lines.appendChild(document.createElement(tag));
    said.textContent = 'x'.repeat(letters);
    if (part !== undefined) said.dataset['part'] = part;
  };
  add('b', head);
  for (const letters of sentences) add('span', letters, 'sentence');
  for (const letters of gists) add('span', letters, 'gist');
  Object.defineProperty(lines, 'clientHeight', { get: () => ROOM[holder.dataset['fit'] ?? ''] });
  Object.defineProperty(lines, 'scrollHeight', {
    get: () =>
      [...lines.querySelectorAll<HTMLElement>(':scope > :not([data-room=no])')]
        .map((said) => said.textContent.length)
        .reduce((sum, letters) => sum + letters, 0),
  });
  fitInto(lines);
  const left = [...lines.querySelectorAll<HTMLElement>('[data-room=no]')].map(({ dataset }) => dataset['part']);
  return { fit: holder.dataset['fit'], left };
}

describe('What the strip says', () => {
  it('is written as usual where there is room', () => {
    expect(strip(30, [20], [10])).toEqual({ fit: 'usual', left: [] });
  });

  it('is marked with nothing where all of it fits: each mark makes the browser lay the page out', () => {
    const lines = document.createElement('button').appendChild(document.createElement('span'));
    const part = lines.appendChild(document.createElement('span'));
    part.dataset['part'] = 'sentence';
    fitInto(lines);
    expect(part.dataset['room']).toBeUndefined();
  });

  it('says as many sentences of what the card says at all as there is room for (found: it ended in the middle of one)', () => {
    expect(strip(30, [], [8, 60, 4])).toEqual({ fit: 'usual', left: ['gist', 'gist'] });
    expect(strip(30, [20], [100])).toEqual({ fit: 'usual', left: ['gist'] });
  });

  it('is written narrower rather than not said (found: what somebody had just discarded was left out)', () => {
    expect(strip(40, [35], [10])).toEqual({ fit: 'narrow', left: ['gist'] });
    expect(strip(50, [45], [10])).toEqual({ fit: 'bare', left: ['gist'] });
  });

  it('is left out only from the end, and what is left is as large as it can be', () => {
    expect(strip(30, [25, 60], [10])).toEqual({ fit: 'usual', left: ['sentence', 'gist'] });
    expect(strip(70, [60], [10])).toEqual({ fit: 'narrow', left: ['sentence', 'gist'] });
  });
});
