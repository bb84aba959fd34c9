/** @jest-environment ./client/testing/environment.ts */
import { screen, waitFor } from '@testing-library/react';
import type { ReactElement } from 'react';
import { useState } from 'react';

import { draw } from '../../testing/draw';
import { lazy, MissingParts, once, prefetch } from './lazy';

/** A part that counts presses. */
function Counter({ of }: { readonly of: string }): ReactElement {
  const [n, setN] = useState(0);
  return (
    <button type="button" onClick={() => setN(n + 1)}>
      {of}: {n}
    </button>
  );
}

/** A server that gives a part once it is told to, or refuses it. */
function server() {
  const asked: { readonly resolve: (part: typeof Counter) => void; readonly reject: (why: Error) => void }[] = [];
  const load = (): Promise<typeof Counter> => new Promise((resolve, reject) => asked.push({ resolve, reject }));
  return { asked, load };
}

describe('A part of a screen that is fetched apart', () => {
  it('is fetched when it is first drawn, and shows nothing until it is there', async () => {
    const { asked, load } = server();
    const Part = lazy(load);
    expect(asked).toHaveLength(0);
    draw(<Part of="presses" />, 'en');
    expect(document.body.textContent).toBe('');
    asked[0]?.resolve(Counter);
    await screen.findByText('presses: 0');
    expect(asked).toHaveLength(1);
  });

  it('is drawn at once where it was fetched ahead', async () => {
    const Part = lazy(async () => Promise.resolve(Counter));
    await prefetch();
    draw(<Part of="presses" />, 'en');
    screen.getByText('presses: 0');
  });

  it('stays what it is when it is drawn again', async () => {
    const Part = lazy(async () => Promise.resolve(Counter));
    const { user, redraw } = draw(<Part of="presses" />, 'en');
    await user.click(await screen.findByText('presses: 0'));
    await prefetch();
    redraw(<Part of="taps" />);
    screen.getByText('taps: 1');
  });

  it('says so once when two cannot be fetched, and offers to load the page again', async () => {
    const [one, other] = [server(), server()];
    const [One, Other] = [lazy(one.load), lazy(other.load)];
    const reload = jest.fn();
    const { user, redraw } = draw(
      <>
        <One of="presses" />
        <Other of="taps" />
        <MissingParts onReload={reload} />
      </>,
      'en',
    );
    one.asked[0]?.reject(new Error('no network'));
    other.asked[0]?.reject(new Error('no network'));
    await screen.findByRole('alert');
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(reload).toHaveBeenCalledTimes(1);
    redraw(
      <>
        <One of="presses" />
        <MissingParts onReload={reload} />
      </>,
    );
    screen.getByRole('alert');
  });

  it('is not fetched anew with another part of its module, which would come without its style sheet (found in a browser)', async () => {
    const { asked, load } = server();
    const shared = once(load);
    const [One, Other] = [lazy(shared), lazy(shared)];
    draw(
      <>
        <One of="presses" />
        <MissingParts onReload={() => undefined} />
      </>,
      'en',
    );
    asked[0]?.reject(new Error('no network'));
    await screen.findByRole('alert');
    draw(<Other of="taps" />, 'en');
    await waitFor(() => expect(document.querySelectorAll('[data-fetching=failed]')).toHaveLength(2));
    expect(asked).toHaveLength(1);
  });

  it('is missed no longer when it is not wanted any more', async () => {
    const { asked, load } = server();
    const Part = lazy(load);
    const { redraw } = draw(
      <>
        <Part of="presses" />
        <MissingParts onReload={() => undefined} />
      </>,
      'en',
    );
    asked[0]?.reject(new Error('no network'));
    await screen.findByRole('alert');
    redraw(<MissingParts onReload={() => undefined} />);
    await waitFor(() => expect(screen.queryByRole('alert')).toBeNull());
  });

  it('that could not be fetched ahead is missed only once it is wanted', async () => {
    const Part = lazy<{ readonly of: string }>(async () => Promise.reject(new Error('no network')));
    await prefetch();
    const { redraw } = draw(<MissingParts onReload={() => undefined} />, 'en');
    expect(screen.queryByRole('alert')).toBeNull();
    redraw(
      <>
        <Part of="presses" />
        <MissingParts onReload={() => undefined} />
      </>,
    );
    await screen.findByRole('alert');
  });
});
