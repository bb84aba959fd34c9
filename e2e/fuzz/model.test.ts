import { toyModule } from '../../server/testing/serve';
import { seat } from '../../shared/engine/ask';
import { startMatch, viewOf } from '../../shared/engine/match';
import { testKeys } from '../../shared/testing/playout';
import { MatchModel } from './model';

const requests = [1, 2, 3].map((n) => ({ seats: 2, options: {}, keys: testKeys(toyModule, n) }));
const setups = requests.map((request) => ({ game: 'toy', request }));
const sent = <T>(value: T): T => JSON.parse(JSON.stringify(value)) as T;

it('becomes the match whose views are shown, and knows what is legal in it', () => {
  const model = new MatchModel(toyModule, setups, 2);
  const [, request] = requests;
  if (request === undefined) throw new Error('no request');
  const match = startMatch(toyModule, request);
  const view = sent(viewOf(toyModule, match, seat(1)));
  expect(model.agrees(1, view)).toBe(true);
  expect(model.match).toEqual(match);
  expect(model.agrees(0, view)).toBe(false);
  expect(model.agrees(1, { ...view, asks: [] })).toBe(false);
  expect(model.agrees(1, null)).toBe(false);

  const [ask] = view.asks;
  if (ask === undefined) throw new Error('nothing is asked');
  const choice = { seat: seat(1), ask: ask.id, key: ask.options[0]?.key ?? '' };
  expect(model.allows(choice)).toBe(true);
  expect(model.allows({ ...choice, seat: seat(0) })).toBe(false);
  expect(model.allows({ ...choice, key: 'nope' })).toBe(false);
  model.accept(choice);
  expect(model.allows(choice)).toBe(false);
  expect(model.agrees(1, view)).toBe(false);
  expect(() => model.accept(choice)).toThrow(RangeError);
});
