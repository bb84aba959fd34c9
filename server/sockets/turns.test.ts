import { type Haste, Turns } from './turns';

/** Asks for turns in this order; what has gone in, and after how many rounds of the event loop. */
function asked(wanted: readonly (readonly [of: object, what: string, haste: Haste])[]) {
  const turns = new Turns();
  const order: string[] = [];
  let rounds = 0;
  const took = wanted.map(async ([of, what, haste]) => {
    await turns.take(of, haste);
    order.push(`${what} ${rounds}`);
  });
  const round = async (): Promise<void> => {
    await new Promise((resolve) => setImmediate(resolve));
    rounds += 1;
  };
  return { order, round, all: () => Promise.all(took) };
}

const [anna, ben] = [{}, {}];

test('one command goes in for each round of the event loop, in the order in which they came', async () => {
  const { order, round, all } = asked(['a', 'b', 'c'].map((what) => [anna, what, 'in-turn']));
  for (let i = 0; i < 4; i++) await round();
  await all();
  expect(order).toEqual(['a 0', 'b 1', 'c 2']);
});

test('an answer to a game waits for none of a hundred commands that came before it from somebody else', async () => {
  const talk = Array.from({ length: 100 }, (_, i) => [anna, `line ${i}`, 'in-turn'] as const);
  const { order, all } = asked([...talk, [ben, 'answer', 'first']]);
  await all();
  expect(order[0]).toBe('answer 0');
});

test('but for those of its own sender, whose order it keeps', async () => {
  const { order, all } = asked([
    [ben, 'enter', 'in-turn'],
    [ben, 'answer', 'first'],
    [anna, 'answer', 'first'],
  ]);
  await all();
  expect(order.map((one) => one.slice(0, -2))).toEqual(['answer', 'enter', 'answer']);
});
