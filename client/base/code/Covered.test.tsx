/** @jest-environment ./client/testing/environment.ts */
import { act, screen } from '@testing-library/react';

import { draw } from '../../testing/draw';
import { CODES } from '../settings';
import { CodeSwitch } from './CodeSwitch';
import { RoomCode } from './RoomCode';

const WORDS = {
  en: { hide: 'Hide the code', cover: 'Room code Hold to see' },
  fr: { hide: 'Cacher le code', cover: 'Code du salon Maintenir pour voir' },
} as const;

const page = () => document.documentElement.outerHTML;

beforeEach(() => jest.useFakeTimers());
afterEach(() => {
  jest.useRealTimers();
  act(() => CODES.set('shown'));
});

describe.each(['en', 'fr'] as const)('A code on the screen of a person who streams (%s)', (language) => {
  const words = WORDS[language];
  const covered = () => {
    draw(
      <>
        <CodeSwitch />
        <RoomCode code="ABCDE" className="" />
      </>,
      language,
    );
    expect(page()).toContain('ABCDE');
    act(() => screen.getByRole('button', { name: words.hide, pressed: false }).click());
    screen.getByRole('button', { name: words.hide, pressed: true });
    return screen.getByRole('button', { name: words.cover });
  };
  const isShown = () => page().includes('ABCDE') && page().includes('A B C D E');
  const isHidden = () => !page().includes('ABCDE') && !page().includes('A B C D E');
  const press = (what: Element, event: Event) => act(() => void what.dispatchEvent(event));

  it('is in no text and no name, and shown while a key holds it', () => {
    const cover = covered();
    expect(isHidden()).toBe(true);
    for (const key of [' ', 'Enter']) {
      press(cover, new KeyboardEvent('keydown', { key, bubbles: true }));
      expect(isShown()).toBe(true);
      press(cover, new KeyboardEvent('keyup', { key, bubbles: true }));
      expect(isHidden()).toBe(true);
    }
  });

  it('is shown while a finger holds it, and not to a window that nobody looks at', () => {
    const cover = covered();
    press(cover, new MouseEvent('pointerdown', { bubbles: true }));
    expect(isShown()).toBe(true);
    act(() => void window.dispatchEvent(new Event('blur')));
    expect(isHidden()).toBe(true);
  });

  it('stays covered for a tap, and opens for ten seconds for a screen reader, which can hold nothing', () => {
    const cover = covered();
    press(cover, new MouseEvent('click', { bubbles: true, detail: 1 }));
    expect(isHidden()).toBe(true);
    press(cover, new MouseEvent('click', { bubbles: true, detail: 0 }));
    expect(isShown()).toBe(true);
    act(() => jest.advanceTimersByTime(9_999));
    expect(isShown()).toBe(true);
    act(() => jest.advanceTimersByTime(1));
    expect(isHidden()).toBe(true);
  });
});
