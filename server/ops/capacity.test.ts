import { Capacity } from './capacity';

let now = 0;

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
    );
    expect([await capacity.take(), await capacity.take(), await capacity.take()]).toEqual([true, true, false]);
    expect(asked).toBe(1);
    kept = { rooms: 3, matches: { gathering: 0, playing: 0, over: 101 } };
    now += 5000;
    expect([await capacity.take(), await capacity.take()]).toEqual([true, false]);
  });

  it('passes on that it cannot count, and counts again next time', async () => {
    const answers = [Promise.reject(new Error('away'))];
    const capacity = new Capacity(
      () => answers.shift() ?? Promise.resolve({ rooms: 0, matches: { gathering: 0, playing: 0, over: 0 } }),
      1,
      () => now,
    );
    await expect(capacity.take()).rejects.toThrow('away');
    expect(await capacity.take()).toBe(true);
  });
});
