/** @jest-environment ./client/testing/environment.ts */
import { act, screen, within } from '@testing-library/react';
import { io } from 'socket.io-client';

import type { DeviceView } from '../../../shared/protocol/rooms';
import { Connection } from '../../base/connection/connection';
import { type Answered, type ConnectionState, initialState } from '../../base/connection/state';
import { draw } from '../../testing/draw';
import { memberView } from '../../testing/room';
import { Devices } from './Devices';

const THIS: DeviceView = { own: true, connected: true, since: 0 };
const OTHER: DeviceView = { own: false, connected: true, since: 60_000 };

/** A connection that loses the answers to what it asks until it is back. */
class Lossy extends Connection {
  private now: ConnectionState = { ...initialState, entry: { kind: 'entered' } };
  private answer: Answered<{ devices: readonly DeviceView[] }> = { ok: false, error: 'no-answer' };
  private readonly followers: (() => void)[] = [];

  constructor() {
    super(io({ autoConnect: false }));
    jest.spyOn<Connection, 'send'>(this, 'send').mockImplementation(() => Promise.resolve(this.answer as never));
  }

  override readonly state = () => this.now;
  override readonly subscribe = (listener: () => void) => {
    this.followers.push(listener);
    return () => undefined;
  };

  /** Loses the room and enters it again, with answers from then on. */
  async comesBack(): Promise<void> {
    for (const kind of ['entering', 'entered'] as const) {
      this.now = { ...this.now, entry: { kind } };
      if (kind === 'entered') this.answer = { ok: true, devices: [THIS, OTHER] };
      await act(async () => {
        for (const listener of this.followers) listener();
        await Promise.resolve();
      });
    }
  }
}

test('the list of devices comes when the connection is back (bug: an answer lost in a crash left a device out for good)', async () => {
  const connection = new Lossy();
  draw(<Devices code="ABCDE" me={memberView(0, 'Anna', { devices: 2 })} first="list" />, 'en', connection);
  await connection.comesBack();
  expect(within(await screen.findByTestId('devices')).getAllByRole('listitem')).toHaveLength(2);
});
