/** @jest-environment ./client/testing/environment.ts */
import { fireEvent, screen } from '@testing-library/react';

import { draw } from '../../testing/draw';
import { useNewest } from './useNewest';

const WHOLE = 1000;

/** A box of lines that does not fit, and a button for whoever has left its end. */
function Lines({ n }: { readonly n: number }) {
  const { box, onScroll, at, toNewest } = useNewest<HTMLDivElement>(n);
  return (
    <>
      <div ref={box} onScroll={onScroll} data-testid="box" />
      {at === 'earlier' && (
        <button type="button" onClick={toNewest}>
          newest
        </button>
      )}
    </>
  );
}

/** The box, and the acts of a test on it. */
function lines() {
  const { user, redraw } = draw(<Lines n={1} />, 'en');
  const box = screen.getByTestId('box');
  Object.defineProperties(box, { scrollHeight: { value: WHOLE }, clientHeight: { value: 100 } });
  const scrollTo = (top: number) => {
    box.scrollTop = top;
    fireEvent.scroll(box);
  };
  scrollTo(WHOLE - 100);
  return { user, box, scrollTo, another: () => redraw(<Lines n={2} />) };
}

test('what the tabulator scrolls is not left by hand (bug: the log stood still once somebody had tabbed through it)', () => {
  const { box, scrollTo, another } = lines();
  fireEvent.keyDown(document.body, { key: 'Tab' });
  scrollTo(0);
  expect(screen.queryByRole('button')).toBeNull();
  another();
  expect(box.scrollTop).toBe(WHOLE);
});

test.each([
  { by: 'a wheel', how: (box: HTMLElement) => fireEvent.wheel(box) },
  { by: 'a finger', how: (box: HTMLElement) => fireEvent.pointerDown(box) },
  { by: 'a key', how: (box: HTMLElement) => fireEvent.keyDown(box, { key: 'PageUp' }) },
])('whoever scrolls up by $by stays there, and is offered the way to the newest line', async ({ how }) => {
  const { user, box, scrollTo, another } = lines();
  how(box);
  scrollTo(0);
  another();
  expect(box.scrollTop).toBe(0);
  await user.click(screen.getByRole('button'));
  expect(box.scrollTop).toBe(WHOLE);
  expect(screen.queryByRole('button')).toBeNull();
});
