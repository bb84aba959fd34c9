import { Life } from './life';

describe('Life', () => {
  it('drains at once when nothing is under way', async () => {
    const life = new Life();
    expect(life.state).toBe('serving');
    await life.drain();
    expect(life.state).toBe('draining');
  });

  it('is drained only when all that was begun is done, well or badly', async () => {
    const life = new Life();
    const end: (() => void)[] = [];
    const begun = (): Promise<void> => new Promise((resolve) => end.push(resolve));
    const good = life.run(begun);
    const bad = life.run(async () => {
      await begun();
      throw new Error('broken');
    });
    let drained = false;
    const done = life.drain().then(() => (drained = true));
    end[0]?.();
    await good;
    expect([life.state, drained]).toEqual(['draining', false]);
    end[1]?.();
    await expect(bad).rejects.toThrow('broken');
    await done;
    expect(drained).toBe(true);
  });
});
