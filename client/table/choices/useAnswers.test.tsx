/** @jest-environment ./client/testing/environment.ts */
import { act, renderHook } from '@testing-library/react';
import type { ReactNode } from 'react';
import { io } from 'socket.io-client';

import { type AskId, askId } from '../../../shared/engine/ask';
import { Scenario } from '../../../shared/games/black-orchestra/testing/scenario';
import type { ViewMessage } from '../../../shared/protocol/rooms';
import { Connection } from '../../base/connection/connection';
import { ConnectionProvider } from '../../base/connection/ConnectionContext';
import { type Answered, type ConnectionState, initialState } from '../../base/connection/state';
import { roomView } from '../../testing/room';
import { useAnswers } from './useAnswers';

const room = roomView({ phase: 'playing' });
const ONLINE: ConnectionState = {
  ...initialState,
  link: 'online',
  entry: { kind: 'entered' },
  room,
  numbers: { room: 0, plans: 0 },
  sync: 'current',
};
const OFFLINE: ConnectionState = { ...ONLINE, link: 'offline', entry: { kind: 'entering' } };
const SILENT: ConnectionState = { ...ONLINE, link: 'silent' };

/** A connection whose state and answers the test decides on. */
class Told extends Connection {
  readonly sent: string[] = [];
  answer: Answered = { ok: true };
  private now = ONLINE;
  private listener: () => void = () => undefined;

  constructor() {
    super(io({ autoConnect: false }));
  }

  override readonly state = () => this.now;
  override readonly subscribe = (listener: () => void) => {
    this.listener = listener;
    return () => undefined;
  };
  override choose(ask: AskId, key: string, only: 'any' | 'undoable' = 'any') {
    this.sent.push(`${ask} ${key}${only === 'any' ? '' : ` ${only}`}`);
    return Promise.resolve(this.answer);
  }

  /** Resolves when what follows from it has been drawn. */
  becomes(state: ConnectionState): Promise<void> {
    this.now = state;
    return act(async () => {
      this.listener();
      await Promise.resolve();
    });
  }
}

function message(asks: readonly string[]): ViewMessage {
  const view = Scenario.turn().view('beck');
  const open = view.asks.flatMap((ask) => asks.map((id) => ({ ...ask, id: askId(id) })));
  return { stateID: 1, now: 0, changedAt: 0, waitingSince: [], view: { ...view, asks: open } };
}

function answers() {
  const connection = new Told();
  const wrapper = ({ children }: { readonly children: ReactNode }) => (
    <ConnectionProvider connection={connection}>{children}</ConnectionProvider>
  );
  const { result, rerender } = renderHook((shown: ViewMessage) => useAnswers(shown), {
    wrapper,
    initialProps: message(['a']),
  });
  const choose = (key: string) =>
    act(async () => {
      result.current.choose(askId('a'), key);
      await Promise.resolve();
    });
  let finals = 0;
  const attempt = (key: string) =>
    act(async () => {
      result.current.choose(askId('a'), key, () => void (finals += 1));
      await Promise.resolve();
    });
  return {
    connection,
    choose,
    attempt,
    finals: () => finals,
    show: (asks: readonly string[]) => rerender(message(asks)),
    now: () => result.current,
  };
}

test.each([
  ['lost', OFFLINE, 'offline'],
  ['silent', SILENT, 'no-answer'],
] as const)(
  'a choice on a %s connection waits, and is sent once when the connection is back',
  async (_, state, error) => {
    const { connection, choose, now } = answers();
    await connection.becomes(state);
    connection.answer = { ok: false, error };
    await choose('k');
    expect(now().pending).toMatchObject({ answering: { a: { key: 'k', kind: 'waiting' } }, error: null });
    await choose('other');
    expect(connection.sent).toEqual(['a k']);

    connection.answer = { ok: true };
    await connection.becomes(ONLINE);
    expect(connection.sent).toEqual(['a k', 'a k']);
  },
);

test('a choice that may not be final says so when it turns out to be, also when it had to wait, and nothing is pending', async () => {
  const { connection, attempt, finals, now } = answers();
  connection.answer = { ok: false, error: 'final' };
  await attempt('k');
  expect([connection.sent, finals()]).toEqual([['a k undoable'], 1]);
  expect(now().pending).toEqual({ answering: {}, error: null });

  await connection.becomes(OFFLINE);
  connection.answer = { ok: false, error: 'offline' };
  await attempt('k');
  connection.answer = { ok: false, error: 'final' };
  await connection.becomes(ONLINE);
  expect([connection.sent.slice(1), finals()]).toEqual([['a k undoable', 'a k undoable'], 2]);
  expect(now().pending).toEqual({ answering: {}, error: null });
});

test('a choice that waits is forgotten when its question is gone', async () => {
  const { connection, choose, show, now } = answers();
  await connection.becomes(OFFLINE);
  connection.answer = { ok: false, error: 'offline' };
  await choose('k');
  show(['b']);
  await connection.becomes(ONLINE);
  expect(connection.sent).toEqual(['a k']);
  expect(now().pending.answering).toEqual({});
});

test('a choice that the server does not answer on a good connection is refused, not repeated', async () => {
  const { connection, choose, now } = answers();
  connection.answer = { ok: false, error: 'no-answer' };
  await choose('k');
  expect(now().pending).toEqual({ answering: {}, error: 'no-answer' });
  expect(connection.sent).toEqual(['a k']);
});
