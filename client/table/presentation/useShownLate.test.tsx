/** @jest-environment ./client/testing/environment.ts */
import { renderHook } from '@testing-library/react';
import type { ReactNode } from 'react';
import { io } from 'socket.io-client';

import type { Ask } from '../../../shared/engine/ask';
import { Scenario } from '../../../shared/games/black-orchestra/testing/scenario';
import type { ClockView } from '../../../shared/protocol/time';
import { Connection } from '../../base/connection/connection';
import { ConnectionProvider } from '../../base/connection/ConnectionContext';
import { type ConnectionState, initialState } from '../../base/connection/state';
import { useShownLate } from './useShownLate';

const CLOCK: ClockView = { seat: null, kind: 'action', until: 60_000, lengthMs: 60_000, more: 2 };
const NONE: readonly Ask[] = [];
const { asks } = Scenario.turn().view('beck');

/** A connection with these clocks that notes the questions it says are shown. */
class Noted extends Connection {
  private readonly now: ConnectionState;

  constructor(clocks: readonly ClockView[]) {
    super(io({ autoConnect: false }));
    this.now = { ...initialState, clocks: { ...initialState.clocks, shown: clocks } };
  }

  override readonly state = () => this.now;
}

/** A reader whose questions come now and are shown after so long. */
function shownAfter(ms: number, clocks: readonly ClockView[]) {
  const connection = new Noted(clocks);
  const send = jest.spyOn(connection, 'send').mockResolvedValue({ ok: true });
  const wrapper = ({ children }: { readonly children: ReactNode }) => (
    <ConnectionProvider connection={connection}>{children}</ConnectionProvider>
  );
  const { rerender } = renderHook(({ shown }) => useShownLate(asks, shown), {
    wrapper,
    initialProps: { shown: NONE },
  });
  jest.advanceTimersByTime(ms);
  rerender({ shown: asks });
  jest.advanceTimersByTime(5_000);
  rerender({ shown: [...asks] });
  return send.mock.calls.map(([name, body]) => ({ name, body }));
}

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

it('tells the server once of a question that has waited behind a scene', () => {
  expect(shownAfter(4_000, [CLOCK])).toEqual(asks.map(({ id }) => ({ name: 'shown', body: { ask: id } })));
});

it('tells nothing of a question that is shown when it comes', () => {
  expect(shownAfter(100, [CLOCK])).toEqual([]);
});

it('tells nothing where no clock runs', () => {
  expect(shownAfter(4_000, [])).toEqual([]);
});
