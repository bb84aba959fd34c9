import type { GameMeta } from '../../shared/engine/game';
import { meta } from '../../shared/testing/toy/meta';
import type { TokenHash } from '../lib/secrets';
import { addBot, coloursOfBots } from './bots';
import { barredBeforeStart, configure } from './hosting';
import { join, leave, matchOptions, newRoom, pick, setColour } from './lobby';
import { type Changed, type Device, membersOf, type Room, seatOf } from './room';

const hash = (text: string): TokenHash => text as TokenHash;
const device = (tokenHash: TokenHash): Device => ({ tokenHash, since: 0 });

function ok(changed: Changed): Room {
  if (!changed.ok) throw new Error(changed.error);
  return changed.room;
}
function error(changed: Changed): string {
  return changed.ok ? 'ok' : changed.error;
}
function roomOf(...names: string[]): Room {
  return names.reduce((room, name) => ok(join(room, meta, name, device(hash(`t-${name}`)))), newRoom('ABCDE', meta, 0));
}

describe('room', () => {
  it('starts with the initial options', () => {
    expect(newRoom('ABCDE', meta, 0).options).toEqual({ length: 'short', lamps: 'one' });
  });

  it('seats people in the order they come, until it is full', () => {
    const room = roomOf('A', 'B', 'C', 'D');
    expect(seatOf(room, hash('t-C'))).toBe(2);
    expect(error(join(room, meta, 'E', device(hash('t-E'))))).toBe('room-full');
  });

  it('takes no name twice, whatever its case', () => {
    for (const name of ['ANNA', 'Аnnа', 'Anna\u2800']) {
      expect(error(join(roomOf('Anna'), meta, name, device(hash('t'))))).toBe('name-taken');
    }
  });

  it('makes the next one host when the host leaves', () => {
    const room = ok(leave(roomOf('A', 'B', 'C'), hash('t-A')));
    expect(room.seats.map(({ name }) => name)).toEqual(['B', 'C']);
    expect(error(configure(room, meta, hash('t-B'), { length: 'long' }))).toBe('ok');
    expect(error(configure(room, meta, hash('t-C'), { length: 'long' }))).toBe('not-host');
  });

  it.each([
    [{ length: 'endless' }, 'bad-options'],
    [{ nonsense: 'x' }, 'bad-options'],
    [{ constructor: 'x' }, 'bad-options'],
    [{ length: 'long' }, 'ok'],
    [{}, 'ok'],
  ])('checks options %j: %s', (options: Record<string, string>, expected) => {
    expect(error(configure(roomOf('A'), meta, hash('t-A'), options))).toBe(expected);
  });

  it.each([
    [['amber'], 'ok'],
    [[], 'ok'],
    [['amber', 'basalt'], 'bad-options'],
    [['gold'], 'bad-options'],
    [['cedar'], 'pick-taken'],
  ])('checks picks %j: %s', (picks, expected) => {
    const room = ok(pick(roomOf('A', 'B'), meta, hash('t-B'), ['cedar']));
    expect(error(pick(room, meta, hash('t-A'), picks))).toBe(expected);
  });

  it('does not let one member pick the same thing twice', () => {
    expect(error(pick(roomOf('A'), meta, hash('t-A'), ['amber', 'amber']))).toBe('bad-options');
  });

  it('gives up picks that are too many once more people are there', () => {
    const alone = ok(pick(roomOf('A'), meta, hash('t-A'), ['amber', 'basalt']));
    const two = ok(join(alone, meta, 'B', device(hash('t-B'))));
    expect(matchOptions(two, meta)).toEqual({ length: 'short', lamps: 'one', picks: [['amber'], []] });
  });

  it('keeps picks while the options allow none, refuses new ones then, and starts without them', () => {
    const dealt = { ...meta, picks: { ...meta.picks, when: { option: 'length', value: 'short' } } };
    const picked = ok(pick(roomOf('A', 'B'), dealt, hash('t-B'), ['cedar']));
    const long = ok(configure(picked, dealt, hash('t-A'), { length: 'long' }));
    expect(error(pick(long, dealt, hash('t-A'), ['amber']))).toBe('bad-options');
    expect(error(pick(long, dealt, hash('t-A'), []))).toBe('ok');
    expect(matchOptions(long, dealt)).toEqual({ length: 'long', lamps: 'one', picks: [[], []] });
    const short = ok(configure(long, dealt, hash('t-A'), { length: 'short' }));
    expect(matchOptions(short, dealt).picks).toEqual([[], ['cedar']]);
  });

  it('is started by its host, once', () => {
    expect(barredBeforeStart(roomOf('A', 'B'), hash('t-B'))).toBe('not-host');
    expect(barredBeforeStart(roomOf('A', 'B'), hash('t-X'))).toBe('not-seated');
    expect(barredBeforeStart(roomOf('A', 'B'), hash('t-A'))).toBeNull();
    expect(barredBeforeStart({ ...roomOf('A', 'B'), matchId: 'm' }, hash('t-A'))).toBe('room-started');
  });

  it('changes nothing any more once it has started', () => {
    const room = { ...roomOf('A', 'B'), matchId: 'm' };
    expect(error(join(room, meta, 'C', device(hash('t-C'))))).toBe('room-started');
    expect(error(leave(room, hash('t-B')))).toBe('room-started');
    expect(error(pick(room, meta, hash('t-B'), []))).toBe('room-started');
    expect(error(configure(room, meta, hash('t-A'), {}))).toBe('room-started');
  });

  it('gives everybody a colour of their own, which they can change for a free one before the start', () => {
    const room = roomOf('A', 'B');
    const colours = (of: Room): readonly string[] => membersOf(of).map(({ colour }) => colour);
    expect(colours(room)).toEqual(['amber', 'red']);
    expect(error(setColour(room, hash('t-B'), 'amber'))).toBe('colour-taken');
    const changed = ok(setColour(room, hash('t-A'), 'blue'));
    expect(colours(changed)).toEqual(['blue', 'red']);
    expect(ok(setColour(changed, hash('t-A'), 'blue'))).toBe(changed);
    expect(colours(ok(join(changed, meta, 'C', device(hash('t-C')))))).toEqual(['blue', 'red', 'amber']);
    expect(error(setColour(room, hash('t-X'), 'blue'))).toBe('not-seated');
    expect(error(setColour({ ...room, matchId: 'm' }, hash('t-A'), 'blue'))).toBe('room-started');
  });

  it('offers the colours of its game alone, to people and to bots', () => {
    const own = { ...meta, colours: ['teal', 'brown', 'grey'], bots: ['quick'] } as const satisfies GameMeta;
    const two = ok(
      join(ok(join(newRoom('ABCDE', own, 0), own, 'A', device(hash('t-A')))), own, 'B', device(hash('t-B'))),
    );
    expect(membersOf(two).map(({ colour }) => colour)).toEqual(['teal', 'brown']);
    const withBot = ok(addBot(two, own, hash('t-A'), 'quick'));
    expect([...coloursOfBots(withBot, own.colours).values()]).toEqual(['grey']);
  });

  it('knows no seat for strangers', () => {
    expect(seatOf(roomOf('A'), null)).toBeNull();
    expect(error(leave(roomOf('A'), hash('t-X')))).toBe('not-seated');
  });
});
