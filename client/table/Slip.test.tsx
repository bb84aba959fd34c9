/** @jest-environment ./client/testing/environment.ts */
import { screen } from '@testing-library/react';

import { draw } from '../testing/draw';
import { Slip } from './Slip';

test('a tap beside a slip closes it and does nothing else (bug: slips stayed open, and what was tapped beside them acted)', async () => {
  let closed = 0;
  let acted = 0;
  const { user } = draw(
    <>
      <button type="button" onClick={() => void (acted += 1)}>
        Act
      </button>
      <Slip title="Gauge" id="explanation" onClose={() => void (closed += 1)}>
        <p>Words to read</p>
      </Slip>
    </>,
    'en',
  );
  await user.click(screen.getByText('Words to read'));
  expect([closed, acted]).toEqual([0, 0]);
  await user.click(screen.getByRole('button', { name: 'Act' }));
  expect([closed, acted]).toEqual([1, 0]);
  screen.getByRole('button', { name: 'Act' }).focus();
  await user.keyboard('{Enter}');
  expect([closed, acted]).toEqual([1, 1]);
});

test('a tap beside a slip that came by itself closes it and acts (bug: an answer to the table was swallowed by the list of what was missed)', async () => {
  let closed = 0;
  let acted = 0;
  const { user } = draw(
    <>
      <button type="button" onClick={() => void (acted += 1)}>
        Agree
      </button>
      <Slip title="While you were away" id="recap" opened="by-itself" onClose={() => void (closed += 1)}>
        <p>Words to read</p>
      </Slip>
    </>,
    'en',
  );
  await user.click(screen.getByRole('button', { name: 'Agree' }));
  expect([closed, acted]).toEqual([1, 1]);
});
