/** @jest-environment ./client/testing/environment.ts */
import { getConfig, screen } from '@testing-library/react';
import { useEffect, useState } from 'react';

import { draw, nowhere } from '../../testing/draw';
import type { Connection } from './connection';
import { useCommandToCome, useConnectionState } from './ConnectionContext';

/** Draws the state, and draws again of its own accord after each, as the story of a match does. */
function Told() {
  const { session } = useConnectionState();
  const token = session?.token ?? '';
  const [told, tell] = useState('');
  useEffect(() => tell(token), [token]);
  return <output>{told}</output>;
}

test('a burst of messages between two turns of the page is drawn without an error', async () => {
  const connection = nowhere();
  draw(<Told />, 'en', connection);
  await getConfig().asyncWrapper(async () => {
    for (let at = 1; at <= 200; at += 1) {
      connection.show({ code: 'ABCDE', token: String(at) });
      // A message that is drawn by force is drawn here.
      await Promise.resolve();
    }
  });
  expect(await screen.findByText('200')).toBeTruthy();
});

/** Asks for a room at a press, and says what came of it and how the connection is. */
function Asking() {
  const send = useCommandToCome();
  const { link } = useConnectionState();
  const [answer, setAnswer] = useState('');
  const ask = () =>
    void send((connection) => connection.create({ game: 'toy', name: 'Anna', token: 't' })).then((came) =>
      setAnswer(came.ok ? 'opened' : came.error),
    );
  return (
    <>
      <button onClick={ask}>{answer}</button>
      <output>{link}</output>
    </>
  );
}

test('what is asked for before the connection has come is sent once it has come', async () => {
  const connection = nowhere();
  const create = jest.spyOn(connection, 'create').mockResolvedValue({ ok: false, error: 'server-full' });
  let come: (connection: Connection) => void = () => undefined;
  const { user } = draw(<Asking />, 'en', new Promise((resolve) => (come = resolve)));
  await user.click(screen.getByRole('button'));
  expect(create).not.toHaveBeenCalled();
  come(connection);
  expect(await screen.findByText('server-full')).toBeTruthy();
});

test('a connection that cannot be loaded is a lost one', async () => {
  const { user } = draw(<Asking />, 'en', Promise.reject(new Error('not loaded')));
  await user.click(screen.getByRole('button'));
  expect((await screen.findAllByText('offline')).length).toBe(2);
});
