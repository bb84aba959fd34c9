import { ANY_TIME, type Ask, askId, IN_ADVANCE, type Option, type Ref, seat } from '../../../shared/engine/ask';
import { withoutDoubles } from './doubles';

const called: Ref = { kind: 'card', id: 'called-away#1' };
const other: Ref = { kind: 'card', id: 'called-away#2' };

function option(key: string, m: string, ref: Ref | null = null): Option {
  return { key, label: { m }, ...(ref === null ? {} : { ref }) };
}

function ask(kind: string, ...options: readonly Option[]): Ask {
  return { id: askId(kind), seat: seat(0), kind, prompt: { m: 'p' }, options };
}

const window = ask('window', option('react', 'play', called), option('pass', 'pass'));

/** The keys of the options by the kind of ask. */
const keys = (asks: readonly Ask[]) => asks.map(({ kind, options }) => [kind, ...options.map(({ key }) => key)]);

test('an any-time effect that a question offers in the same words for the same thing is shown in the question alone', () => {
  const anyTime = ask(ANY_TIME, option('play', 'play', called), option('discard', 'discard', called));
  expect(keys(withoutDoubles([window, anyTime]))).toEqual([
    ['window', 'react', 'pass'],
    [ANY_TIME, 'discard'],
  ]);
});

test('where nothing else can be done at any time, that heading goes as well', () => {
  expect(keys(withoutDoubles([window, ask(ANY_TIME, option('play', 'play', called))]))).toEqual([
    ['window', 'react', 'pass'],
  ]);
});

test.each([
  ['another thing', option('play', 'play', other)],
  ['other words', option('play', 'arm', called)],
  ['no thing', option('play', 'play')],
] as const)('what has %s stays, and the asks are the same as before', (_, one) => {
  const asks = [window, ask(ANY_TIME, one)];
  expect(withoutDoubles(asks)).toBe(asks);
});

test('what is said in advance is no any-time effect and stays', () => {
  const asks = [window, ask(IN_ADVANCE, option('order', 'play', called))];
  expect(withoutDoubles(asks)).toBe(asks);
});
