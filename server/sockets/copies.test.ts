import type { Namespace, Socket } from 'socket.io';

import type { NumberedPatch } from '../../shared/patch/operation';
import { follow } from '../../shared/protocol/replica';
import { Copies } from './copies';

interface Listed {
  readonly names: readonly string[];
}

/** Sockets that record what they are sent, and copies of lists that they hold. */
function sockets(...ids: readonly string[]) {
  const sent: { readonly to: readonly string[]; readonly change: NumberedPatch }[] = [];
  const namespace = {
    to: (to: readonly string[]) => ({ emit: (_: string, change: NumberedPatch) => sent.push({ to, change }) }),
  } as unknown as Namespace;
  const copies = new Copies<Listed>(namespace, 'patch');
  return { sent, copies, all: ids.map((id) => ({ id }) as unknown as Socket) };
}

const of = (...names: readonly string[]): Listed => ({ names });

test('sockets with the same copy get one difference, and those with the newest nothing', async () => {
  const { sent, copies, all } = sockets('a', 'b', 'c');
  const [a, b, c] = all as [Socket, Socket, Socket];
  copies.note(a, of('x'));
  copies.note(b, of('x'));
  copies.note(c, of('x', 'y'));
  expect(await copies.bring([a, b, c], of('x', 'y'))).toBeGreaterThan(0);
  expect(sent.map(({ to }) => to)).toEqual([['a'], ['b']]);
  sent.length = 0;
  await copies.bring([a, b, c], of('z'));
  expect(sent.map(({ to, change }) => [to, change.from, change.to])).toEqual([
    [['a', 'b'], 1, 2],
    [['c'], 0, 2],
  ]);
  sent.length = 0;
  expect(await copies.bring([a, b, c], of('z'))).toBe(0);
  expect(sent).toEqual([]);
});

test('a socket that has been sent no whole, or holds none any more, is sent nothing', async () => {
  const { sent, copies, all } = sockets('a', 'b');
  const [a, b] = all as [Socket, Socket];
  copies.note(b, of('x'));
  copies.drop(b);
  await copies.bring([a, b], of('y'));
  expect([sent, copies.of(a), copies.of(b)]).toEqual([[], null, null]);
});

test('hundreds of whom some are sent a whole meanwhile end with the same, each difference fitting what they had', async () => {
  const { sent, copies, all } = sockets(...Array.from({ length: 300 }, (_, i) => String(i)));
  const held = new Map(all.map(({ id }) => [id, { n: 0, value: of('x') }]));
  for (const one of all) copies.note(one, of('x'));
  const read = (): void => {
    for (const { to, change } of sent.splice(0)) {
      for (const id of to) {
        const { n, value } = held.get(id) ?? { n: 0, value: of() };
        const next = follow(value, n, change);
        if (next.kind !== 'next') throw new Error(next.kind);
        held.set(id, { n: change.to, value: next.value });
      }
    }
  };
  const brought = copies.bring(all, of('x', 'y'));
  read();
  for (const one of [...all.slice(0, 10), ...all.slice(-10)]) {
    copies.note(one, of('w'));
    held.set(one.id, { n: 0, value: of('w') });
  }
  await brought;
  read();
  await copies.bring(all, of('x', 'y', 'z'));
  read();
  expect(new Set([...held.values()].map(({ value }) => JSON.stringify(value)))).toEqual(
    new Set([JSON.stringify(of('x', 'y', 'z'))]),
  );
});
