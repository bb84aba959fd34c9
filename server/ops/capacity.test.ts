import { Capacity } from './capacity';

let now = 0;
const none = () => Promise.resolve(false);

describe('capacity', () => {
  it('lets so many rooms and unfinished matches be made', async () => {
    let kept = { rooms: 1, matches: { gathering: 0, playing: 2, over: 99 } };
    let asked = 0;
    const capacity = new Capacity(
      () => {
        asked += 1;
        return Promise.resolve(kept);
      },
      4,
      () => now,
      none,
    );
    expect([await capacity.take('match'), await capacity.take('match'), await capacity.take('match')]).toEqual([
      true,
      true,
      false,
    ]);
    expect(asked).toBe(1);
    kept = { rooms: 3, matches: { gathering: 0, playing: 0, over: 101 } };
    now += 5000;
    expect([await capacity.take('room'), await capacity.take('room')]).toEqual([true, false]);
  });

  it('counts rooms that were made in a rush as rooms, not as matches', async () => {
    const capacity = new Capacity(
      () => Promise.resolve({ rooms: 0, matches: { gathering: 0, playing: 2, over: 0 } }),
      4,
      () => now,
      (kind) => Promise.resolve(kind === 'room'),
    );
    const taken = await Promise.all(Array.from({ length: 6 }, () => capacity.take('room')));
    expect(taken).toEqual([true, true, true, true, true, true]);
  });

  it('passes on that it cannot count, and counts again next time', async () => {
    const answers = [Promise.reject(new Error('away'))];
    const capacity = new Capacity(
      () => answers.shift() ?? Promise.resolve({ rooms: 0, matches: { gathering: 0, playing: 0, over: 0 } }),
      1,
      () => now,
      none,
    );
    await expect(capacity.take('room')).rejects.toThrow('away');
    expect(await capacity.take('room')).toBe(true);
  });

  it('lets as many more be made as empty ones can go, also when many are made at once', async () => {
    const empty = { room: 3, match: 9 };
    const capacity = new Capacity(
      () => Promise.resolve({ rooms: 4, matches: { gathering: 2, playing: 0, over: 0 } }),
      5,
      () => now,
      (kind) => Promise.resolve((empty[kind] -= 1) >= 0),
    );
    const taken = await Promise.all(Array.from({ length: 6 }, () => capacity.take('room')));
    expect(taken).toEqual([true, true, true, true, false, false]);
  });

  it('makes place for what is full only', async () => {
    const asked: string[] = [];
    const capacity = new Capacity(
      () => Promise.resolve({ rooms: 1, matches: { gathering: 2, playing: 2, over: 0 } }),
      4,
      () => now,
      (kind) => {
        asked.push(kind);
        return Promise.resolve(true);
      },
    );
    expect(await capacity.take('room')).toBe(true);
    expect(asked).toEqual(['match']);
  });
});
