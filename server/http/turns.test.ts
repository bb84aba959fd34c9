import { setImmediate as nextTurn } from 'node:timers/promises';

import { Turns } from './turns';

/** Turns whose clock says that each piece of work takes longer than a slice. */
function slowTurns(): { readonly done: string[]; readonly send: (address: string, what: string) => void } {
  let now = 0;
  const turns = new Turns(() => now);
  const done: string[] = [];
  const send = (address: string, what: string): void =>
    turns.take(address, () => {
      now += 10;
      done.push(what);
    });
  return { done, send };
}

test('what comes first from an address is handled at once', () => {
  const { done, send } = slowTurns();
  send('flood', 'f1');
  send('friend', 'a1');
  expect(done).toEqual(['f1', 'a1']);
});

test('of a burst one frame is handled in each turn, after what others send meanwhile', async () => {
  const { done, send } = slowTurns();
  for (const frame of ['f1', 'f2', 'f3', 'f4']) send('flood', frame);
  send('friend', 'a1');
  expect(done).toEqual(['f1', 'a1']);
  await nextTurn();
  expect(done).toEqual(['f1', 'a1', 'f2']);
  send('friend', 'a2');
  expect(done).toEqual(['f1', 'a1', 'f2', 'a2']);
  await nextTurn();
  await nextTurn();
  expect(done).toEqual(['f1', 'a1', 'f2', 'a2', 'f3', 'f4']);
});

test('addresses that wait are served in turn, each in its own order', async () => {
  const { done, send } = slowTurns();
  for (const frame of ['a1', 'a2', 'a3']) send('a', frame);
  for (const frame of ['b1', 'b2', 'b3']) send('b', frame);
  for (let turn = 0; turn < 4; turn++) await nextTurn();
  expect(done).toEqual(['a1', 'b1', 'a2', 'b2', 'a3', 'b3']);
});

test('what comes while something of the same address waits does not overtake it', async () => {
  const { done, send } = slowTurns();
  for (const frame of ['a1', 'a2', 'a3']) send('a', frame);
  await nextTurn();
  send('a', 'a4');
  await nextTurn();
  await nextTurn();
  expect(done).toEqual(['a1', 'a2', 'a3', 'a4']);
});

test('small frames are handled many in one turn', async () => {
  const turns = new Turns(() => 0);
  const done: number[] = [];
  for (let i = 0; i < 100; i++) turns.take('a', () => done.push(i));
  await nextTurn();
  expect(done).toEqual(Array.from({ length: 100 }, (_, i) => i));
});
