import { render } from '@testing-library/react';
import userEvent, { type UserEvent } from '@testing-library/user-event';
import { io } from 'socket.io-client';

import { Browser } from '../../server/testing/browser';
import { serve, type Served } from '../../server/testing/serve';
import type { Language } from '../../shared/engine/game';
import { games } from '../../shared/games/registry';
import { App } from '../app/App';
import { storeLanguage } from '../base/browser-storage';
import { Connection, SOCKET_OPTIONS } from '../base/connection/connection';

/** A server with the games of the product: the application on this screen, and other people in browsers of their own. */
export class House {
  private readonly ends: (() => void)[] = [];
  private constructor(private readonly served: Served) {}

  /** Starts the server. Its matches are the same in every run. */
  static async open(): Promise<House> {
    // Who is away is told at once, and stays host as long as a test runs.
    return new House(await serve({ games, patience: { noteMs: 0, moveMs: 59_000 } }));
  }

  /** Another person, in a browser of their own. */
  other(): Browser {
    const browser = new Browser(this.served.url);
    this.ends.push(() => browser.close());
    return browser;
  }

  /** Opens the application at a path, in a language. */
  visit(path: string, language: Language): UserEvent {
    const { url } = this.served;
    const fetching = globalThis.fetch;
    // The page fetches from the server under test.
    globalThis.fetch = (address) => fetching(typeof address === 'string' ? `${url}${address}` : address);
    window.history.replaceState(null, '', path);
    storeLanguage(language);
    const socket = io(`${url}/rooms`, { ...SOCKET_OPTIONS, forceNew: true });
    this.ends.push(() => {
      socket.close();
      globalThis.fetch = fetching;
    });
    const connection = new Connection(socket);
    connection.wake();
    render(<App connection={connection} />);
    // From here on messages of the server change the screen outside of act().
    Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: false });
    return userEvent.setup();
  }

  /** Closes the connections of all visitors. */
  empty(): void {
    for (const end of this.ends.splice(0)) end();
  }

  async close(): Promise<void> {
    await this.served.app.close();
  }
}

/** Opens a house before the tests of a file, empties it after each, and closes it after them. Throws when used before that. */
export function houseOfTests(): () => House {
  let house: House | null = null;
  beforeAll(async () => {
    house = await House.open();
  });
  afterEach(() => house?.empty());
  afterAll(() => house?.close());
  return () => {
    if (house === null) throw new Error('no house has been opened yet');
    return house;
  };
}
