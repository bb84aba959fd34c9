import { setImmediate } from 'node:timers/promises';

import pino from 'pino';

import { ANY_TIME, askId, isQuestion, seat } from '../../shared/engine/ask';
import { askSeat, type Script, together } from '../../shared/engine/script';
import { text } from '../../shared/engine/text';
import { gameOf, opt } from '../../shared/testing/script/one-step';
import { matchOf } from '../match/state';
import { quietHost } from '../testing/quiet-host';
import type { Job } from '../workers/job';
import { BotRunner } from './runner';

/** A bot may do something besides its question, which stays open. */
const plain = gameOf(function* (run) {
  const asked = function* (kind: string): Script {
    yield* askSeat(run, { seat: seat(1), kind, prompt: text('p'), options: () => [opt('pass')] });
  };
  yield* together(['question', ANY_TIME].map(asked));
});
const bots = {
  looksAhead: () => false,
  pausesFor: () => 0,
  decide: () => {
    throw new Error('decided elsewhere');
  },
};
const game = { ...plain, meta: { ...plain.meta, bots: ['quick'] as const }, bots };

test('a bot that has done something besides its question still answers it (bug: a bot that gave an order in advance never went on)', async () => {
  const log = pino({ level: 'silent' });
  const host = quietHost(game, { clock: Date.now });
  let look: (id: string) => void = () => undefined;
  const runner = new BotRunner({
    host,
    follower: { isHeld: () => true, onHold: (listener: (id: string) => void) => void (look = listener) },
    pool: {
      hasRoom: () => true,
      close: () => Promise.resolve(),
      run: (_: string, { view: { asks } }: Job) => {
        const ask = asks.find(({ kind }) => kind === ANY_TIME) ?? asks.find(isQuestion);
        return Promise.resolve({ choice: { seat: seat(1), ask: ask?.id ?? askId('none'), key: 'pass' } });
      },
    },
    pace: { pauseMs: 0, othersMs: 0 },
    luck: () => 0,
    turn: setImmediate,
    log,
  });
  const answered: string[] = [];
  const both = new Promise<void>((resolve) => {
    host.onChange(({ match }) => {
      const open = match.running === null ? [] : matchOf(match.running).asks;
      answered.push(open.map(({ kind }) => kind).join());
      if (answered.length === 2) resolve();
    });
  });
  const { id } = (await host.create({
    ...{ game: game.meta.name, origin: 'room', unlisted: true, names: [], options: {}, begin: 'now' },
    seats: 3,
    bots: [null, 'quick', 'quick'],
  })) ?? { id: '' };
  look(id);
  await both;
  expect(answered[0]).toBe('question');
  await runner.close();
});
