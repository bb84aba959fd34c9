/** @jest-environment ./client/testing/environment.ts */
import { act, screen } from '@testing-library/react';

import { draw } from '../testing/draw';
import { type Setting, setting, useSetting } from './settings';

type Taps = 'look-first' | 'at-once';

const taps = (): Setting<Taps> => setting('taps', ['look-first', 'at-once']);

test('a setting is its first value until it is set, and what was set is remembered by the browser', () => {
  expect(taps().now()).toBe('look-first');
  taps().set('at-once');
  expect(taps().now()).toBe('at-once');
  taps().set('look-first');
  expect(taps().now()).toBe('look-first');
});

test('what is stored and is none of its values counts as nothing', () => {
  window.localStorage.setItem('taps', 'twice');
  expect(taps().now()).toBe('look-first');
});

function Shown({ of }: { readonly of: Setting<Taps> }) {
  return <p>{useSetting(of)}</p>;
}

test('every component that draws it shows the change at once', () => {
  const one = taps();
  draw(
    <>
      <Shown of={one} />
      <Shown of={one} />
    </>,
    'en',
  );
  act(() => one.set('at-once'));
  expect(screen.getAllByText('at-once')).toHaveLength(2);
});
