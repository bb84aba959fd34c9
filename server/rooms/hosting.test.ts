import type { MemberId } from '../../shared/protocol/rooms';
import { meta } from '../../shared/testing/toy/meta';
import type { TokenHash } from '../lib/secrets';
import { arrange, configure, hostStep, kick, lock, mute, promote, regather } from './hosting';
import { join, leave, newRoom, setReady } from './lobby';
import { type Changed, type Device, hostOf, KICKED_KEPT, type Member, membersOf, type Room } from './room';

const hash = (name: string): TokenHash => `t-${name}` as TokenHash;
const device = (tokenHash: TokenHash): Device => ({ tokenHash, since: 0 });
const id = (n: number): MemberId => n as MemberId;

function ok(changed: Changed): Room {
  if (!changed.ok) throw new Error(changed.error);
  return changed.room;
}
function error(changed: Changed): string {
  return changed.ok ? 'ok' : changed.error;
}
/** Members A, B, ... with the ids 1, 2, ...; A is host. */
function roomOf(...names: string[]): Room {
  return names.reduce((room, name) => ok(join(room, meta, name, device(hash(name)))), newRoom('ABCDE', meta, 0));
}
const names = (room: Room): readonly string[] => room.seats.map(({ name }) => name);
const hostName = (room: Room): string | undefined => hostOf(room)?.name;

describe('the role of host', () => {
  it('is that of whoever came first, and goes to the next seat when the host leaves', () => {
    expect(hostName(roomOf('A', 'B'))).toBe('A');
    const passed = ok(promote(roomOf('A', 'B', 'C'), hash('A'), id(2)));
    expect(hostName(ok(leave(passed, hash('B'))))).toBe('C');
    const last = ok(promote(roomOf('A', 'B', 'C'), hash('A'), id(3)));
    expect(hostName(ok(leave(last, hash('C'))))).toBe('A');
    expect(hostOf(ok(leave(roomOf('A'), hash('A'))))).toBeNull();
  });

  it('is passed on only by the host, to a present member', () => {
    const room = roomOf('A', 'B', 'C');
    expect(error(promote(room, hash('B'), id(2)))).toBe('not-host');
    expect(error(promote(room, hash('X'), id(2)))).toBe('not-seated');
    expect(error(promote(room, hash('A'), id(9)))).toBe('member-unknown');
    expect(hostName(ok(promote({ ...room, matchId: 'm' }, hash('A'), id(3))))).toBe('C');
  });

  it('stays with its member while seats move', () => {
    const room = ok(arrange(roomOf('A', 'B', 'C'), hash('A'), [id(3), id(1), id(2)]));
    expect(names(room)).toEqual(['C', 'A', 'B']);
    expect(hostName(room)).toBe('A');
    for (const order of [
      [1, 2],
      [1, 2, 2],
      [1, 2, 9],
      [1, 2, 3, 4],
    ]) {
      expect(error(arrange(room, hash('A'), order.map(id)))).toBe('member-unknown');
    }
    expect(error(arrange(room, hash('B'), [id(1), id(2), id(3)]))).toBe('not-host');
    expect(error(arrange({ ...room, matchId: 'm' }, hash('A'), [id(1), id(2), id(3)]))).toBe('room-started');
  });
});

describe('a host', () => {
  it('takes a member out of the lobby, whose token is worth nothing afterwards', () => {
    const room = ok(kick(roomOf('A', 'B', 'C'), hash('A'), id(2)));
    expect(names(room)).toEqual(['A', 'C']);
    expect(error(join(room, meta, 'B', device(hash('B'))))).toBe('kicked');
    expect(names(ok(join(room, meta, 'B', device(hash('another')))))).toEqual(['A', 'C', 'B']);
  });

  it('mutes any member but the host, who could not be unmuted', () => {
    const room = roomOf('A', 'B', 'C');
    const voices = (of: Room) => membersOf(of).map(({ voice }) => voice);
    const muted = ok(mute(room, hash('A'), id(2), 'muted'));
    expect(voices(muted)).toEqual(['heard', 'muted', 'heard']);
    expect(mute(muted, hash('A'), id(2), 'muted')).toEqual({ ok: true, room: muted });
    expect(voices(ok(mute(muted, hash('A'), id(2), 'heard')))).toEqual(['heard', 'heard', 'heard']);
    expect(error(mute(room, hash('A'), id(1), 'muted'))).toBe('member-unknown');
    expect(error(mute(room, hash('A'), id(9), 'muted'))).toBe('member-unknown');
    expect(error(mute(room, hash('B'), id(3), 'muted'))).toBe('not-host');
    expect(error(mute(room, hash('X'), id(3), 'muted'))).toBe('not-seated');
    expect(voices(ok(promote(muted, hash('A'), id(2))))).toEqual(['heard', 'heard', 'heard']);
    expect(voices(ok(leave(muted, hash('A'))))).toEqual(['heard', 'heard']);
  });

  it('frees a seat at the table, which keeps its place until somebody takes it', () => {
    const room = ok(kick({ ...roomOf('A', 'B', 'C'), matchId: 'm' }, hash('A'), id(2)));
    expect(room.seats.map(({ kind }) => kind)).toEqual(['member', 'vacant', 'member']);
    const taken = ok(join(room, meta, 'D', device(hash('D'))));
    expect(names(taken)).toEqual(['A', 'D', 'C']);
    expect(membersOf(taken).map((member) => member.id)).toEqual([1, 4, 3]);
    expect(error(join(taken, meta, 'E', device(hash('E'))))).toBe('room-started');
    expect(error(join(taken, meta, 'B', device(hash('B'))))).toBe('kicked');
  });

  it('frees a seat whose name nobody else takes (bug: a stranger sat down under it); its owner may come back under it', () => {
    const room = ok(kick({ ...roomOf('Anna', 'Bert'), matchId: 'm' }, hash('Anna'), id(2)));
    for (const name of ['Bert', 'bert', 'B\u0435rt'])
      expect(error(join(room, meta, name, device(hash('stranger'))))).toBe('name-taken');
    const back = ok(join(room, meta, 'Bert', device(hash('Bert'))));
    expect(names(back)).toEqual(['Anna', 'Bert']);
    expect(membersOf(back).map((member) => member.id)).toEqual([1, 3]);
    expect(back.kicked).toEqual([]);
  });

  it('cannot kick themselves or an unknown member, and other members cannot kick', () => {
    const room = roomOf('A', 'B');
    expect(error(kick(room, hash('A'), id(1)))).toBe('member-unknown');
    expect(error(kick(room, hash('A'), id(7)))).toBe('member-unknown');
    expect(error(kick(room, hash('B'), id(1)))).toBe('not-host');
  });

  it('locks the room to new members, and to nobody who is in', () => {
    const room = ok(lock(roomOf('A', 'B'), hash('A'), 'locked'));
    expect(error(join(room, meta, 'C', device(hash('C'))))).toBe('room-locked');
    expect(error(join(room, meta, 'B', device(hash('B'))))).toBe('ok');
    expect(error(lock(room, hash('B'), 'open'))).toBe('not-host');
    expect(error(join(ok(lock(room, hash('A'), 'open')), meta, 'C', device(hash('C'))))).toBe('ok');
  });

  it('asks everybody anew whether it may begin by setting an option to another value', () => {
    const ready = ok(setReady(roomOf('A', 'B'), hash('B'), 'ready', null, 0));
    const readiness = (room: Room): readonly string[] => membersOf(room).map((member) => member.ready);
    expect(readiness(ok(configure(ready, meta, hash('A'), { length: 'short' })))).toEqual(['not-yet', 'ready']);
    expect(readiness(ok(configure(ready, meta, hash('A'), { length: 'long' })))).toEqual(['not-yet', 'not-yet']);
  });

  it('goes back after the end with all; free seats are given up, and what was played is remembered', () => {
    const over = { outcome: 'victory', reason: 'dawn' } as const;
    const wanted = ok(setReady(roomOf('A', 'B', 'C', 'D'), hash('C'), 'ready', null, 0));
    const table = ok(kick({ ...wanted, matchId: 'm', againSince: 5 }, hash('A'), id(2)));
    const [a, c] = membersOf(table) as readonly [Member, Member];
    expect(names(regather(table, over))).toEqual(['A', 'C', 'D']);
    const back = regather(table, over, [c]);
    expect(names(back)).toEqual(['A', 'D']);
    expect(back.againSince).toBeNull();
    expect(membersOf(back).map(({ ready }) => ready)).toEqual(['not-yet', 'not-yet']);
    expect(back.matchId).toBeNull();
    expect(back.played).toEqual([{ match: 'm', names: ['A', 'B', 'C', 'D'], people: [1, 2, 3, 4], over }]);
    // The next one who stays is host.
    expect(hostOf(regather(table, over, [a]))?.name).toBe('C');
    expect(hostOf(regather(table, over, [a, c]))?.name).toBe('D');
    expect(names(regather(table, over, [a, c]))).toEqual(['D']);
  });

  it('cannot make the record of a room grow without end', () => {
    let room = roomOf('A');
    for (let i = 0; i < 2 * KICKED_KEPT; i++) {
      const joined = ok(join(room, meta, 'B', device(hash(`B${i}`))));
      room = ok(kick(joined, hash('A'), id(i + 2)));
    }
    expect(room.kicked).toHaveLength(KICKED_KEPT);
  });
});

describe('a host who is away', () => {
  const patience = { noteMs: 3, moveMs: 60 };
  const room = roomOf('A', 'B', 'C');
  const there =
    (...present: readonly string[]) =>
    (token: TokenHash): boolean =>
      present.some((name) => hash(name) === token);

  it('is looked for again before anybody takes note', () => {
    expect(hostStep(room, there('B'), null, 100, patience)).toEqual({ kind: 'look', inMs: 3 });
    expect(hostStep(room, there('B'), 100, 102, patience)).toEqual({ kind: 'look', inMs: 1 });
    expect(hostStep(room, there('B'), 100, 103, patience)).toEqual({ kind: 'note', since: 100 });
  });

  it('loses the role to the next member who is there, once the time is over', () => {
    const away = { ...room, hostAwaySince: 100 };
    expect(hostStep(away, there('C'), 100, 130, patience)).toEqual({ kind: 'look', inMs: 30 });
    expect(hostStep(away, there('C'), 100, 160, patience)).toMatchObject({ kind: 'move', to: { name: 'C' } });
    expect(hostStep(away, there('B', 'C'), 100, 160, patience)).toMatchObject({ kind: 'move', to: { name: 'B' } });
  });

  it('keeps the role when back in time, or while nobody else is there', () => {
    const away = { ...room, hostAwaySince: 100 };
    expect(hostStep(away, there('A', 'B'), 100, 159, patience)).toEqual({ kind: 'note', since: null });
    expect(hostStep(away, there(), 100, 200, patience)).toEqual({ kind: 'note', since: null });
    expect(hostStep(room, there(), null, 200, patience)).toEqual({ kind: 'nothing' });
    expect(hostStep(room, there('A', 'B'), null, 200, patience)).toEqual({ kind: 'nothing' });
  });

  it('has as much time left after a restart, and all of it when it ran out while nobody was here', () => {
    const away = { ...room, hostAwaySince: 100 };
    expect(hostStep(away, there('B'), null, 140, patience)).toEqual({ kind: 'look', inMs: 20 });
    expect(hostStep(away, there('B'), null, 500, patience)).toEqual({ kind: 'note', since: 500 });
  });
});
