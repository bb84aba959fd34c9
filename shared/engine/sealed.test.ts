import { asked, begin, gameOf, note, opt, take } from '../testing/script/one-step';
import { type Seat, seat } from './ask';
import { type Match, viewOf } from './match';
import { sealed } from './sealed';
import { text } from './text';

const question = (by: number, ...keys: string[]) => ({
  seat: seat(by),
  kind: 'bid',
  prompt: text('p'),
  options: () => keys.map(opt),
});

const bids = (until?: (given: ReadonlyMap<Seat, string>) => boolean) =>
  gameOf(
    function* (run) {
      const questions = [0, 1, 2].map((by) => question(by, 'low', 'high'));
      const given = yield* sealed(run, questions, until);
      note(run, [...given].map(([by, bid]) => `${by}:${bid}`).join());
    },
    undefined,
    2,
  );

/** A viewer's view without `waiting`. */
const seen = (game: ReturnType<typeof bids>, match: Match<never>, viewer: number | null) => {
  const { waiting, ...view } = viewOf(game, match, viewer === null ? null : seat(viewer));
  return { view: JSON.stringify(view), waiting: waiting.map(({ seat: of }) => of) };
};

describe('sealed answers', () => {
  it('are asked at once and applied when all are in', () => {
    const game = bids();
    const start = begin(game);
    expect(asked(start)).toEqual(['0:bid:low,high', '1:bid:low,high', '2:bid:low,high']);
    const two = take(game, take(game, start, 2, 'high'), 0, 'low');
    expect(asked(two)).toEqual(['1:bid:low,high']);
    expect(two.core).toEqual(start.core);
    expect(take(game, two, 1, 'low').core.pub.notes).toEqual(['2:high,0:low,1:low', 'step']);
  });

  it('look the same to the others whatever they are', () => {
    const game = bids();
    const [low, high] = ['low', 'high'].map((bid) => take(game, begin(game), 0, bid));
    if (low === undefined || high === undefined) throw new Error('no match');
    for (const viewer of [1, 2, null]) {
      expect(seen(game, low as never, viewer)).toEqual(seen(game, high as never, viewer));
      expect(seen(game, low as never, viewer).view).toBe(seen(game, begin(game) as never, viewer).view);
      expect(seen(game, low as never, viewer).waiting).toEqual([1, 2]);
    }
  });

  it('end when what is in is enough: the others are asked no more', () => {
    const game = bids((given) => [...given.values()].includes('high'));
    const match = take(game, take(game, begin(game), 1, 'low'), 2, 'high');
    expect(match.core.pub.notes).toEqual(['1:low,2:high', 'step']);
  });

  it('leave out who has no option', () => {
    const game = gameOf(
      function* (run) {
        const given = yield* sealed(run, [question(0, 'a'), question(1)]);
        note(run, [...given.keys()].join());
      },
      undefined,
      2,
    );
    const start = begin(game);
    expect(asked(start)).toEqual(['0:bid:a']);
    expect(take(game, start, 0, 'a').core.pub.notes).toEqual(['0', 'step']);
  });
});
