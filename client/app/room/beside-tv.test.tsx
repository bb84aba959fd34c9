/** @jest-environment ./client/testing/environment.ts */
import { waitFor } from '@testing-library/react';

import { begin, gather } from '../../../server/testing/seating';
import { scenesOf } from '../../base/scenes';
import { houseOfTests } from '../../testing/visit';

const house = houseOfTests();

test('whoever scans the code of a television sits before it: their phone does not repeat what that shows', async () => {
  const [anna, ben] = [house().other(), house().other()];
  await gather([anna, ben], 'black-orchestra');
  await begin([anna, ben]);
  expect(scenesOf(anna.code).now()).toBe('here');
  house().visit(`/r/${anna.code}#tv`, 'en');
  await waitFor(() => expect(scenesOf(anna.code).now()).toBe('on-tv'));
  expect(window.location.hash).toBe('');
});
