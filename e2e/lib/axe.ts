import axe from 'axe-core';
import type { Page } from 'playwright-core';

/** Drawings have figures as signs around a name: they are no part of the label, and a press explains them in words. */
const SIGNS_IN_DRAWINGS = { rule: 'label-content-name-mismatch', inside: 'svg' } as const;

/** Checks a page as it is shown now for what would keep somebody from using it; resolves to what was found, a line each. */
export async function violationsOf(page: Page): Promise<readonly string[]> {
  // Playwright's evaluation does not pass through the page's own policy of contents.
  if (!(await page.evaluate(() => 'axe' in globalThis))) await page.evaluate(axe.source);
  return page.evaluate(async ({ rule, inside }) => {
    const { axe: inPage } = globalThis as unknown as { axe: typeof axe };
    const { violations } = await inPage.run(document, { resultTypes: ['violations'], elementRef: true });
    return violations.flatMap(({ id, nodes }) =>
      nodes
        .filter(({ element }) => id !== rule || element?.closest(inside) === null)
        .map(({ target, failureSummary = '' }) => `${id}: ${target.join(' ')}: ${failureSummary.replace(/\s+/g, ' ')}`),
    );
  }, SIGNS_IN_DRAWINGS);
}
