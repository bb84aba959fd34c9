import { meta } from '../../shared/testing/toy/meta';
import {
  barredFromStarting,
  type Changed,
  configure,
  join,
  leave,
  matchOptions,
  newRoom,
  pick,
  type Room,
  seatOf,
} from './room';

function ok(changed: Changed): Room {
  if (!changed.ok) throw new Error(changed.error);
  return changed.room;
}
function error(changed: Changed): string {
  return changed.ok ? 'ok' : changed.error;
}
function roomOf(...names: string[]): Room {
  return names.reduce((room, name) => ok(join(room, meta, name, `t-${name}`)), newRoom('ABCDE', meta, 0));
}

describe('room', () => {
  it('starts with the initial options', () => {
    expect(newRoom('ABCDE', meta, 0).options).toEqual({ length: 'short', lamps: 'one' });
  });

  it('seats people in the order they come, until it is full', () => {
    const room = roomOf('A', 'B', 'C', 'D');
    expect(seatOf(room, 't-C')).toBe(2);
    expect(error(join(room, meta, 'E', 't-E'))).toBe('room-full');
  });

  it('takes no name twice, whatever its case', () => {
    for (const name of ['ANNA', 'Аnnа', 'Anna\u2800']) {
      expect(error(join(roomOf('Anna'), meta, name, 't'))).toBe('name-taken');
    }
  });

  it('makes the next one host when the host leaves', () => {
    const room = ok(leave(roomOf('A', 'B', 'C'), 't-A'));
    expect(room.members.map(({ name }) => name)).toEqual(['B', 'C']);
    expect(error(configure(room, meta, 't-B', { length: 'long' }))).toBe('ok');
    expect(error(configure(room, meta, 't-C', { length: 'long' }))).toBe('not-host');
  });

  it.each([
    [{ length: 'endless' }, 'bad-options'],
    [{ nonsense: 'x' }, 'bad-options'],
    [{ constructor: 'x' }, 'bad-options'],
    [{ length: 'long' }, 'ok'],
    [{}, 'ok'],
  ])('checks options %j: %s', (options: Record<string, string>, expected) => {
    expect(error(configure(roomOf('A'), meta, 't-A', options))).toBe(expected);
  });

  it.each([
    [['amber'], 'ok'],
    [[], 'ok'],
    [['amber', 'basalt'], 'bad-options'],
    [['gold'], 'bad-options'],
    [['cedar'], 'pick-taken'],
  ])('checks picks %j: %s', (picks, expected) => {
    const room = ok(pick(roomOf('A', 'B'), meta, 't-B', ['cedar']));
    expect(error(pick(room, meta, 't-A', picks))).toBe(expected);
  });

  it('does not let one member pick the same thing twice', () => {
    expect(error(pick(roomOf('A'), meta, 't-A', ['amber', 'amber']))).toBe('bad-options');
  });

  it('gives up picks that are too many once more people are there', () => {
    const alone = ok(pick(roomOf('A'), meta, 't-A', ['amber', 'basalt']));
    const two = ok(join(alone, meta, 'B', 't-B'));
    expect(matchOptions(two)).toEqual({ length: 'short', lamps: 'one', picks: [['amber'], []] });
  });

  it('is started by its host, with enough people, once', () => {
    const needy = { ...meta, minSeats: 2 };
    expect(barredFromStarting(roomOf('A'), needy, 't-A')).toBe('too-few-players');
    expect(barredFromStarting(roomOf('A', 'B'), needy, 't-B')).toBe('not-host');
    expect(barredFromStarting(roomOf('A', 'B'), needy, 't-X')).toBe('not-seated');
    expect(barredFromStarting(roomOf('A', 'B'), needy, 't-A')).toBeNull();
    expect(barredFromStarting({ ...roomOf('A', 'B'), matchId: 'm' }, needy, 't-A')).toBe('room-started');
  });

  it('changes nothing any more once it has started', () => {
    const room = { ...roomOf('A', 'B'), matchId: 'm' };
    expect(error(join(room, meta, 'C', 't-C'))).toBe('room-started');
    expect(error(leave(room, 't-B'))).toBe('room-started');
    expect(error(pick(room, meta, 't-B', []))).toBe('room-started');
    expect(error(configure(room, meta, 't-A', {}))).toBe('room-started');
  });

  it('knows no seat for strangers', () => {
    expect(seatOf(roomOf('A'), null)).toBeNull();
    expect(error(leave(roomOf('A'), 't-X'))).toBe('not-seated');
  });
});
