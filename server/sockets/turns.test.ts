import { type Haste, Turns } from './turns';

/** A sender at an address. */
interface Sender {
  readonly address: string;
}

/** Asks for turns in this order; what has gone in, and after how many rounds of the event loop. */
function asked(wanted: readonly (readonly [of: Sender, what: string, haste: Haste])[]) {
  const turns = new Turns();
  const order: string[] = [];
  let rounds = 0;
  const took = wanted.map(async ([of, what, haste]) => {
    await turns.take(of, of.address, haste);
    order.push(`${what} ${rounds}`);
  });
  const round = async (): Promise<void> => {
    await new Promise((resolve) => setImmediate(resolve));
    rounds += 1;
  };
  return { order, round, all: () => Promise.all(took) };
}

const [anna, ben] = [{ address: '10.0.0.1' }, { address: '10.0.0.2' }];

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

test('who sends a burst holds up nobody at another address: addresses take turns (bug: all waited behind it)', async () => {
  const flood = Array.from({ length: 100 }, (_, i) => [anna, `flood ${i}`, 'in-turn'] as const);
  const { order, round, all } = asked([...flood, [ben, 'line', 'in-turn'], [ben, 'next line', 'in-turn']]);
  for (let i = 0; i < 102; i++) await round();
  await all();
  expect(order.slice(0, 4)).toEqual(['flood 0 0', 'line 1', 'flood 1 2', 'next line 3']);
  expect(order.filter((one) => one.startsWith('flood')).map((one) => one.split(' ')[1])).toEqual(
    Array.from({ length: 100 }, (_, i) => String(i)),
  );
});
