import { askId, seat } from '../../shared/engine/ask';
import { sealed } from '../../shared/engine/sealed';
import { text } from '../../shared/engine/text';
import { gameOf } from '../../shared/testing/script/one-step';
import { quietHost } from '../testing/quiet-host';
import { matchOf } from './state';

/** Both seats are asked, twice; the first answer ends it each time. */
const race = gameOf(function* (run) {
  for (const kind of ['first', 'second']) {
    const question = (by: number) => ({
      seat: seat(by),
      kind,
      prompt: text('p'),
      options: () => [{ key: 'yes', label: text('yes'), value: 'yes' }],
    });
    yield* sealed(run, [question(0), question(1)], (given) => given.size > 0);
  }
});

it('a late seat is told that another one was faster, and nothing about questions of others', async () => {
  const host = quietHost(race);
  const fixed = { game: race.meta.name, origin: 'room', unlisted: true, names: [], options: {}, begin: 'now' } as const;
  const { id } = (await host.create({ ...fixed, seats: 2 })) ?? { id: '' };
  const running = (await host.open(id))?.running ?? null;
  const asks = running === null ? [] : matchOf(running).asks;
  const of = (by: number) => asks.find((ask) => ask.seat === by)?.id ?? askId('none');
  const choose = (by: number, ask: string) => host.choose(id, { seat: seat(by), ask: askId(ask), key: 'yes' });
  expect(await choose(0, of(0))).toBeNull();
  expect(await choose(1, of(1))).toBe('overtaken');
  const first = (by: number, ask: string) => host.firstBefore(id, { seat: seat(by), ask: askId(ask), key: 'yes' });
  expect(first(1, of(1))).toBe(0);
  expect(first(0, of(1))).toBeNull();
  expect(await choose(0, of(1))).toBe('no-such-ask');
  expect(await choose(0, of(0))).toBe('no-such-ask');
  expect(await choose(1, 'none')).toBe('no-such-ask');
});
