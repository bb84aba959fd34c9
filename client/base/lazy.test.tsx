/** @jest-environment ./client/testing/environment.ts */
import { screen } from '@testing-library/react';
import type { ReactElement } from 'react';
import { useState } from 'react';

import { draw } from '../testing/draw';
import { lazy, prefetch } from './lazy';

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

  it('says so when it cannot be fetched, and is fetched at a press', async () => {
    const { asked, load } = server();
    const Part = lazy(load);
    const { user } = draw(<Part of="presses" />, 'en');
    asked[0]?.reject(new Error('no network'));
    const again = await screen.findByRole('button', { name: 'Try again' });
    screen.getByRole('alert');
    await user.click(again);
    asked[1]?.resolve(Counter);
    await screen.findByText('presses: 0');
  });

  it('is asked for again when it could not be fetched ahead', async () => {
    const { asked, load } = server();
    const Part = lazy(load);
    const fetching = prefetch();
    asked[0]?.reject(new Error('no network'));
    await fetching;
    draw(<Part of="presses" />, 'en');
    asked[1]?.resolve(Counter);
    await screen.findByText('presses: 0');
  });
});
