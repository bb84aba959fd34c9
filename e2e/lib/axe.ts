import axe from 'axe-core';
import type { Page } from 'playwright-core';

/** Drawings have figures as signs around a name: they are no part of the label, and a press explains them in words. */
const SIGNS_IN_DRAWINGS = { rule: 'label-content-name-mismatch', inside: 'svg' } as const;

/** Rules that depend on the theme of a page. */
const COLOURS: readonly string[] = ['color-contrast'];

/** A look of the page: by daylight or by lamplight. */
export type Theme = 'dark' | 'light';

/** The part of a page that is checked. */
export interface Look {
  /** The names of axe's rules; all of them unless given. */
  readonly rules?: readonly string[];
  /** A selector of parts that were checked before. */
  readonly except?: string;
  /** What alone is looked at, as a selector; the whole page unless given. */
  readonly within?: string;
}

/** Checks the colours of a page in a theme, and leaves it so; resolves to what was found, a line each. */
export async function coloursIn(page: Page, theme: Theme, look: Omit<Look, 'rules'> = {}): Promise<readonly string[]> {
  await wear(page, theme);
  return violationsOf(page, { ...look, rules: COLOURS });
}

/** Has the device prefer a theme, and waits until the page wears it. */
export async function wear(page: Page, theme: Theme): Promise<void> {
  await page.emulateMedia({ colorScheme: theme });
  await page.waitForFunction((wanted) => document.documentElement.dataset['theme'] === wanted, theme);
}

/** Checks a page as it is shown now for what would keep somebody from using it; resolves to what was found, a line each. */
export async function violationsOf(
  page: Page,
  { rules, except, within = 'html' }: Look = {},
): Promise<readonly string[]> {
  // Playwright's evaluation does not pass through the page's own policy of contents.
  if (!(await page.evaluate(() => 'axe' in globalThis))) await page.evaluate(axe.source);
  const given = { ...SIGNS_IN_DRAWINGS, only: rules === undefined ? null : [...rules], except: except ?? null, within };
  return page.evaluate(async ({ rule, inside, only, except, within: root }) => {
    const { axe: inPage } = globalThis as unknown as { axe: typeof axe };
    const context = { include: [[root]], ...(except !== null && { exclude: [[except]] }) };
    const { violations } = await inPage.run(context, {
      resultTypes: ['violations'],
      elementRef: true,
      ...(only !== null && { runOnly: only }),
    });
    return violations.flatMap(({ id, nodes }) =>
      nodes
        .filter(({ element }) => id !== rule || element?.closest(inside) === null)
        .map(({ target, failureSummary = '' }) => `${id}: ${target.join(' ')}: ${failureSummary.replace(/\s+/g, ' ')}`),
    );
  }, given);
}
