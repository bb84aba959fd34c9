import { hashToken } from '../lib/secrets';
import type { Room } from './room';
import { bodyOf, roomIn } from './stored-room';

const room: Room = {
  code: 'ABCDE',
  game: 'toy',
  options: { length: 'long' },
  members: [{ name: 'Anna', tokenHash: hashToken('secret'), picks: ['amber'] }],
  matchId: null,
  createdAt: 7,
};

describe('the body of a stored room', () => {
  it('has the names that older versions wrote', () => {
    expect(bodyOf(room)).toBe(
      `{"code":"ABCDE","game":"toy","options":{"length":"long"},"members":[{"name":"Anna","token":"${hashToken('secret')}",` +
        `"picks":["amber"]}],"matchId":null,"createdAt":7}`,
    );
  });

  it('is read as the same room', () => {
    expect(roomIn(bodyOf(room))).toEqual(room);
    expect(bodyOf(roomIn(bodyOf(room)))).toBe(bodyOf(room));
  });
});
