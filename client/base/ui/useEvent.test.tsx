/** @jest-environment ./client/testing/environment.ts */
import { renderHook } from '@testing-library/react';

import { useEvent } from './useEvent';

test('a handler stays the same function and does what the newest one does', () => {
  const { result, rerender } = renderHook(({ n }: { readonly n: number }) => useEvent((by: number) => n * by), {
    initialProps: { n: 2 },
  });
  const first = result.current;
  rerender({ n: 5 });
  expect(result.current).toBe(first);
  expect(first(3)).toBe(15);
});
