import { GroupCommit } from './group';

/** A store whose transactions either keep all their writes or none. */
function store(confirm: () => void = () => undefined) {
  const kept: string[] = [];
  const sizes: number[] = [];
  const group = new GroupCommit((work) => {
    const before = kept.length;
    try {
      work();
      sizes.push(kept.length - before);
    } catch (error) {
      kept.length = before;
      throw error;
    }
  }, confirm);
  const write = (value: string): Promise<string> =>
    group.write(() => {
      if (value.startsWith('bad')) throw new Error(value);
      kept.push(value);
      return value;
    });
  return { kept, sizes, group, write };
}

test('writes of one turn of the event loop share a transaction, in their order', async () => {
  const { kept, sizes, write } = store();
  const all = Promise.all([write('a'), write('b'), write('c')]);
  expect(kept).toEqual([]);
  expect(await all).toEqual(['a', 'b', 'c']);
  await write('d');
  expect([kept, sizes]).toEqual([
    ['a', 'b', 'c', 'd'],
    [3, 1],
  ]);
});

test('a write that fails hurts no other of its group', async () => {
  const { kept, write } = store();
  const all = await Promise.allSettled([write('a'), write('bad'), write('c')]);
  expect(all.map(({ status }) => status)).toEqual(['fulfilled', 'rejected', 'fulfilled']);
  expect(kept).toEqual(['a', 'c']);
});

test('nothing is told before it is committed', async () => {
  const order: string[] = [];
  const group = new GroupCommit(
    (work) => {
      work();
      order.push('committed');
    },
    () => order.push('confirmed'),
  );
  await Promise.all(['a', 'b'].map((name) => group.write(() => name).then(() => order.push(name))));
  expect(order).toEqual(['committed', 'confirmed', 'a', 'b']);
});

test('what was committed but will not be found again is told to nobody, and not tried again', async () => {
  const { sizes, write } = store(() => {
    throw new Error('gone');
  });
  const all = await Promise.allSettled([write('a'), write('b')]);
  expect(all).toMatchObject([
    { status: 'rejected', reason: { message: 'gone' } },
    { status: 'rejected', reason: { message: 'gone' } },
  ]);
  expect(sizes).toEqual([2]);
});
