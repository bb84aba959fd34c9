/** @jest-environment ./client/testing/environment.ts */
import { screen, waitFor } from '@testing-library/react';

import { draw } from '../../testing/draw';
import { NoticeSwitch } from './NoticeSwitch';
import { useNotice } from './useNotice';

/** A browser that can notify, and asks its user first. */
function browserThatNotifies(says: NotificationPermission): readonly string[] {
  const shown: string[] = [];
  const notices = {
    permission: 'default' as NotificationPermission,
    requestPermission: () => Promise.resolve((notices.permission = says)),
  };
  const registration = {
    scope: `${window.location.origin}/`,
    showNotification: (title: string) => Promise.resolve(shown.push(title)),
  };
  Object.defineProperty(window, 'Notification', { value: notices, configurable: true });
  Object.defineProperty(navigator, 'serviceWorker', {
    value: { getRegistration: () => Promise.resolve(registration) },
    configurable: true,
  });
  return shown;
}

function hide(state: DocumentVisibilityState): void {
  Object.defineProperty(document, 'visibilityState', { value: state, configurable: true });
}

afterEach(() => {
  Reflect.deleteProperty(window, 'Notification');
  Reflect.deleteProperty(navigator, 'serviceWorker');
  Reflect.deleteProperty(document, 'visibilityState');
});

function Asked({ by }: { readonly by: string | null }) {
  useNotice(by, 'Your turn', 'ABCDE');
  return <NoticeSwitch />;
}

const button = () => screen.getByRole('button', { name: 'Notify me' });

test('whoever wants it is told of a question while the page is hidden, once for each question', async () => {
  const shown = browserThatNotifies('granted');
  const { user, redraw } = draw(<Asked by={null} />, 'en');
  await user.click(button());
  await waitFor(() => expect(button().getAttribute('aria-pressed')).toBe('true'));
  redraw(<Asked by="1.0.1" />);
  hide('hidden');
  redraw(<Asked by="1.0.1" />);
  redraw(<Asked by={null} />);
  redraw(<Asked by="1.0.2" />);
  await waitFor(() => expect(shown).toEqual(['Your turn']));
  await user.click(button());
  await waitFor(() => expect(button().getAttribute('aria-pressed')).toBe('false'));
  redraw(<Asked by="1.0.3" />);
  await Promise.resolve();
  expect(shown).toEqual(['Your turn']);
});

test('where the user says no, or the browser cannot, there is no button', async () => {
  const { user, redraw } = draw(<NoticeSwitch key="cannot" />, 'en');
  expect(screen.queryByRole('button')).toBeNull();
  browserThatNotifies('denied');
  redraw(<NoticeSwitch key="can" />);
  await user.click(button());
  await waitFor(() => expect(screen.queryByRole('button')).toBeNull());
});
