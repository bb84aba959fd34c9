import type { Manager } from 'socket.io-client';

import { patient, type Store, storeTransport } from '../browser-storage';
import { Transports } from './transports';

const patience = { websocket: 5_000, polling: 8_000 };
const timeout = new Error('timeout');

/** The part of a manager of the library's that is used here, and what the next try to connect does. */
function manager() {
  let waits = 0;
  const opts: Partial<Manager['opts']> = {};
  const used = { opts, timeout: (ms: number) => (waits = ms) };
  return {
    of: (visit: Store) => new Transports(used as unknown as Manager, patience, visit),
    next: () => ({ by: opts.transports, others: opts.tryAllTransports, waits }),
  };
}

/** A store of its own for each visit. */
const newVisit = () => patient(() => null);

const SOCKET_FIRST = { by: ['websocket', 'polling'], others: true, waits: 5_000 };
const SOCKET_ALONE = { ...SOCKET_FIRST, others: false };
const POLLING = { by: ['polling'], others: true, waits: 8_000 };

test('web sockets come first, and polling follows at once where they are refused', () => {
  const { of, next } = manager();
  const transports = of(newVisit());
  expect(next()).toEqual(SOCKET_FIRST);
  transports.failed(new Error('websocket error'));
  expect(next()).toEqual(SOCKET_FIRST);
});

test('where a web socket neither opens nor fails the page polls, and stays with it for the visit', () => {
  const visit = newVisit();
  const { of, next } = manager();
  const transports = of(visit);
  transports.failed(timeout);
  expect(next()).toEqual(POLLING);
  transports.connected('polling');
  transports.failed(new Error('xhr poll error'));
  expect(next()).toEqual(POLLING);
  const later = manager();
  later.of(visit);
  expect(later.next()).toEqual(POLLING);
});

test('while neither goes through, both are tried by turns', () => {
  const { of, next } = manager();
  const transports = of(newVisit());
  const tried = [POLLING, SOCKET_FIRST, POLLING].map(() => {
    transports.failed(timeout);
    return next();
  });
  expect(tried).toEqual([POLLING, SOCKET_FIRST, POLLING]);
});

test('a visit that polled, and gets through by a web socket alone, begins with web sockets from then on', () => {
  const visit = newVisit();
  storeTransport('polling', visit);
  const polled = manager();
  const transports = polled.of(visit);
  expect(polled.next()).toEqual(POLLING);
  transports.failed(timeout);
  transports.connected('websocket');
  expect(polled.next()).toEqual(SOCKET_ALONE);
  const later = manager();
  later.of(visit);
  expect(later.next()).toEqual(SOCKET_FIRST);
});

test.each([
  ['hangs', timeout, POLLING],
  ['is refused', new Error('websocket error'), SOCKET_FIRST],
])('one that has lost its web socket, where the next one %s, polls after five tries', (_, error, then) => {
  const { of, next } = manager();
  const transports = of(newVisit());
  transports.connected('websocket');
  for (let times = 1; times < 5; times += 1) {
    transports.failed(error);
    expect(next()).toEqual(SOCKET_ALONE);
  }
  transports.failed(error);
  expect(next()).toEqual(then);
});

test('one that polls after it had a web socket begins with a web socket when that is lost', () => {
  const { of, next } = manager();
  const transports = of(newVisit());
  transports.connected('websocket');
  for (let times = 0; times < 5; times += 1) transports.failed(timeout);
  transports.connected('polling');
  expect(next()).toEqual(SOCKET_ALONE);
});
