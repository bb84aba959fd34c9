import { seat } from '../../shared/engine/ask';
import { startMatch, viewOf } from '../../shared/engine/match';
import { testEntropy } from '../../shared/testing/playout';
import { toyModule } from '../testing/serve';
import { Shadow } from './shadow';

const requests = [1, 2, 3].map((n) => ({ seats: 2, options: {}, entropy: testEntropy(n) }));
const setups = requests.map((request) => ({ game: 'toy', request }));
const sent = <T>(value: T): T => JSON.parse(JSON.stringify(value)) as T;

it('becomes the match whose views are shown, and knows what is legal in it', () => {
  const shadow = new Shadow(toyModule, setups, 2);
  const [, request] = requests;
  if (request === undefined) throw new Error('no request');
  const match = startMatch(toyModule, request);
  const view = sent(viewOf(toyModule, match, seat(1)));
  expect(shadow.agrees(1, view)).toBe(true);
  expect(shadow.match).toEqual(match);
  expect(shadow.agrees(0, view)).toBe(false);
  expect(shadow.agrees(1, { ...view, asks: [] })).toBe(false);
  expect(shadow.agrees(1, null)).toBe(false);

  const [ask] = view.asks;
  if (ask === undefined) throw new Error('nothing is asked');
  const choice = { seat: seat(1), ask: ask.id, key: ask.options[0]?.key ?? '' };
  expect(shadow.allows(choice)).toBe(true);
  expect(shadow.allows({ ...choice, seat: seat(0) })).toBe(false);
  expect(shadow.allows({ ...choice, key: 'nope' })).toBe(false);
  shadow.accept(choice);
  expect(shadow.allows(choice)).toBe(false);
  expect(shadow.agrees(1, view)).toBe(false);
  expect(() => shadow.accept(choice)).toThrow(RangeError);
});
