import { handsTesting } from './hands/testing';
import { playScene, type Said } from './scene';

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
