import { KeyedQueue } from './queue';

/** A promise and the function that settles it. */
function gate(): { readonly opened: Promise<void>; readonly open: () => void } {
  let open = (): void => undefined;
  const opened = new Promise<void>((resolve) => {
    open = resolve;
  });
  return { opened, open };
}

describe('KeyedQueue', () => {
  it('runs tasks of one key one after another, those of another beside them', async () => {
    const queue = new KeyedQueue();
    const done: string[] = [];
    const { opened, open } = gate();
    const first = queue.run('a', async () => {
      await opened;
      done.push('a1');
    });
    const second = queue.run('a', () => Promise.resolve(done.push('a2')));
    await queue.run('b', () => Promise.resolve(done.push('b1')));
    expect(done).toEqual(['b1']);
    expect([queue.busy('a'), queue.busy('c')]).toEqual([true, false]);
    open();
    await Promise.all([first, second]);
    expect(done).toEqual(['b1', 'a1', 'a2']);
  });

  it('goes on after a task that failed, and tells only its caller', async () => {
    const queue = new KeyedQueue();
    const failed = queue.run('a', () => Promise.reject(new Error('no')));
    const next = queue.run('a', () => Promise.resolve('fine'));
    await expect(failed).rejects.toThrow('no');
    expect(await next).toBe('fine');
  });

  it('says when everything is done', async () => {
    const queue = new KeyedQueue();
    let done = 0;
    const count = (): Promise<void> => {
      done += 1;
      return Promise.resolve();
    };
    void queue.run('a', count);
    void queue.run('b', count);
    await queue.idle();
    expect(done).toBe(2);
    expect(queue.busy('a')).toBe(false);
  });
});
