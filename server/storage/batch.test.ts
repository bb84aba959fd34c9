import { Batcher } from './batch';

interface Write {
  readonly about: string;
  readonly text: string;
}

/** A batcher whose groups wait until they are answered by hand. */
function batcher({ lanes = 1, most = 100 }: { readonly lanes?: number; readonly most?: number } = {}) {
  const sent: { readonly group: readonly string[]; readonly answer: () => void; readonly fail: (e: Error) => void }[] =
    [];
  const writer = new Batcher<Write, string>({
    about: ({ about }) => about,
    send: (group) =>
      new Promise((resolve, reject) => {
        const texts = group.map(({ text }) => text);
        sent.push({ group: texts, answer: () => resolve(texts.map((text) => `did ${text}`)), fail: reject });
      }),
    mayTryAlone: (error) => error instanceof RangeError,
    lanes,
    most,
  });
  const write = (text: string, about = text): Promise<string> => writer.write({ about, text });
  const groups = (): readonly (readonly string[])[] => sent.map(({ group }) => group);
  /** Waits until so many groups have been sent. */
  const until = async (count: number): Promise<void> => {
    while (sent.length < count) await turn();
  };
  return { writer, write, sent, groups, until };
}

const turn = (): Promise<void> => new Promise((resolve) => setImmediate(resolve));

/** Long enough for anything that is going to be sent without waiting to have been sent. */
async function quiet(): Promise<void> {
  for (let i = 0; i < 5; i++) await turn();
}

describe('Batcher', () => {
  it('sends together what comes in one turn, and tells each its own result', async () => {
    const { write, sent, groups, until } = batcher();
    const all = Promise.all(['a', 'b', 'c'].map((text) => write(text)));
    await until(1);
    sent[0]?.answer();
    expect(await all).toEqual(['did a', 'did b', 'did c']);
    expect(groups()).toEqual([['a', 'b', 'c']]);
  });

  it('lets what comes in meanwhile wait and go together', async () => {
    const { write, sent, groups, until } = batcher();
    const first = write('a');
    await until(1);
    const later = [write('b')];
    await quiet();
    later.push(write('c'));
    await quiet();
    expect(groups()).toEqual([['a']]);
    sent[0]?.answer();
    await until(2);
    sent[1]?.answer();
    expect(await Promise.all([first, ...later])).toEqual(['did a', 'did b', 'did c']);
    expect(groups()).toEqual([['a'], ['b', 'c']]);
  });

  it('has as many groups under way as it has lanes', async () => {
    const { write, sent, groups, until } = batcher({ lanes: 2 });
    const all = [];
    for (const text of ['a', 'b', 'c']) {
      all.push(write(text));
      await quiet();
    }
    expect(groups()).toEqual([['a'], ['b']]);
    sent[1]?.answer();
    await until(3);
    for (const { answer } of sent) answer();
    expect(await Promise.all(all)).toEqual(['did a', 'did b', 'did c']);
  });

  it('sends no group larger than it may', async () => {
    const { write, sent, groups, until } = batcher({ most: 2 });
    const all = Promise.all(['a', 'b', 'c', 'd', 'e'].map((text) => write(text)));
    for (let i = 0; i < 3; i++) {
      await until(i + 1);
      sent[i]?.answer();
    }
    await all;
    expect(groups()).toEqual([['a', 'b'], ['c', 'd'], ['e']]);
  });

  it('never has two writes about the same thing under way, and keeps their order', async () => {
    const { write, sent, groups, until } = batcher({ lanes: 3 });
    const all = Promise.all([write('1', 'x'), write('2', 'x'), write('3', 'x'), write('other')]);
    await until(1);
    await quiet();
    expect(groups()).toEqual([['1', 'other']]);
    for (let i = 0; i < 3; i++) {
      await until(i + 1);
      sent[i]?.answer();
    }
    await all;
    expect(groups()).toEqual([['1', 'other'], ['2'], ['3']]);
  });

  it('tries each alone when it is sure that nothing of a group was done', async () => {
    const { write, sent, groups, until } = batcher();
    const all = Promise.allSettled(['a', 'bad', 'c'].map((text) => write(text)));
    await until(1);
    sent[0]?.fail(new RangeError('refused'));
    await until(2);
    sent[1]?.answer();
    await until(3);
    sent[2]?.fail(new RangeError('bad'));
    await until(4);
    sent[3]?.answer();
    expect((await all).map(({ status }) => status)).toEqual(['fulfilled', 'rejected', 'fulfilled']);
    expect(groups()).toEqual([['a', 'bad', 'c'], ['a'], ['bad'], ['c']]);
  });

  it('never sends anything twice when nobody knows what was done', async () => {
    const { write, sent, groups, until } = batcher();
    const all = Promise.allSettled(['a', 'b'].map((text) => write(text)));
    await until(1);
    sent[0]?.fail(new Error('connection lost'));
    expect((await all).map(({ status }) => status)).toEqual(['rejected', 'rejected']);
    await quiet();
    expect(groups()).toEqual([['a', 'b']]);
  });

  it('goes on after a failure', async () => {
    const { write, sent, until } = batcher();
    const failed = write('a');
    await until(1);
    sent[0]?.fail(new Error('connection lost'));
    await expect(failed).rejects.toThrow('connection lost');
    const next = write('a');
    await until(2);
    sent[1]?.answer();
    expect(await next).toBe('did a');
  });

  it('is idle only when nothing waits or is under way', async () => {
    const { writer, write, sent, until } = batcher();
    await writer.idle();
    const all = Promise.all([write('1', 'x'), write('2', 'x')]);
    let idle = false;
    const waiting = writer.idle().then(() => (idle = true));
    for (let i = 0; i < 2; i++) {
      await until(i + 1);
      await quiet();
      expect(idle).toBe(false);
      sent[i]?.answer();
    }
    await Promise.all([all, waiting]);
  });
});
