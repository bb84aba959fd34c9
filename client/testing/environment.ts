import { TestEnvironment } from 'jest-environment-jsdom';

/** What Node.js has and jsdom lacks: with it a server of ours runs in the same test as the screen. */
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

/** Makes a word a name in a selector, as user-event does to walk from radio to radio. */
function escape(word: string): string {
  return word.replaceAll(/[^\w-]/g, (sign) => `\\${sign}`);
}

/** jsdom lays nothing out, so no box ever changes its size. */
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

/** The window of a browser, in which Node.js works as ever: screens and the server they talk to, in one test. */
export default class ScreenEnvironment extends TestEnvironment {
  override async setup(): Promise<void> {
    await super.setup();
    Object.assign(this.global, FROM_NODE, { ResizeObserver: StillResizeObserver, matchMedia, CSS: { escape } });
    this.global.scrollTo = () => undefined;
    // Of drawn letters as of boxes: no size.
    Object.assign(this.global.SVGElement.prototype, { getComputedTextLength: () => 0 });
  }

  /** Packages are taken as Node.js takes them. */
  override exportConditions(): string[] {
    return ['node', 'node-addons'];
  }
}
