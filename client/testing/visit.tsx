import { render } from '@testing-library/react';
import userEvent, { type UserEvent } from '@testing-library/user-event';
import { io } from 'socket.io-client';

import { Browser } from '../../server/testing/browser';
import { serve, type Served } from '../../server/testing/serve';
import type { Language } from '../../shared/engine/game';
import { games } from '../../shared/games/registry';
import { App } from '../app/App';
import { Connection, SOCKET_OPTIONS } from '../base/connection/connection';
import { keepLanguage } from '../base/kept';

/** A server with the games of the product: the application on this screen, and other people in browsers of their own. */
export class House {
  private readonly ends: (() => void)[] = [];
  private constructor(private readonly served: Served) {}

  /** Opens one; its matches are the same each time. */
  static async open(): Promise<House> {
    return new House(await serve({ games }));
  }

  /** Somebody else. */
  other(): Browser {
    const browser = new Browser(this.served.url);
    this.ends.push(() => browser.close());
    return browser;
  }

  /** Somebody goes to an address of the application and is let see it. */
  visit(path: string, language: Language): UserEvent {
    const { url } = this.served;
    const fetching = globalThis.fetch;
    // A page's own server answers what it fetches.
    globalThis.fetch = (address) => fetching(typeof address === 'string' ? `${url}${address}` : address);
    window.history.replaceState(null, '', path);
    keepLanguage(language);
    const socket = io(`${url}/rooms`, { ...SOCKET_OPTIONS, forceNew: true });
    this.ends.push(() => {
      socket.close();
      globalThis.fetch = fetching;
    });
    render(<App connection={new Connection(socket)} />);
    // From here on the server speaks when it likes.
    Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: false });
    return userEvent.setup();
  }

  /** Everybody goes home. */
  empty(): void {
    for (const end of this.ends.splice(0)) end();
  }

  async close(): Promise<void> {
    await this.served.app.close();
  }
}
