/** @jest-environment ./client/testing/environment.ts */
import { screen } from '@testing-library/react';

import { removeSeat, seatKept, storeSeat } from '../../base/browser-storage';
import { draw } from '../../testing/draw';
import { ForgetfulNote } from './ForgetfulNote';

const seat = { code: 'ABCDE', token: 't', name: 'Anna', used: 5, match: 'running' } as const;

/** Lets these stores of the browser refuse what they are to keep, and stores a seat. */
function seatedWhere(...refusing: readonly Storage[]): void {
  const keep = Object.getOwnPropertyDescriptor(Storage.prototype, 'setItem')?.value as Storage['setItem'];
  jest.spyOn(Storage.prototype, 'setItem').mockImplementation(function (this: Storage, key, value) {
    if (refusing.includes(this)) throw new DOMException('full', 'QuotaExceededError');
    keep.call(this, key, value);
  });
  storeSeat(seat);
}

afterEach(() => {
  jest.restoreAllMocks();
  removeSeat(seat.code);
});

const WORDS = {
  en: {
    page: 'This browser forgets your seat when the page is reloaded.',
    tab: 'This browser forgets your seat when the tab is closed.',
    pair: 'Keep it elsewhere too',
    close: 'Close',
  },
  fr: {
    page: 'Ce navigateur oubliera votre place au rechargement de la page.',
    tab: 'Ce navigateur oubliera votre place à la fermeture de l’onglet.',
    pair: 'La garder aussi ailleurs',
    close: 'Fermer',
  },
} as const;

describe.each(['en', 'fr'] as const)('in %s', (language) => {
  const words = WORDS[language];

  test.each([
    ['page', () => [window.localStorage, window.sessionStorage]],
    ['tab', () => [window.localStorage]],
  ] as const)(
    'a browser that keeps a seat only as long as the %s says so, with a way to keep it',
    async (kept, full) => {
      seatedWhere(...full());
      expect(seatKept(seat.code)).toBe(kept);
      const onPair = jest.fn();
      const { user } = draw(<ForgetfulNote code={seat.code} onPair={onPair} />, language);
      expect(screen.getByText(words[kept])).toBeTruthy();
      await user.click(screen.getByRole('button', { name: words.pair }));
      expect(onPair).toHaveBeenCalledTimes(1);
    },
  );

  test('what was put away stays away in this tab', async () => {
    seatedWhere(window.localStorage);
    const { user, unmount } = draw(<ForgetfulNote code={seat.code} onPair={jest.fn()} />, language);
    await user.click(screen.getByRole('button', { name: words.close }));
    unmount();
    draw(<ForgetfulNote code={seat.code} onPair={jest.fn()} />, language);
    expect(screen.queryByText(words.tab)).toBeNull();
  });
});

test('a browser that keeps its seats says nothing', () => {
  seatedWhere();
  expect(seatKept(seat.code)).toBe('between-visits');
  draw(<ForgetfulNote code={seat.code} onPair={jest.fn()} />, 'en');
  expect(screen.queryByTestId('forgets')).toBeNull();
});
