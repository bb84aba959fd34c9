import { TestEnvironment } from 'jest-environment-jsdom';

import { quickStyles } from './computed-style';

/** What Node.js has and jsdom lacks. With it a test can run our server beside the screen. */
const FROM_NODE = {
  setTimeout,
  clearTimeout,
  setInterval,
  clearInterval,
  setImmediate,
  clearImmediate,
  structuredClone,
  TextEncoder,
  TextDecoder,
  Uint8Array,
  ArrayBuffer,
  fetch,
  Response,
  ReadableStream,
  performance,
};

/** `CSS.escape`, which jsdom lacks and user-event needs for radio buttons. */
function escape(word: string): string {
  return word.replaceAll(/[^\w-]/g, (sign) => `\\${sign}`);
}

/** jsdom has no layout, so this observer never reports anything. */
class StillResizeObserver {
  observe(): void {
    return undefined;
  }
  disconnect(): void {
    return undefined;
  }
}

/** A window as small as a phone's: no query for a larger one matches, and that never changes. */
function matchMedia(media: string) {
  const nothing = (): void => undefined;
  return { media, matches: false, addEventListener: nothing, removeEventListener: nothing };
}

/** The window of a browser with the globals of Node.js: a test can have screens and the server they talk to. */
export default class ScreenEnvironment extends TestEnvironment {
  override async setup(): Promise<void> {
    await super.setup();
    Object.assign(this.global, FROM_NODE, { ResizeObserver: StillResizeObserver, matchMedia, CSS: { escape } });
    Object.assign(this.global, { getComputedStyle: quickStyles(this.global) });
    this.global.scrollTo = () => undefined;
    this.global.Element.prototype.scrollIntoView = () => undefined;
    // Without pointers that move, none can be captured.
    this.global.Element.prototype.setPointerCapture = () => undefined;
    // Without layout no text has a length.
    Object.assign(this.global.SVGElement.prototype, { getComputedTextLength: () => 0 });
  }

  /** Resolves packages as Node.js does, not as a browser would. */
  override exportConditions(): string[] {
    return ['node', 'node-addons'];
  }
}
