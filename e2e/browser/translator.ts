import type { Page } from 'playwright-core';

/** The mark that the translator adds to each text: it has no width, so the layout stays the same. */
const MARK = '\u2063';

/** Has a page translated as browsers do it: each text gives its place to a `<font>` with other words, and what comes later as well. */
export async function translate(page: Page): Promise<void> {
  await page.evaluate((mark) => {
    const left = 'script, style, svg, font, textarea, [translate=no]';
    const replace = (root: Node): void => {
      const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
      const texts: Text[] = [];
      for (let node: Node | null = walker.currentNode; node !== null; node = walker.nextNode())
        if (node instanceof Text && node.data.trim() !== '' && node.parentElement?.closest(left) === null)
          texts.push(node);
      for (const text of texts) {
        const tag: string = 'font';
        const [outer, inner] = [document.createElement(tag), document.createElement(tag)];
        inner.textContent = text.data + mark;
        outer.append(inner);
        text.replaceWith(outer);
      }
    };
    replace(document.body);
    new MutationObserver((records) => {
      // A translator asks a server, and comes later.
      const added = records.flatMap(({ addedNodes }) => [...addedNodes]);
      setTimeout(() => {
        for (const node of added) if (node.isConnected) replace(node);
      });
    }).observe(document.body, { childList: true, subtree: true });
  }, MARK);
}

/** Each line that is to be read on a page, as it was before it was translated, and how many of them are translated. */
export async function linesOf(page: Page): Promise<{ readonly lines: readonly string[]; readonly translated: number }> {
  const read = await page.evaluate(() =>
    [...document.querySelectorAll<HTMLElement>('#root > *')]
      // Announcements for screen readers are made once.
      .filter(({ dataset }) => dataset['testid']?.startsWith('told-') !== true)
      .map(({ innerText }) => innerText)
      .join('\n')
      .split('\n'),
  );
  const plain = read.map((line) => line.replaceAll(MARK, '').trim());
  return {
    // Clocks go on between two looks.
    lines: plain.filter((line) => line !== '').map((line) => line.replaceAll(/\d+:\d\d/g, '0:00')),
    translated: read.filter((line) => line.includes(MARK)).length,
  };
}
