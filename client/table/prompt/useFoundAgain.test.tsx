/** @jest-environment ./client/testing/environment.ts */
import { screen, waitFor } from '@testing-library/react';
import { useRef, useState } from 'react';

import { draw } from '../../testing/draw';
import { useFoundAgain } from './useFoundAgain';

/** Questions, a slip that goes when it is answered, and a field. */
function Screen() {
  const prompt = useRef<HTMLDivElement>(null);
  const [slip, setSlip] = useState<'open' | 'answered'>('open');
  useFoundAgain(prompt);
  return (
    <>
      <div ref={prompt} tabIndex={-1} role="group" aria-label="questions" />
      {slip === 'open' && (
        <button type="button" onClick={() => setSlip('answered')}>
          agree
        </button>
      )}
      <input aria-label="say" onKeyDown={() => setSlip('answered')} />
    </>
  );
}

test('whoever answers a slip goes on at the questions (bug: the focus fell to the page)', async () => {
  const { user } = draw(<Screen />, 'en');
  await user.click(screen.getByRole('button'));
  await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('group')));
});

test('whoever is elsewhere when a slip goes stays there', async () => {
  const { user } = draw(<Screen />, 'en');
  await user.click(screen.getByRole('textbox'));
  await user.keyboard('x');
  expect(document.activeElement).toBe(screen.getByRole('textbox'));
});
