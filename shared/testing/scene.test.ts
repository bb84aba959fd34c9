import { seat } from '../engine/ask';
import { askSeat } from '../engine/script';
import { firstGame } from './first-game';
import { handsTesting } from './hands/testing';
import { playScene, rehearsedScene, type Said } from './scene';

const { game } = handsTesting;

/** Who is asked what after these answers. */
const askedAfter = (...said: readonly Said[]): readonly string[] =>
  playScene(game, { name: 'so far', seats: 3, said, asked: 'strike' })
    .asks.filter(({ kind }) => kind === 'strike')
    .map(({ seat, kind }) => `${seat}:${kind}`);

it('gives the answers of a scene in their order', () => {
  expect(askedAfter()).toEqual(['0:strike']);
  expect(askedAfter([0, 'rest'], [1, 'rest'])).toEqual(['2:strike']);
});

it('does not come to a scene of which an answer cannot be given, and whose time is never over', () => {
  expect(() => askedAfter([1, 'rest'])).toThrow('no answers come to it');
});

it('gives on the way only answers that a player can give (bug: the stage was refused the one of chance)', () => {
  const drawing: typeof firstGame = {
    ...firstGame,
    *step(run) {
      const card = yield* askSeat(run, {
        seat: seat(0),
        kind: run.core.pub.laid.length === 0 ? 'drawn' : 'last',
        prompt: { m: 'ask.card' },
        fallback: { drawnFrom: 'deck' },
        options: () => [3, 7].map((value) => ({ key: String(value), label: { m: 'card' }, value })),
      });
      run.change(({ pub }) => void pub.laid.push({ by: seat(0), card: card ?? 0 }));
    },
  };
  const { script } = rehearsedScene(drawing, { name: 'late', seats: 2, said: [], asked: 'last' });
  expect(script.map(({ key }) => key)).toEqual(['3']);
});
