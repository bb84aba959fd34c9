/** @jest-environment ./client/testing/environment.ts */
import { render } from '@testing-library/react';
import { useRef } from 'react';

import { useBackToTop } from './useBackToTop';

function Scrolling({ asks }: { readonly asks: string }) {
  const box = useRef<HTMLDivElement>(null);
  useBackToTop(box, asks);
  return (
    <div data-testid="outer">
      <div data-testid="inner" ref={box} />
    </div>
  );
}

/** Two boxes, one in the other, and how often each was moved by the screen. */
function boxes() {
  const { rerender, getByTestId } = render(<Scrolling asks="a" />);
  const moved: string[] = [];
  for (const id of ['outer', 'inner']) {
    Object.defineProperty(getByTestId(id), 'scrollTop', { set: (to: number) => moved.push(`${id} ${to}`) });
  }
  return {
    scroll: (id: string) => getByTestId(id).dispatchEvent(new Event('scroll')),
    ask: (asks: string) => rerender(<Scrolling asks={asks} />),
    moved,
  };
}

/** The next frame, as it is painted. */
const painted = () => new Promise<void>((resolve) => void requestAnimationFrame(() => resolve()));

test('what somebody scrolled goes back to the top with the next question, once', async () => {
  const { scroll, ask, moved } = boxes();
  await painted();
  scroll('inner');
  ask('a');
  await painted();
  expect(moved).toEqual([]);
  ask('b');
  await painted();
  ask('c');
  await painted();
  expect(moved).toEqual(['inner 0']);
  scroll('outer');
  ask('d');
  ask('e');
  await painted();
  expect(moved).toEqual(['inner 0', 'outer 0']);
});

test('what nobody scrolled is left alone', async () => {
  const { ask, moved } = boxes();
  ask('b');
  await painted();
  expect(moved).toEqual([]);
});
