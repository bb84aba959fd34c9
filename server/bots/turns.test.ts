import { setImmediate } from 'node:timers/promises';

import pino from 'pino';

import { askId, isQuestion, seat } from '../../shared/engine/ask';
import { askSeat } from '../../shared/engine/script';
import { text } from '../../shared/engine/text';
import { gameOf, opt } from '../../shared/testing/script/one-step';
import { quietHost } from '../testing/quiet-host';
import type { Job } from '../workers/job';
import { BotRunner } from './runner';

const plain = gameOf(function* (run) {
  yield* askSeat(run, { seat: seat(1), kind: 'question', prompt: text('p'), options: () => [opt('pass')] });
});
const game = {
  ...plain,
  meta: { ...plain.meta, bots: ['quick'] as const },
  imagining: { open: [], redeal: ({ begun }: { begun: unknown }) => begun as never },
  bots: {
    looksAhead: () => true,
    pausesFor: () => 0,
    decide: () => {
      throw new Error('decided elsewhere');
    },
  },
};

test('a bot does nothing before its turn has come, neither imagine a world nor answer (found: bots of four tables kept players waiting)', async () => {
  const host = quietHost(game, { clock: Date.now });
  let look: (id: string) => void = () => undefined;
  const waiting: (() => void)[] = [];
  const done: string[] = [];
  const runner = new BotRunner({
    host,
    follower: { isHeld: () => true, onHold: (listener: (id: string) => void) => void (look = listener) },
    pool: {
      hasRoom: () => true,
      close: () => Promise.resolve(),
      run: (_: string, { view: { asks }, world }: Job) => {
        done.push(world === null ? 'no world' : 'a world');
        return Promise.resolve({
          choice: { seat: seat(1), ask: asks.find(isQuestion)?.id ?? askId('none'), key: 'pass' },
        });
      },
    },
    pace: { pauseMs: 0, othersMs: 0 },
    luck: () => 0,
    turn: () => new Promise((go) => waiting.push(go)),
    log: pino({ level: 'silent' }),
  });
  host.onChange(() => done.push('answer'));
  const { id } = (await host.create({
    ...{ game: game.meta.name, origin: 'room', unlisted: true, names: [], options: {}, begin: 'now' },
    seats: 2,
    bots: [null, 'quick'],
  })) ?? { id: '' };
  look(id);
  const after: (readonly string[])[] = [];
  for (let turns = 0; turns <= 2; turns++) {
    while (waiting.length === 0) await setImmediate();
    after.push([...done]);
    expect(waiting).toHaveLength(1);
    waiting.shift()?.();
  }
  expect(after).toEqual([[], [], ['a world']]);
  while (!done.includes('answer')) await setImmediate();
  await runner.close();
});
