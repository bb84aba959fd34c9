import type { MemberId } from '../../shared/protocol/rooms';
import { hashToken } from '../lib/secrets';
import type { Room } from './room';
import { bodyOf, roomIn } from './stored-room';

const id = (n: number): MemberId => n as MemberId;

const room: Room = {
  code: 'ABCDE',
  game: 'toy',
  options: { length: 'long' },
  seats: [
    { kind: 'member', id: id(3), name: 'Anna', tokenHash: hashToken('secret'), picks: ['amber'], ready: 'ready' },
    { kind: 'vacant', id: id(2), name: 'Ben' },
  ],
  host: id(3),
  hostAwaySince: 5,
  entrance: 'locked',
  kicked: [hashToken('gone')],
  matchId: 'm2',
  played: [{ match: 'm1', names: ['Anna', 'Ben'], over: { outcome: 'victory', reason: 'dawn' } }],
  nextId: 4,
  createdAt: 7,
};

describe('the body of a stored room', () => {
  it('is read as the same room', () => {
    expect(roomIn(bodyOf(room))).toEqual(room);
    expect(bodyOf(roomIn(bodyOf(room)))).toBe(bodyOf(room));
  });

  it('of the time when the first member was the host is read with that host, open, and with nothing played', () => {
    const former =
      `{"code":"ABCDE","game":"toy","options":{"length":"long"},"members":[{"name":"Anna","token":"${hashToken('a')}",` +
      `"picks":["amber"]},{"name":"Ben","token":"${hashToken('b')}","picks":[]}],"matchId":"m1","createdAt":7}`;
    expect(roomIn(former)).toEqual({
      code: 'ABCDE',
      game: 'toy',
      options: { length: 'long' },
      seats: [
        { kind: 'member', id: 1, name: 'Anna', tokenHash: hashToken('a'), picks: ['amber'], ready: 'not-yet' },
        { kind: 'member', id: 2, name: 'Ben', tokenHash: hashToken('b'), picks: [], ready: 'not-yet' },
      ],
      host: 1,
      hostAwaySince: null,
      entrance: 'open',
      kicked: [],
      matchId: 'm1',
      played: [],
      nextId: 3,
      createdAt: 7,
    });
  });
});
