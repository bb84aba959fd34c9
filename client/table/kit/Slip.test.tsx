/** @jest-environment ./client/testing/environment.ts */
import { screen } from '@testing-library/react';
import { useState } from 'react';

import { draw } from '../../testing/draw';
import { Slip } from './Slip';

/** A slip, opened by its reader or by itself, with a button beside it; how often the slip was closed, and the button pressed. */
function beside(opened: 'by-reader' | 'by-itself') {
  const counted = { closed: 0, acted: 0 };
  const { user } = draw(
    <>
      <button type="button" onClick={() => void (counted.acted += 1)}>
        Act
      </button>
      <Slip title="Gauge" id="explanation" opened={opened} onClose={() => void (counted.closed += 1)}>
        <p>Words to read</p>
      </Slip>
    </>,
    'en',
  );
  return { user, act: screen.getByRole('button', { name: 'Act' }), counts: () => [counted.closed, counted.acted] };
}

test('a tap beside a slip closes it and does nothing else (bug: slips stayed open, and what was tapped beside them acted)', async () => {
  const { user, act, counts } = beside('by-reader');
  await user.click(screen.getByText('Words to read'));
  expect(counts()).toEqual([0, 0]);
  await user.click(act);
  expect(counts()).toEqual([1, 0]);
  act.focus();
  await user.keyboard('{Enter}');
  expect(counts()).toEqual([1, 1]);
});

test('a mouse beside a slip closes it and presses the button that it points at (found: “Draw” had to be pressed twice)', () => {
  const { act, counts } = beside('by-reader');
  const press = new MouseEvent('click', { bubbles: true, cancelable: true, detail: 1 });
  act.dispatchEvent(Object.assign(press, { pointerType: 'mouse' }));
  expect(counts()).toEqual([1, 1]);
});

test('a tap beside a slip that came by itself closes it and acts (bug: an answer to the table was swallowed by the list of what was missed)', async () => {
  const { user, act, counts } = beside('by-itself');
  await user.click(act);
  expect(counts()).toEqual([1, 1]);
});

test('a tap on a scene over a slip leaves the slip open under it (found: it closed what was being read and did not go on)', () => {
  const { act, counts } = beside('by-reader');
  act.setAttribute('data-testid', 'stage');
  act.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true, detail: 1 }));
  expect(counts()).toEqual([0, 1]);
});

/** A slip that closes, opened by a button, and a field beside it. */
function BesideField() {
  const [open, setOpen] = useState<'open' | 'closed'>('closed');
  return (
    <>
      <button type="button" onClick={() => setOpen('open')}>
        Read
      </button>
      <input aria-label="Message" />
      {open === 'open' && (
        <Slip title="Gauge" id="explanation" onClose={() => setOpen('closed')}>
          <p>Words to read</p>
        </Slip>
      )}
    </>
  );
}

test('a tap in a field beside a slip closes it, and the field keeps the focus (found: a message was begun there, and its first sign, a digit, ended the turn)', async () => {
  const { user } = draw(<BesideField />, 'en');
  await user.click(screen.getByRole('button', { name: 'Read' }));
  const field = screen.getByRole('textbox');
  await user.click(field);
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(document.activeElement).toBe(field);
});

/** A slip with something in it that opens another slip, and a button beside it that does. */
function Two() {
  const [open, setOpen] = useState<readonly string[]>(['one']);
  const add = () => setOpen((now) => [...now, 'two']);
  const close = (id: string) => () => setOpen((now) => now.filter((one) => one !== id));
  return (
    <>
      <button type="button" onClick={add}>
        Beside
      </button>
      {open.map((id) => (
        <Slip key={id} title={id} id={id} onClose={close(id)}>
          <button type="button" onClick={add}>
            From {id}
          </button>
        </Slip>
      ))}
    </>
  );
}

test('a slip that is opened by the keyboard beside another one takes its place (found: two dialogs lay one over the other)', async () => {
  const { user } = draw(<Two />, 'en');
  const beside = screen.getByRole('button', { name: 'Beside' });
  beside.focus();
  await user.keyboard('{Enter}');
  expect(screen.getAllByRole('dialog').map(({ dataset }) => dataset['testid'])).toEqual(['two']);
  expect(screen.getByTestId('two').contains(document.activeElement)).toBe(true);
  await user.keyboard('{Escape}');
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(document.activeElement).toBe(beside);
});

test('a slip that is opened from another one lies over it', async () => {
  const { user } = draw(<Two />, 'en');
  screen.getByRole('button', { name: 'From one' }).focus();
  await user.keyboard('{Enter}');
  expect(screen.getAllByRole('dialog').map(({ dataset }) => dataset['testid'])).toEqual(['one', 'two']);
});
