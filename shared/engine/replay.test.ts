import { begin, gameOf, note, opt, take } from '../testing/script/one-step';
import { seat } from './ask';
import { keptOf, resumeMatch } from './match';
import { previewOf } from './preview';
import { askSeat } from './script';
import { text } from './text';

describe('a step that is answered', () => {
  /** The words that scripts have noted, replays among them. */
  const noted: string[] = [];
  const game = gameOf(function* (run) {
    for (;;) {
      const word = yield* askSeat(run, {
        seat: seat(0),
        kind: 'q',
        prompt: text('q'),
        options: () => ['a', 'b', 'c'].map(opt),
      });
      if (word === null || word === 'c') return;
      noted.push(word);
      note(run, word);
    }
  });
  beforeEach(() => (noted.length = 0));

  it('goes on where its script waits', () => {
    const match = take(game, take(game, begin(game), 0, 'a'), 0, 'b');
    expect(noted).toEqual(['a', 'b']);
    expect(match.core.pub.notes).toEqual(['a', 'b']);
  });

  it('is replayed for whoever goes on from the same place after another, and comes to the same', () => {
    const once = take(game, begin(game), 0, 'a');
    const [first, second] = [take(game, once, 0, 'b'), take(game, once, 0, 'b')];
    expect(noted).toEqual(['a', 'b', 'a', 'b']);
    expect(second).toEqual(first);
    expect(take(game, first, 0, 'a').core.pub.notes).toEqual(['a', 'b', 'a']);
    expect(take(game, second, 0, 'b').core.pub.notes).toEqual(['a', 'b', 'b']);
  });

  it('is replayed out of storage, and comes to the same', () => {
    const once = take(game, begin(game), 0, 'a');
    const stored = resumeMatch(game, JSON.parse(JSON.stringify(keptOf(once))) as typeof once);
    expect(stored).toEqual(once);
    expect(take(game, stored, 0, 'b')).toEqual(take(game, once, 0, 'b'));
  });

  it('leaves its script to the answer when one is previewed', () => {
    const once = take(game, begin(game), 0, 'a');
    const [ask] = once.asks;
    if (ask === undefined) throw new Error('nothing is asked');
    previewOf(game, once, { seat: seat(0), ask: ask.id, key: 'b' });
    noted.length = 0;
    take(game, once, 0, 'b');
    expect(noted).toEqual(['b']);
  });

  it('is replayed under other rules', () => {
    const once = take(game, begin(game), 0, 'a');
    expect(take({ ...game }, once, 0, 'b')).toEqual(take(game, once, 0, 'b'));
    expect(noted).toEqual(['a', 'a', 'b', 'b']);
  });

  it('keeps its script to itself when the same state is rested at by another course', () => {
    const once = take(game, begin(game), 0, 'a');
    const other = { ...once, choices: [...once.choices] };
    take(game, other, 0, 'b');
    expect(noted).toEqual(['a', 'a', 'b']);
  });
});
