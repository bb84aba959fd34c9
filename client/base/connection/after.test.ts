import { seat } from '../../../shared/engine/ask';
import type { MemberId, PatchMessage, ViewMessage } from '../../../shared/protocol/rooms';
import { roomView } from '../../testing/room';
import { connectionAfter, type ConnectionEvent } from './after';
import { type ConnectionState, initialState, isUpToDate, type Session } from './state';

const session: Session = { code: 'ABCDE', token: 't' };
const room = roomView();

function view(stateID: number, now = 0): ViewMessage {
  return {
    stateID,
    now,
    waitingSince: [],
    changedAt: 0,
    view: { rules: '', you: null, asks: [], waiting: [], keepers: {}, table: null, log: [], over: null },
  };
}

/** A patch that changes who is awaited and leaves the rest alone. */
function patch(from: number, to: number, more: Partial<PatchMessage> = {}): PatchMessage {
  const value = [{ seat: seat(1), kind: `kind-${to}` }];
  return {
    from,
    to,
    patch: [{ op: 'replace', path: '/waiting', value }],
    waitingSince: [],
    changedAt: 0,
    now: 0,
    ...more,
  };
}

function after(...events: readonly ConnectionEvent[]): ConnectionState {
  return events.reduce(connectionAfter, initialState);
}

/** A change of the room from its number 0. */
function becomes(...replaced: readonly [field: string, value: unknown][]): ConnectionEvent {
  const changes = replaced.map(([field, value]) => ({ op: 'replace', path: `/${field}`, value }) as const);
  return { type: 'roomPatch', change: { from: 0, to: 1, patch: changes } };
}

/** The standing of a member with a seat. */
const letIn = { standing: 'inside', watcher: null } as const;

const inside: readonly ConnectionEvent[] = [
  { type: 'connected' },
  { type: 'session', session },
  { type: 'entered', session, seat: seat(1), room, ...letIn },
];

test('entering gives the seat and the room', () => {
  expect(after(...inside)).toMatchObject({ link: 'online', entry: { kind: 'entered' }, seat: 1, room });
});

test('a broken connection keeps what was shown and wants to enter again', () => {
  const state = after(...inside, { type: 'view', message: view(3), at: 0 }, { type: 'disconnected' });
  expect(state).toMatchObject({ link: 'offline', entry: { kind: 'entering' }, room, shown: { message: view(3) } });
  expect(connectionAfter(state, { type: 'connected' }).entry).toEqual({ kind: 'entering' });
});

test('who enters again keeps what people suggest until it is told anew (found: an open suggestion was shut, or not, as the two came at once)', () => {
  const plans = [{ by: 2 as MemberId, member: 1 as MemberId, steps: [] }];
  const known = after(...inside, { type: 'plans', plans }, { type: 'disconnected' }, { type: 'connected' });
  const back = connectionAfter(known, { type: 'entered', session, seat: seat(1), room, ...letIn });
  expect(back.plans).toBe(plans);
  expect(connectionAfter(back, { type: 'plans', plans: [] }).plans).toEqual([]);
});

test('a view replaces whatever is shown, also one of an earlier state: a backup may have been restored', () => {
  const state = after(...inside, { type: 'view', message: view(9), at: 0 }, { type: 'view', message: view(3), at: 0 });
  expect(state.shown?.message.stateID).toBe(3);
  const next = connectionAfter(state, { type: 'patch', message: patch(3, 4), at: 0 });
  expect(next.shown?.message.stateID).toBe(4);
});

describe('a patch', () => {
  const shown: readonly ConnectionEvent[] = [...inside, { type: 'view', message: view(3), at: 0 }];

  test('makes the next view of the one shown, and keeps what it does not touch', () => {
    const before = after(...shown);
    const since = [{ seat: seat(1), kind: 'k', since: 5 }];
    const message = patch(3, 7, { waitingSince: since, now: 1_500 });
    const state = connectionAfter(before, { type: 'patch', message, at: 1_000 });
    expect(state.shown).toMatchObject({ message: { stateID: 7, waitingSince: since, now: 1_500 }, clockOffsetMs: 500 });
    expect(state.shown?.message.view.waiting).toEqual([{ seat: 1, kind: 'kind-7' }]);
    expect(state.shown?.message.view.log).toBe(before.shown?.message.view.log);
    expect(before.shown?.message.view.waiting).toEqual([]);
    expect(isUpToDate(state)).toBe(true);
  });

  test('that is not newer than what is shown changes nothing', () => {
    const state = after(...shown);
    expect(connectionAfter(state, { type: 'patch', message: patch(2, 3), at: 0 })).toBe(state);
  });

  test.each([
    ['of another state than the one shown', patch(4, 5)],
    ['that does not fit', patch(3, 4, { patch: [{ op: 'remove', path: '/nowhere' }] })],
  ])('%s changes nothing either, and those that follow wait for the next view', (_, message) => {
    const before = after(...shown);
    const lost = connectionAfter(before, { type: 'patch', message, at: 0 });
    expect(lost).toMatchObject({ sync: 'behind', shown: before.shown, entry: { kind: 'entered' } });
    const still = connectionAfter(lost, { type: 'patch', message: patch(3, 6), at: 0 });
    expect(still).toBe(lost);
    expect(connectionAfter(still, { type: 'view', message: view(6), at: 0 })).toMatchObject({
      sync: 'current',
      shown: { message: { stateID: 6 } },
    });
  });

  test('of before a break is not taken for one of after it', () => {
    const state = after(...shown, { type: 'disconnected' }, { type: 'connected' });
    expect(connectionAfter(state, { type: 'patch', message: patch(3, 4), at: 0 })).toBe(state);
  });

  test('without a view changes nothing', () => {
    const state = after(...inside);
    expect(connectionAfter(state, { type: 'patch', message: patch(0, 1), at: 0 })).toBe(state);
  });
});

describe('a change of the room or of what people suggest', () => {
  const plans = [{ by: 2 as MemberId, member: 1 as MemberId, steps: [] }];
  const known = after(...inside, { type: 'plans', plans });
  const plansPatch = (from: number, to: number, path: string): ConnectionEvent => ({
    type: 'plansPatch',
    change: { from, to, patch: [{ op: 'remove', path }] },
  });

  test('applies a patch to the known state, and keeps unchanged parts', () => {
    const next = connectionAfter(known, becomes(['spectators', 3]));
    expect(next.room).toEqual({ ...room, spectators: 3 });
    expect(next.room?.time).toBe(room.time);
    const last = connectionAfter(next, plansPatch(0, 4, '/0'));
    expect(last).toMatchObject({ plans: [], numbers: { room: 1, plans: 4 } });
    expect(isUpToDate(last)).toBe(true);
  });

  test('that is not newer than what is known changes nothing', () => {
    const next = connectionAfter(known, becomes(['spectators', 3]));
    expect(connectionAfter(next, becomes(['spectators', 9]))).toBe(next);
  });

  test.each([
    ['of another number', plansPatch(2, 3, '/0')],
    ['that does not fit', plansPatch(0, 1, '/nowhere/else')],
    ['of a room that has other parts', becomes(['nowhere/else', 1])],
  ])('%s changes nothing either, and those that follow wait until the room has been entered again', (_, event) => {
    const lost = connectionAfter(known, event);
    expect(lost).toMatchObject({ room, plans, numbers: { room: null } });
    expect(isUpToDate(lost)).toBe(false);
    expect(connectionAfter(lost, becomes(['spectators', 3]))).toBe(lost);
    expect(connectionAfter(lost, plansPatch(0, 1, '/0'))).toBe(lost);
    const back = connectionAfter(lost, { type: 'entered', session, seat: seat(1), room, ...letIn });
    expect(connectionAfter(back, becomes(['spectators', 3])).room?.spectators).toBe(3);
  });

  test('of before a break, or of suggestions in another match, is not taken for one of now', () => {
    const broken = after(...inside, { type: 'disconnected' }, { type: 'connected' });
    expect(connectionAfter(broken, becomes(['spectators', 3]))).toBe(broken);
    const another = connectionAfter(
      known,
      becomes(['played', [{ names: [], over: { outcome: 'victory', reason: '' } }]]),
    );
    expect(another.plans).toEqual([]);
    expect(connectionAfter(another, plansPatch(0, 1, '/0'))).toBe(another);
  });
});

test('with a match on, only a view makes what is shown the truth; without one, being let in does', () => {
  expect(isUpToDate(after(...inside))).toBe(true);
  const playing: readonly ConnectionEvent[] = [...inside, becomes(['phase', 'playing'])];
  expect(isUpToDate(after(...playing))).toBe(false);
  const shown = after(...playing, { type: 'view', message: view(3), at: 0 });
  expect(isUpToDate(shown)).toBe(true);
  const away = connectionAfter(shown, { type: 'disconnected' });
  expect(isUpToDate(away)).toBe(false);
  const back = [
    { type: 'connected' },
    { type: 'entered', session, seat: seat(1), room: { ...room, phase: 'playing' }, ...letIn },
  ] as const;
  expect(isUpToDate(back.reduce<ConnectionState>(connectionAfter, away))).toBe(false);
  expect(isUpToDate(after(...inside, becomes(['phase', 'stuck'])))).toBe(true);
});

test('a server that said goodbye is not called lost', () => {
  const state = after(...inside, { type: 'view', message: view(3), at: 0 }, { type: 'bye' });
  expect(state).toMatchObject({ link: 'restarting', entry: { kind: 'entering' }, shown: { message: view(3) } });
  const gone = connectionAfter(state, { type: 'disconnected' });
  expect(gone.link).toBe('restarting');
  expect(connectionAfter(gone, { type: 'connected' }).link).toBe('online');
});

test('the conversation stays over a break and a change of seat, and belongs to one room', () => {
  const line = { n: 1, kind: 'said', name: 'Anna', text: 'hello', at: 0 } as const;
  const state = after(...inside, { type: 'chat', lines: [line] }, { type: 'disconnected' }, { type: 'connected' });
  expect(state.chat).toEqual([line]);
  const seated = connectionAfter(state, { type: 'session', session: { code: 'ABCDE', token: null } });
  expect(seated.chat).toEqual([line]);
  expect(connectionAfter(seated, { type: 'session', session: { code: 'QRSTU', token: null } }).chat).toEqual([]);
  const refused = connectionAfter(state, { type: 'refused', session, error: 'room-not-found' });
  expect(refused.chat).toEqual([]);
  expect(after({ type: 'chat', lines: [line] }).chat).toEqual([]);
});

test('the difference between the clocks comes with each view', () => {
  expect(after(...inside, { type: 'view', message: view(1, 1_500), at: 1_000 }).shown?.clockOffsetMs).toBe(500);
});

test('an answer to a session that is no longer wanted changes nothing', () => {
  const other: Session = { code: 'QRSTU', token: null };
  const state = after({ type: 'connected' }, { type: 'session', session: other });
  expect(connectionAfter(state, { type: 'entered', session, seat: seat(0), room, ...letIn })).toBe(state);
  expect(connectionAfter(state, { type: 'refused', session, error: 'room-not-found' })).toBe(state);
  expect(connectionAfter(state, becomes(['phase', 'stuck']))).toBe(state);
});

test('taking a seat in the room one watches keeps the room and drops the spectator’s view', () => {
  const watching: Session = { code: 'ABCDE', token: null };
  const state = after(
    { type: 'session', session: watching },
    { type: 'entered', session: watching, seat: null, room, ...letIn },
    { type: 'view', message: view(9), at: 0 },
    { type: 'session', session },
  );
  expect(state).toMatchObject({ room, shown: null, entry: { kind: 'entering' } });
});

test('a spectator who gives a name goes on with what is shown', () => {
  const watching: Session = { code: 'ABCDE', token: null };
  const named: Session = { code: 'ABCDE', token: 'zoe' };
  const state = after(
    { type: 'session', session: watching },
    { type: 'entered', session: watching, seat: null, room, ...letIn },
    { type: 'view', message: view(9), at: 0 },
    { type: 'named', session: named, standing: 'inside', watcher: 'Zoe' },
  );
  expect(state).toMatchObject({ session: named, watcher: 'Zoe', shown: { message: view(9) }, sync: 'current' });
});

test('whoever is shown out has nothing of the room any more but what its door shows', () => {
  const watching: Session = { code: 'ABCDE', token: 'zoe' };
  const line = { n: 1, kind: 'said', name: 'Anna', text: 'hello', at: 0 } as const;
  const state = after(
    { type: 'connected' },
    { type: 'session', session: watching },
    {
      type: 'entered',
      session: watching,
      seat: null,
      room: { ...room, phase: 'playing' },
      standing: 'inside',
      watcher: 'Zoe',
    },
    { type: 'view', message: view(9), at: 0 },
    { type: 'chat', lines: [line] },
    { type: 'door' },
  );
  expect(state).toMatchObject({ entry: { kind: 'entering' }, standing: 'door', shown: null, chat: [] });
  const asking = connectionAfter(state, {
    type: 'entered',
    session: watching,
    seat: null,
    room: { ...room, phase: 'playing' },
    standing: 'asking',
    watcher: 'Zoe',
  });
  expect(asking).toMatchObject({ entry: { kind: 'entered' }, standing: 'asking', watcher: 'Zoe', shown: null });
  // No view comes to whoever waits at the door.
  expect(isUpToDate(asking)).toBe(true);
});

test('another room starts from nothing, and so does none', () => {
  expect(after(...inside, { type: 'session', session: { code: 'QRSTU', token: null } })).toMatchObject({
    room: null,
    seat: null,
    shown: null,
  });
  expect(after(...inside, { type: 'session', session: null })).toMatchObject({ room: null, entry: { kind: 'none' } });
});

test('a view without a session is nobody’s', () => {
  expect(after({ type: 'view', message: view(1), at: 0 }).shown).toBeNull();
});

test('a refusal stays over a reconnect and shows nothing of the room', () => {
  const state = after(...inside, { type: 'refused', session, error: 'token-unknown' });
  expect(state).toMatchObject({ room: null, entry: { kind: 'refused', error: 'token-unknown' } });
  expect(connectionAfter(state, { type: 'disconnected' }).entry.kind).toBe('refused');
});

test('the seat moves when somebody below it leaves', () => {
  expect(after(...inside, { type: 'seat', seat: seat(0) }).seat).toBe(0);
});
