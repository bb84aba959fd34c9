import { asked, begin, flag, gameOf, note, opt, take } from '../testing/script/one-step';
import { askId, seat } from './ask';
import { answerAsk } from './match';
import { askSeat, askUnlessForced, impossible, together } from './script';
import { text } from './text';

const question = (by: number, ...keys: string[]) => ({
  seat: seat(by),
  kind: 'q',
  prompt: text('p'),
  options: () => keys.map(opt),
});

describe('askSeat', () => {
  it('asks, and goes on with the value of the chosen option', () => {
    const game = gameOf(function* (run) {
      note(run, (yield* askSeat(run, question(0, 'a', 'b'))) ?? 'none');
    });
    const match = begin(game);
    expect(asked(match)).toEqual(['0:q:a,b']);
    expect(take(game, match, 0, 'b').core.pub.notes).toEqual(['b', 'step']);
  });

  it('asks nobody when there is no option, and gives null', () => {
    const game = gameOf(function* (run) {
      note(run, String(yield* askSeat(run, question(0))));
    });
    expect(begin(game).over).not.toBeNull();
    expect(begin(game).core.pub.notes).toEqual(['null', 'step']);
  });

  it('asks even when there is one option only', () => {
    const game = gameOf(function* (run) {
      yield* askSeat(run, question(0, 'only'));
    });
    expect(asked(begin(game))).toEqual(['0:q:only']);
  });

  it('keeps values, and nothing but key, label, ref and group of an option leaves the script', () => {
    const game = gameOf(function* (run) {
      yield* askSeat(run, {
        ...question(0),
        options: () => [{ key: 'a', label: text('a'), ref: { kind: 'x', id: '1' }, group: 'g', value: () => 'secret' }],
      });
    });
    expect(begin(game).asks[0]?.options).toEqual([
      { key: 'a', label: { m: 'a' }, ref: { kind: 'x', id: '1' }, group: 'g' },
    ]);
  });
});

describe('What is no option', () => {
  it('is what is shown with its reason, and nothing else of either', () => {
    const reason = { why: text('closed'), rule: '6', until: { what: 'stage', at: [3] } };
    const shown = { key: 'shut', label: text('door'), ref: { kind: 'door', id: 'front' } };
    expect(impossible({ ...shown, group: 'doors' } as typeof shown, reason)).toStrictEqual({ ...shown, ...reason });
    expect(impossible({ key: 'shut', label: text('door') }, { why: text('closed'), rule: '6' })).toStrictEqual({
      key: 'shut',
      label: text('door'),
      why: text('closed'),
      rule: '6',
    });
  });

  const shut = { key: 'shut', label: text('shut'), why: text('why'), rule: '6', until: { what: 'stage', at: [3] } };

  it('is told with its reason, beside the options and in order', () => {
    const game = gameOf(function* (run) {
      yield* askSeat(run, { ...question(0), options: () => [shut, opt('a'), { ...shut, key: 'other' }] });
    });
    const [ask] = begin(game).asks;
    expect(ask?.options.map(({ key }) => key)).toEqual(['a']);
    expect(ask?.unavailable).toEqual([shut, { ...shut, key: 'other' }]);
    expect(answerAsk(game, begin(game), { seat: seat(0), ask: askId('0.0.1'), key: 'shut' })).toEqual({
      ok: false,
      why: 'no-such-option',
    });
  });

  it('asks nobody by itself, and forces nothing', () => {
    const game = gameOf(function* (run) {
      note(run, String(yield* askSeat(run, { ...question(0), options: () => [shut] })));
      note(run, (yield* askUnlessForced(run, { ...question(0), options: () => [shut, opt('only')] })) ?? 'none');
    });
    expect(begin(game).core.pub.notes).toEqual(['null', 'only', 'step']);
  });

  it('is not in an ask that has nothing to say of it', () => {
    const game = gameOf(function* (run) {
      yield* askSeat(run, question(0, 'a'));
    });
    expect(begin(game).asks[0]).not.toHaveProperty('unavailable');
  });

  it('can be no option at the same time: that is a defect of the game', () => {
    const game = gameOf(function* (run) {
      yield* askSeat(run, { ...question(0), options: () => [opt('shut'), shut] });
    });
    expect(() => begin(game)).toThrow('an option of 0.0.1 is said to be none: shut');
  });
});

describe('askUnlessForced', () => {
  it('takes a single option without asking', () => {
    const game = gameOf(function* (run) {
      note(run, (yield* askUnlessForced(run, question(0, 'only'))) ?? 'none');
      note(run, (yield* askUnlessForced(run, question(0))) ?? 'none');
    });
    expect(begin(game).core.pub.notes).toEqual(['only', 'none', 'step']);
  });

  it('asks when there are two', () => {
    const game = gameOf(function* (run) {
      note(run, (yield* askUnlessForced(run, question(0, 'a', 'b'))) ?? 'none');
    });
    expect(asked(begin(game))).toEqual(['0:q:a,b']);
  });
});

describe('together', () => {
  const parallel = gameOf(function* (run) {
    yield* together(
      [0, 1, 2].map(function* (by) {
        note(run, (yield* askSeat(run, question(by, `${by}a`, `${by}b`))) ?? 'none');
        note(run, (yield* askSeat(run, question(by, `${by}c`))) ?? 'none');
      }),
    );
  });

  it('asks all at once and takes answers in any order', () => {
    let match = begin(parallel);
    expect(asked(match)).toEqual(['0:q:0a,0b', '1:q:1a,1b', '2:q:2a,2b']);
    for (const [by, key] of [
      [2, '2b'],
      [0, '0a'],
      [2, '2c'],
      [1, '1a'],
      [1, '1c'],
      [0, '0c'],
    ] as const) {
      match = take(parallel, match, by, key);
    }
    expect(match.core.pub.notes).toEqual(['2b', '0a', '2c', '1a', '1c', '0c', 'step']);
  });

  it('keeps the id of a question while others are answered', () => {
    const match = begin(parallel);
    const id = match.asks.find(({ seat: by }) => by === 1)?.id;
    const after = take(parallel, take(parallel, match, 0, '0a'), 2, '2a');
    expect(after.asks.find(({ seat: by }) => by === 1)?.id).toBe(id);
  });

  it('goes on past a script whose question has lost its options', () => {
    const game = gameOf(function* (run) {
      yield* together(
        [0, 1].map(function* (by) {
          const got = yield* askSeat(run, {
            ...question(by),
            options: () => (run.core.pub.flags.length > 0 ? [] : [opt('take')]),
          });
          if (got !== null) flag(run, 'taken');
          note(run, `${by}:${String(got)}`);
        }),
      );
    });
    const match = take(game, begin(game), 1, 'take');
    expect(match.core.pub.notes).toEqual(['1:take', '0:null', 'step']);
  });

  it('finishes at once when there is nothing to do', () => {
    expect(begin(gameOf(() => together([]))).over).not.toBeNull();
  });

  it('may be nested', () => {
    const game = gameOf(function* (run) {
      const ask = function* (by: number, key: string) {
        note(run, (yield* askSeat(run, question(by, key))) ?? 'none');
      };
      yield* together([together([ask(0, 'x'), ask(1, 'y')]), ask(2, 'z')]);
    });
    const match = begin(game);
    expect(asked(match)).toEqual(['0:q:x', '1:q:y', '2:q:z']);
    const end = take(game, take(game, take(game, match, 1, 'y'), 2, 'z'), 0, 'x');
    expect(end.core.pub.notes).toEqual(['y', 'z', 'x', 'step']);
  });
});

describe('a question with a clock', () => {
  const timed = (fallback: string) =>
    gameOf(function* (run) {
      note(run, (yield* askSeat(run, { ...question(0, 'x', 'y'), clock: 'decision', fallback })) ?? 'none');
    });

  it('says the kind of time and what counts when it is up, to whoever is asked', () => {
    expect(begin(timed('y')).asks[0]).toMatchObject({ clock: 'decision', fallback: 'y' });
  });

  it('is a defect of the game when its fallback is no option', () => {
    expect(() => begin(timed('z'))).toThrow('the fallback of 0.0.1 is no option: z');
  });
});
