import { configure, render, screen, within } from '@testing-library/react';
import userEvent, { type UserEvent } from '@testing-library/user-event';
import type { ReactElement } from 'react';
import { io } from 'socket.io-client';

import type { Language } from '../../shared/engine/game';
import { storeLanguage } from '../base/browser-storage';
import { Connection, type RoomsSocket } from '../base/connection/connection';
import { type Coming, ConnectionProvider } from '../base/connection/ConnectionContext';
import { FirstWordsProvider, WordsProvider } from '../base/i18n/WordsContext';
import { PACE } from '../base/settings';
import { ToldProvider } from '../base/told/Told';
import { prefetch } from '../base/ui/lazy';
import { translationIn } from './words';

// Only ends what hangs: a slow machine is no failure.
configure({
  asyncUtilTimeout: 60_000,
  // What is missing is said at once, without the whole page: it is looked for again and again until it is there.
  getElementError: (message) => new Error(message ?? 'there is no such element'),
  // What readers are told, and the board in words, say again what stands on the screen: a text is looked for where everybody sees it.
  defaultIgnore: 'script, style, [data-matter], #table-facts > li',
});

// A test does not wait for code: what a press opens is there at once.
beforeAll(prefetch);

let complaints: jest.SpyInstance;
beforeEach(() => {
  window.localStorage.clear();
  // What happens is presented in time only where a test is about that.
  PACE.set('at-once');
  window.history.replaceState(null, '', '/');
  complaints = jest.spyOn(console, 'error').mockImplementation();
});
afterEach(() => {
  const made: unknown[] = complaints.mock.calls;
  complaints.mockRestore();
  expect(made).toEqual([]);
});

/** Expects that React has logged an error which the test caused on purpose. */
export function complaintExpected(): void {
  expect(complaints).toHaveBeenCalled();
  complaints.mockClear();
}

/** A part of a screen in a test, and its user. */
export interface DrawnScreen {
  readonly user: UserEvent;
  /** Draws something else in the same place, as when a new view has come. */
  readonly redraw: (screenful: ReactElement) => void;
  /** Takes it off the screen. */
  readonly unmount: () => void;
}

/**
 * Draws a part of a screen in a language, inside the providers that every screen has.
 * @param connection none that leads anywhere unless given
 */
export function draw(screenful: ReactElement, language: Language, connection: Coming = nowhere()): DrawnScreen {
  storeLanguage(language);
  const words = { language, t: translationIn(language) };
  const around = (children: ReactElement) => (
    <FirstWordsProvider>
      <WordsProvider words={words}>
        <ToldProvider>
          <ConnectionProvider connection={connection}>{children}</ConnectionProvider>
        </ToldProvider>
      </WordsProvider>
    </FirstWordsProvider>
  );
  const user = userEvent.setup();
  const { rerender, unmount } = render(around(screenful));
  return { user, redraw: (next) => rerender(around(next)), unmount };
}

/** The accessible names of all buttons, in their order on the screen. */
export function buttons(inside: HTMLElement = document.body): readonly string[] {
  return named('button', inside);
}

/** The accessible names of all elements of a role, in their order on the screen. Hidden elements are left out. */
export function named(role: string, inside: HTMLElement = document.body): readonly string[] {
  const names = new Map<Element | null, string>();
  const name = (its: string, element: Element | null) => names.set(element, its).size > 0;
  return within(inside)
    .queryAllByRole(role, { name })
    .map((element) => names.get(element) ?? '');
}

/**
 * Presses Tab until something of this role and name has the focus, and in a list that is one stop of that key the arrow down; throws
 * when the keyboard never gets there.
 */
export async function tabTo(user: UserEvent, role: string, name: string): Promise<HTMLElement> {
  const wanted = screen.getByRole(role, { name });
  const list = wanted.closest('[data-roving]');
  const seen = new Set<Element | null>();
  if (list?.contains(document.activeElement) === true) await user.keyboard('{Home}');
  while (document.activeElement !== wanted) {
    if (list?.contains(document.activeElement) === true) await user.keyboard('{ArrowDown}');
    else {
      await user.tab();
      if (list?.contains(document.activeElement) === true) await user.keyboard('{Home}');
    }
    if (seen.has(document.activeElement)) throw new Error(`the keyboard does not reach ${name}`);
    seen.add(document.activeElement);
  }
  return wanted;
}

/** A connection that leads nowhere. */
export function nowhere(): Connection {
  const socket: RoomsSocket = io('http://127.0.0.1/rooms', { autoConnect: false, forceNew: true });
  return new Connection(socket);
}
