import { matchId } from '../stock/schemas';
import { makeMatchId } from './ids';

describe('the id of a match', () => {
  const ids = Array.from({ length: 300 }, makeMatchId);

  it('is never taken for an option of a command', () => {
    expect(ids.filter((id) => !/^[0-9a-f]{32}$/.test(id))).toEqual([]);
  });

  it('is a new one each time, and one that clients may send', () => {
    expect(new Set(ids).size).toBe(ids.length);
    expect(ids.filter((id) => !matchId.safeParse(id).success)).toEqual([]);
  });
});
