/** @jest-environment ./client/testing/environment.ts */
import { act, render } from '@testing-library/react';
import type { ReactElement } from 'react';

import { followTranslators } from './translators';

/** Each text of the page that no translator has had, but for empty ones. */
function texts(): readonly Text[] {
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  const found: Text[] = [];
  while (walker.nextNode() !== null) {
    const { currentNode } = walker;
    const ours = currentNode.parentElement?.closest('font') === null;
    if (ours && currentNode instanceof Text && currentNode.data.trim() !== '') found.push(currentNode);
  }
  return found;
}

function fontOf(words: string): HTMLElement {
  const tag: string = 'font';
  const font = document.createElement(tag);
  font.appendChild(document.createElement(tag)).textContent = words;
  return font;
}

/** Changes the page, and lets what follows it do its work. */
function turn(change: () => void): Promise<void> {
  return act(async () => {
    change();
    await Promise.resolve();
  });
}

const loud = (words: string) => words.toUpperCase();

/** The ways in which translators are known to go about it. */
const translators: Readonly<Record<string, () => void>> = {
  'puts its words in the place of a text': () => {
    for (const text of texts()) text.replaceWith(fontOf(loud(text.data)));
  },
  'puts its words before a text and takes the text away': () => {
    for (const text of texts()) {
      text.before(fontOf(loud(text.data)));
      text.remove();
    }
  },
  'moves the text into its own element and changes it there': () => {
    for (const text of texts()) {
      const font = fontOf('');
      text.replaceWith(font);
      font.firstChild?.appendChild(text);
      text.data = loud(text.data);
    }
  },
  'says texts that stand side by side in one': () => {
    for (const text of texts()) {
      if (!text.isConnected) continue;
      const beside: Text[] = [];
      for (let next = text.nextSibling; next instanceof Text; next = next.nextSibling) beside.push(next);
      text.before(fontOf([text, ...beside].map(({ data }) => loud(data)).join('')));
      for (const one of [text, ...beside]) one.remove();
    }
  },
};

/** A line as the table has many: words, a number and a part beside one another. */
function Line({ name, n, more = null }: { readonly name: string; readonly n: number; readonly more?: string | null }) {
  return (
    <p>
      {name} has {n > 1 ? 'cards: ' : 'one card'}
      {n > 1 && n}
      <b>{name}</b>
      {more}
      {n === 3 ? <i>three</i> : ' end'}
    </p>
  );
}

const states: readonly ReactElement[] = [
  <Line key="a" name="Anna" n={1} />,
  <Line key="a" name="Anna" n={2} more="more" />,
  <Line key="a" name="Ben" n={2} more="" />,
  <Line key="a" name="Ben" n={3} more="again" />,
  <Line key="a" name="Ben" n={1} />,
];

beforeAll(() => followTranslators(document.body));

describe.each(Object.keys(translators))('a translator that %s', (way) => {
  const translate = () => turn(() => translators[way]?.());
  const plain = () => document.body.textContent.toLowerCase();

  test('leaves no words of before on the screen, and breaks nothing', async () => {
    const expected = states.map((state) => {
      const { unmount } = render(state);
      const said = plain();
      unmount();
      return said;
    });
    const { rerender, unmount } = render(<br />);
    for (const [i, state] of states.entries()) {
      await turn(() => rerender(state));
      expect(plain()).toBe(expected[i]);
      await translate();
      expect([plain(), texts()]).toEqual([expected[i], []]);
    }
    for (const [i, state] of states.entries()) {
      await turn(() => rerender(state));
      expect(plain()).toBe(expected[i]);
    }
    unmount();
    expect(plain()).toBe('');
  });

  test('has its words when they do not change, and the page has its own back when they are given back', async () => {
    const { unmount } = render(<Line name="Anna" n={2} />);
    const before = document.body.textContent;
    await translate();
    expect(document.body.textContent).toBe(loud(before));
    unmount();
  });
});

test('a translator that gives the texts back shows them as they were', async () => {
  const { rerender, unmount } = render(<Line name="Anna" n={2} />);
  const before = document.body.textContent;
  const replaced = texts().map((text) => [text, fontOf(loud(text.data))] as const);
  await turn(() => replaced.forEach(([text, font]) => text.replaceWith(font)));
  await turn(() => replaced.forEach(([text, font]) => font.replaceWith(text)));
  expect(document.body.textContent).toBe(before);
  await turn(() => rerender(<Line name="Ben" n={2} />));
  expect(document.body.textContent).toBe(before.replaceAll('Anna', 'Ben'));
  unmount();
});
