import { InTurn } from './in-turn';

/** Tasks that note when they begin, and end when the test says so. */
function tasks() {
  const begun: string[] = [];
  const ends: (() => void)[] = [];
  const task = (name: string) => () => {
    begun.push(name);
    return new Promise<string>((resolve) => ends.push(() => resolve(name)));
  };
  const end = async (): Promise<void> => {
    ends.shift()?.();
    await new Promise(setImmediate);
  };
  return { begun, task, end };
}

it('runs one task at a time, and keys take turns', async () => {
  const { begun, task, end } = tasks();
  const line = new InTurn();
  const done = Promise.all([
    ...['a1', 'a2', 'a3'].map((name) => line.run('a', task(name))),
    ...['b1', 'b2'].map((name) => line.run('b', task(name))),
    line.run('c', task('c1')),
  ]);
  expect([begun, line.size, line.of('a')]).toEqual([['a1'], 6, 3]);
  for (let n = 0; n < 6; n++) await end();
  expect(await done).toEqual(['a1', 'a2', 'a3', 'b1', 'b2', 'c1']);
  expect([begun, line.size, line.of('a')]).toEqual([['a1', 'b1', 'c1', 'a2', 'b2', 'a3'], 0, 0]);
});

it('goes on after a task that fails', async () => {
  const line = new InTurn();
  const failed = line.run('a', () => Promise.reject(new Error('broken')));
  const next = line.run('a', () => Promise.resolve('done'));
  await expect(failed).rejects.toThrow('broken');
  expect(await next).toBe('done');
  expect(await line.run('a', () => Promise.resolve('again'))).toBe('again');
});
