import { begin, gameOf, note, type NoteCore, opt, take } from '../testing/script/one-step';
import { askId, seat, TABLE } from './ask';
import type { GameModule } from './game';
import type { Match } from './match';
import { previewOf } from './preview';
import type { Run } from './run';
import { askSeat, type Script } from './script';
import { sealed } from './sealed';
import { text } from './text';
import { openWindow } from './window';

const question = (by: number, ...keys: string[]) => ({
  seat: seat(by),
  kind: 'q',
  prompt: text('p'),
  options: () => keys.map(opt),
});

function previewed(game: GameModule<NoteCore, NoteCore['pub']>, match: Match<NoteCore>, key: string) {
  const ask = match.asks.find(({ options }) => options.some((option) => option.key === key));
  const result = previewOf(game, match, { seat: ask?.seat ?? seat(0), ask: ask?.id ?? askId(''), key });
  if (!result.ok) throw new Error(result.why);
  return result.preview;
}

describe('a preview', () => {
  it('shows the table and the log up to the next question, over the end of a step, and changes nothing', () => {
    const game = gameOf(
      function* (run) {
        const got = yield* askSeat(run, question(0, 'a', 'b'));
        note(run, got ?? '');
        run.log(text('line'));
      },
      undefined,
      2,
    );
    const match = begin(game);
    const before = JSON.stringify(match);
    expect(previewed(game, match, 'b')).toEqual({
      table: { notes: ['b', 'step'], flags: [] },
      log: [text('line')],
      end: { at: 'question', waiting: [{ seat: 0, kind: 'q' }], asked: 'again' },
      final: true,
    });
    expect(JSON.stringify(match)).toBe(before);
  });

  it('tells the same question from another one of its kind (bug: “nothing changes”, before a choice of targets)', () => {
    const game = gameOf(function* (run): Script {
      while ((yield* askSeat(run, question(0, 'a', 'b'))) !== 'b');
      yield* askSeat(run, question(0, 'c'));
    });
    const match = begin(game);
    expect(previewed(game, match, 'a').end).toMatchObject({ asked: 'again' });
    expect(previewed(game, match, 'b').end).toMatchObject({ asked: 'further' });
  });

  it.each<[string, 'chance' | 'secret', string, (run: Run<NoteCore>) => unknown]>([
    ['a random number', 'chance', 'a die', (run) => run.random('dice', 6)],
    ['a shuffle', 'chance', 'a die', (run) => run.shuffled('dice', ['a', 'b'])],
    ['something hidden', 'secret', 'a stream', (run) => run.core.hidden.rng.dice?.key],
  ])('ends before %s, and calls it what players call it', (_, what, of, reveal) => {
    const unnamed = gameOf(function* (run): Script {
      note(run, (yield* askSeat(run, question(0, 'a'))) ?? '');
      note(run, JSON.stringify(reveal(run)));
      note(run, 'never');
    });
    expect(previewed(unnamed, begin(unnamed), 'a').end).toEqual({ at: 'reveal', what });
    const game = { ...unnamed, reveals: { dice: 'a die', rng: 'a stream' } };
    expect(previewed(game, begin(game), 'a')).toEqual({
      table: { notes: ['a'], flags: [] },
      log: [],
      end: { at: 'reveal', what, of },
      final: true,
    });
  });

  it('goes through what earlier answers have revealed', () => {
    const game = gameOf(function* (run): Script {
      yield* askSeat(run, question(0, 'roll'));
      run.random('dice', 6);
      note(run, (yield* askSeat(run, question(0, 'a'))) ?? '');
    });
    const match = take(game, begin(game), 0, 'roll');
    expect(previewed(game, match, 'a').end).toEqual({ at: 'end', over: { outcome: 'victory', reason: 'done' } });
  });

  it('holds no line that somebody else alone would read', () => {
    const game = gameOf(
      function* (run): Script {
        yield* askSeat(run, question(0, 'a'));
        run.whisper(seat(1), text('theirs'));
        run.whisper(seat(0), text('own'));
      },
      undefined,
      2,
    );
    expect(previewed(game, begin(game), 'a').log).toEqual([text('own')]);
  });

  it('is refused as the answer would be', () => {
    const game = gameOf((run) => note2(run));
    const match = begin(game);
    const id = match.asks[0]?.id ?? askId('');
    expect(previewOf(game, match, { seat: seat(0), ask: id, key: 'x' })).toEqual({ ok: false, why: 'no-such-option' });
    expect(previewOf(game, match, { seat: seat(1), ask: id, key: 'a' })).toEqual({ ok: false, why: 'no-such-ask' });
  });

  it('of the last sealed answer ends before the others’ are looked at, whatever they are (found: it told who had challenged)', () => {
    const bids = gameOf(function* (run): Script {
      const questions = [0, 1].map((by) => question(by, 'low', 'high'));
      const given = yield* sealed(run, questions);
      note(run, [...given.values()].join());
    });
    for (const bid of ['low', 'high']) {
      const match = take(bids, begin(bids), 0, bid);
      expect(previewed(bids, match, 'high')).toEqual({
        table: { notes: [], flags: [] },
        log: [],
        end: { at: 'reveal', what: 'secret' },
        final: true,
      });
    }
    // Of the first answer it tells only that the other is still awaited.
    expect(previewed(bids, begin(bids), 'low').end).toMatchObject({ at: 'question', waiting: [{ seat: 1 }] });
  });

  it('of a late answer in a masked window ends there as well', () => {
    const masked = gameOf((run) =>
      openWindow(run, {
        kind: 'w',
        ask: 'everybody',
        clock: 'window',
        prompt: text('p'),
        seats: () =>
          [0, 1].map((by) => ({
            seat: seat(by),
            reactions: [{ ...opt(`react${by}`), value: () => noting(run, `react${by}`) }],
            passes: [{ ...opt('pass'), value: () => undefined }],
          })),
      }),
    );
    for (const key of ['react0', 'pass']) {
      const answered = take(masked, begin(masked), 0, key);
      const hold = answered.asks.find((ask) => ask.seat === TABLE);
      const late = take(masked, answered, TABLE, hold?.options[0]?.key ?? '');
      expect(previewed(masked, late, 'pass')).toMatchObject({ log: [], end: { at: 'reveal', what: 'secret' } });
    }
  });
});

function* note2(run: Run<NoteCore>): Script {
  note(run, (yield* askSeat(run, question(0, 'a'))) ?? '');
}

function* noting(run: Run<NoteCore>, word: string): Script {
  note(run, word);
  yield* [];
}
