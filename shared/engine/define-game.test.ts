import { gameOf } from '../testing/script/one-step';
import { defineGame } from './define-game';
import { SetupError } from './game';
import { keysFrom } from './rng';

const game = gameOf(function* () {
  yield* [];
});
const { meta, rules, streams, messages } = game;
const setup: typeof game.setup = (request) => game.setup(request);
const step: typeof game.step = (run) => game.step(run);
const table: typeof game.table = (core, viewer) => game.table(core, viewer);
const parts = { meta, rules, streams, setup, step, table, messages };
const keys = keysFrom('0'.repeat(64), streams);

describe('A game that gives only what it must', () => {
  it('has no content, no facts and an empty rulebook, and takes the options that its meta declares', () => {
    const game = defineGame(parts);
    const { core } = game.setup({ seats: 1, options: {}, keys });
    expect([game.content(core), game.facts, game.rulebook]).toEqual([null, null, { usual: { en: [], fr: [] } }]);
    expect([game.checkOptions(1, undefined), game.checkOptions(4, {}), game.checkOptions(1, { x: 'y' })]).toEqual([
      null,
      'error.bad-options',
      'error.bad-options',
    ]);
  });

  it('is not set up with options that it refuses', () => {
    expect(() => defineGame(parts).setup({ seats: 1, options: [], keys })).toThrow(new SetupError('error.bad-options'));
    const picky = defineGame({ ...parts, checkOptions: () => 'error.never' });
    expect(() => picky.setup({ seats: 1, options: {}, keys })).toThrow(new SetupError('error.never'));
  });
});
