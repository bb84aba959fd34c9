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

test('what somebody scrolled goes back to the top with the next question, once', () => {
  const { scroll, ask, moved } = boxes();
  scroll('inner');
  ask('a');
  expect(moved).toEqual([]);
  ask('b');
  ask('c');
  expect(moved).toEqual(['inner 0']);
  scroll('outer');
  ask('d');
  expect(moved).toEqual(['inner 0', 'outer 0']);
});

test('what nobody scrolled is left alone', () => {
  const { ask, moved } = boxes();
  ask('b');
  expect(moved).toEqual([]);
});
