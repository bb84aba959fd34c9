/** @jest-environment ./client/testing/environment.ts */
import { getConfig, screen } from '@testing-library/react';
import { useEffect, useState } from 'react';

import { draw } from '../../testing/draw';
import { Connection } from './connection';
import { useConnectionState } from './ConnectionContext';

/** Draws the state, and draws again of its own accord after each, as the story of a match does. */
function Told() {
  const { session } = useConnectionState();
  const token = session?.token ?? '';
  const [told, tell] = useState('');
  useEffect(() => tell(token), [token]);
  return <output>{told}</output>;
}

test('a burst of messages between two turns of the page is drawn without an error', async () => {
  const connection = new Connection(new Promise(() => undefined));
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
