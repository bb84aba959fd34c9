import type { Page } from 'playwright-core';

import { giveSeen } from './seen';

/** The kinds of faults in the looks of a screen. */
type Fault =
  | 'small text'
  | 'small target'
  | 'clipped text'
  | 'squeezed text'
  | 'left out'
  | 'covered target'
  | 'out of reach'
  | 'looks enabled'
  | 'option out of sight'
  | 'unfolded out of sight'
  | 'covered letter'
  | 'empty region'
  | 'flat dialog'
  | 'page scrolls'
  | 'scrolls sideways'
  | 'long page';

/** A fault, and what has it, as its text or name. */
export interface Finding {
  readonly fault: Fault;
  readonly what: string;
}

/** The least size of letters anywhere, in pixels. */
const LETTERS = 12;
/** The least size of what is pressed: by a finger, and by a mouse. */
const TARGET = { touch: 44, mouse: 24 } as const;
/** Words that go on over lines narrower than this, in the size of their letters, are read letter by letter. */
const COLUMN = 3;
/** A part of the table that is empty below for more of its height than this, and for more than so many pixels, should be smaller. */
const EMPTY = { part: 0.45, pixels: 80 } as const;
/** No dialog is lower than its head, in pixels. */
const HEAD = 60;
/** A lobby in which nothing was opened is no longer than this, in pixels: a phone and a half. */
const LOBBY = 960;
/** A narrower window is a phone. */
const PHONE = 640;
/** A window at least this broad is used with a mouse. */
const MOUSE_FROM = 960;

/**
 * Measures the page as it is: letters, buttons, cut text, covered targets, and whether the page scrolls. Parts that are
 * hidden or scrolled out of their box do not count.
 */
export async function faultsOf(page: Page): Promise<readonly Finding[]> {
  const width = page.viewportSize()?.width ?? 0;
  const height = page.viewportSize()?.height ?? 0;
  const least = width >= MOUSE_FROM && height > 520 ? TARGET.mouse : TARGET.touch;
  await giveSeen(page);
  return page.evaluate(
    ({ letters, target, column, head, most, phone, empty }) => {
      const found: { fault: Fault; what: string }[] = [];
      const note = (fault: Fault, element: Element) => {
        const what = element.getAttribute('aria-label') ?? element.textContent;
        found.push({ fault, what: what.trim().replace(/\s+/g, ' ').slice(0, 60) });
      };
      /** Whether a page or box that scrolls, or a map that can be moved, can bring an element out from under what covers it. */
      const scrollsUnder = (element: Element, cover: Element): boolean => {
        const overMap = cover.closest('.drawer-head :is(.take-back, .follow), .bo-jumps, .bo-beyond') !== null;
        if (overMap && element.closest('[data-shown=part] [data-space]') !== null) return true;
        const pageScrolls = document.documentElement.scrollHeight > innerHeight + 1;
        for (let outer: Element | null = cover; outer !== null; outer = outer.parentElement) {
          if (outer.contains(element)) return false;
          const { position } = getComputedStyle(outer);
          if (position === 'sticky') {
            const box = outer.parentElement;
            if (box !== null && box.contains(element) && box.scrollHeight > box.clientHeight + 1) return true;
          }
          if (pageScrolls && /sticky|fixed/.test(position)) return true;
        }
        return false;
      };
      /** Whether something is meant to lie over the table: a dialog, a stage that can be put aside, or a drawer that is quite open. */
      const liesOver = (element: Element, cover: Element): boolean => {
        const sheet = cover.closest('[role=dialog], [data-stop=full], .option-card-scrim, .menu-items');
        if (sheet !== null) return !sheet.contains(element);
        // A stage lies over the map and over nothing else: what stands in the drawer stays within reach.
        const stage = cover.closest('[data-over]');
        return stage !== null && !stage.contains(element) && element.closest('.drawer') === null;
      };
      const hasText = (element: Element) =>
        [...element.childNodes].some(
          (node) => node.nodeType === Node.TEXT_NODE && (node.textContent ?? '').trim() !== '',
        );
      for (const element of document.body.querySelectorAll('*')) {
        if (!hasText(element) || element instanceof HTMLScriptElement) continue;
        if (seen(element) === null) continue;
        const style = getComputedStyle(element);
        const scale = element instanceof SVGGraphicsElement ? (element.getScreenCTM()?.d ?? 1) : 1;
        const size = parseFloat(style.fontSize);
        if (size * scale < letters - 0.1) note('small text', element);
        const { width, height } = element.getBoundingClientRect();
        // Found: beside a long forecast the goal had one letter to a line.
        if (!(element instanceof SVGElement) && width < column * size && height > 4 * size)
          note('squeezed text', element);
        const cut = element.scrollWidth > element.clientWidth + 1 && element.clientWidth > 0;
        if (cut && style.overflowX === 'hidden' && style.textOverflow !== 'ellipsis') note('clipped text', element);
      }
      // Find sentences whose first or last lines are cut off by a box that cannot be scrolled.
      for (const element of document.body.querySelectorAll('*')) {
        if (!hasText(element) || element instanceof SVGElement || seen(element) === null) continue;
        const { top, bottom, left, right } = element.getBoundingClientRect();
        // Found: the status on a laptop went on beyond the edge of the window.
        // The end of a row that is meant to be pushed sideways comes with a push.
        const pushed = element.closest('[data-sideways]') !== null;
        if ((left < -1 || right > innerWidth + 1) && !pushed) note('clipped text', element);
        for (let outer = element.parentElement; outer !== null; outer = outer.parentElement) {
          const style = getComputedStyle(outer);
          if (/auto|scroll/.test(style.overflowY)) break;
          if (style.overflowY !== 'hidden' || style.webkitLineClamp !== 'none') continue;
          const frame = outer.getBoundingClientRect();
          if (top < frame.top - 2 || bottom > frame.bottom + 2) note('clipped text', element);
        }
      }
      // The sentences about what happened are shown whole.
      for (const box of document.body.querySelectorAll('.moment-lines')) {
        const head = box.querySelector('b');
        if (head === null || seen(box) === null) continue;
        if (head.getBoundingClientRect().bottom > box.getBoundingClientRect().bottom + 2) note('clipped text', head);
      }
      // Sentences that a screen leaves out for want of room.
      for (const sentence of document.body.querySelectorAll('.goal-row [data-room=no]')) {
        // Beside what is explained for the first time it is meant to be short.
        if (sentence.closest('.drawer:has(.first-time)') !== null) continue;
        if (sentence.parentElement !== null && seen(sentence.parentElement) !== null) note('left out', sentence);
      }
      // The letter of a piece, under a piece that was drawn later.
      const pieces = [...document.body.querySelectorAll('svg text[class$=letter]')].filter(
        (letter) => seen(letter) !== null,
      );
      for (const [i, letter] of pieces.entries()) {
        const { x, y, width, height } = letter.getBoundingClientRect();
        const [middleX, middleY] = [x + width / 2, y + height / 2];
        const isUnder = (other: Element): boolean => {
          const over = other.previousElementSibling?.getBoundingClientRect();
          if (over === undefined || other.closest('svg') !== letter.closest('svg')) return false;
          const radius = over.width / 2;
          return Math.hypot(over.x + radius - middleX, over.y + over.height / 2 - middleY) < radius - 1;
        };
        if (pieces.slice(i + 1).some(isUnder)) note('covered letter', letter);
      }
      // Content around the table that ends long before its box does.
      for (const region of document.body.querySelectorAll('.table-left [data-sheet], .table-foot [data-sheet]')) {
        if (seen(region) === null) continue;
        const box = region.getBoundingClientRect();
        const parts = [...region.querySelectorAll('*')].filter((part) => hasText(part)).map((part) => seen(part));
        const end = Math.max(box.top, ...parts.map((part) => part?.bottom ?? 0));
        const room = box.bottom - end;
        if (room > empty.pixels && room > box.height * empty.part) note('empty region', region);
      }
      for (const dialog of document.body.querySelectorAll('[role=dialog]')) {
        if (dialog.getBoundingClientRect().height < head) note('flat dialog', dialog);
      }
      const pressed = document.body.querySelectorAll(
        'button, a[href], input, select, [role=button], [role=tab], summary',
      );
      // Beside a dialog that must be closed first, nothing can be pressed.
      const modal = document.body.querySelector('[role=dialog][aria-modal=true]');
      /** Whether an element lies beyond the window, with no page or box that could be scrolled to it (found: the end of a report). */
      const isCutOff = (element: Element): boolean => {
        const { top, left, width, height } = element.getBoundingClientRect();
        if (width === 0 || height === 0 || (top < innerHeight && left < innerWidth)) return false;
        if (!element.checkVisibility({ opacityProperty: true, visibilityProperty: true })) return false;
        // A drawer is drawn up, and a map is moved.
        if (element.closest('.drawer, svg') !== null) return false;
        for (let outer = element.parentElement; outer !== null; outer = outer.parentElement) {
          const { overflowX, overflowY, position } = getComputedStyle(outer);
          if (outer.scrollHeight > outer.clientHeight + 1 && /auto|scroll/.test(overflowY)) return false;
          if (outer.scrollWidth > outer.clientWidth + 1 && /auto|scroll/.test(overflowX)) return false;
          if (position === 'fixed') return true;
        }
        const page = document.documentElement;
        return page.scrollHeight <= innerHeight + 1 && page.scrollWidth <= innerWidth + 1;
      };
      for (const element of pressed) {
        if (modal !== null && !modal.contains(element)) continue;
        if (isCutOff(element)) note('out of reach', element);
        const part = seen(element);
        if (part === null || (element instanceof HTMLInputElement && element.type !== 'text')) continue;
        const whole = element.getBoundingClientRect();
        if (whole.width < target - 0.5 || whole.height < target - 0.5) note('small target', element);
        // A part that is mostly scrolled away can be scrolled back; a visible one must not lie under another.
        if (part.width * part.height < whole.width * whole.height * 0.9) continue;
        const points = [0.3, 0.5, 0.7].flatMap((x) => [0.3, 0.5, 0.7].map((y) => [x, y] as const));
        const free = points.some(([x, y]) => {
          const top = document.elementFromPoint(part.x + part.width * x, part.y + part.height * y);
          return (
            top !== null &&
            (element.contains(top) || top.contains(element) || scrollsUnder(element, top) || liesOver(element, top))
          );
        });
        if (!free) note('covered target', element);
      }
      // Find disabled buttons that look like their enabled twins.
      const looks = (button: Element): string =>
        [button, ...button.querySelectorAll('*')]
          .map((part) => getComputedStyle(part))
          .map((style) =>
            [style.color, style.backgroundColor, style.borderStyle, style.opacity, style.visibility].join(),
          )
          .join(' ');
      for (const button of document.body.querySelectorAll<HTMLButtonElement>('button:disabled')) {
        if (seen(button) === null || button.closest('fieldset:disabled') !== null) continue;
        const twin = button.cloneNode(true);
        if (!(twin instanceof HTMLButtonElement)) continue;
        twin.disabled = false;
        button.after(twin);
        if (looks(twin) === looks(button)) note('looks enabled', button);
        twin.remove();
      }
      // The first thing that can be answered, in a drawer that is not for reading, until somebody scrolls on.
      const drawer = document.querySelector('.drawer:not([data-stop=full])');
      const first = drawer?.querySelector('.prompt :is([data-testid=option], .option-group, .slot):enabled');
      const atRest = first?.closest('.drawer-body')?.scrollTop === 0 || first?.closest('.drawer-body') === null;
      // A reader who unfolds a part above it wants to read that part first.
      const unfolded = drawer?.querySelector('.plan-unfold[aria-expanded=true]') != null;
      if (first != null && atRest && !unfolded && document.querySelector('[role=dialog]') === null) {
        const whole = first.getBoundingClientRect();
        const part = seen(first);
        if (part === null || part.height < whole.height - 1 || part.width < whole.width - 1)
          note('option out of sight', first);
      }
      // Check a group that was just unfolded: its heading, and its first option.
      for (const group of document.body.querySelectorAll('.drawer:not(:has(.barred ul)) [data-sought=yes]')) {
        const parts = [group.querySelector('h3, .option-group'), group.querySelector('.option')];
        for (const part of parts) {
          if (part === null || document.querySelector('[role=dialog]') !== null) continue;
          const shown = seen(part)?.height ?? 0;
          if (shown < Math.min(part.getBoundingClientRect().height, target) - 1) note('unfolded out of sight', part);
        }
      }
      // A phone widens its layout for a page that is too wide: only what is seen at once tells.
      const tooWide = document.documentElement.scrollWidth > (visualViewport?.width ?? innerWidth) + 1;
      const tooHigh = document.documentElement.scrollHeight > innerHeight + 1;
      if (tooWide || (tooHigh && document.querySelector('.table-screen') !== null))
        note('page scrolls', document.documentElement);
      // Find boxes of text that go on at their side, where no reader looks.
      for (const box of document.body.querySelectorAll('*')) {
        if (box instanceof SVGElement || box.scrollWidth <= box.clientWidth + 1 || seen(box) === null) continue;
        const { overflowX, overflowY } = getComputedStyle(box);
        const further = /auto|scroll/.test(overflowX) && /auto|scroll/.test(overflowY);
        if (further && !box.matches('input, textarea, select, [data-sideways]')) note('scrolls sideways', box);
      }
      const folded = document.querySelector('.page:has(.lobby):not(:has([role=dialog]))');
      const height = document.documentElement.scrollHeight;
      if (folded !== null && innerWidth < phone && height > most) {
        found.push({ fault: 'long page', what: `${height} px` });
      }
      return found;
    },
    { letters: LETTERS, target: least, column: COLUMN, head: HEAD, most: LOBBY, phone: PHONE, empty: EMPTY },
  );
}
