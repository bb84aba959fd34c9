import { asked, begin, flag, gameOf, note, type NoteCore, opt, take } from '../testing/script/one-step';
import { askId, seat, UNDO } from './ask';
import type { GameModule } from './game';
import { answerAsk, keptOf, legalChoices, type Match, resumeMatch, viewOf } from './match';
import type { Run } from './run';
import { askSeat, type Script, together } from './script';
import { text } from './text';

const question = (by: number, ...keys: string[]) => ({
  seat: seat(by),
  kind: 'q',
  prompt: text('p'),
  options: () => keys.map(opt),
});

/** A game that allows taking back, and writes `back` in the log. */
function undoable(script: (run: Run<NoteCore>) => Script, steps = 1): GameModule<NoteCore> {
  return {
    ...gameOf(script, undefined, steps),
    undo: { allows: () => true, line: (_, by, what) => text('back', { seat: by, what }) },
  };
}

function* asksAndNotes(run: Run<NoteCore>, by: number, ...keys: string[]): Script {
  note(run, (yield* askSeat(run, question(by, ...keys))) ?? 'none');
}

const undosOf = (match: Match<NoteCore>): readonly string[] =>
  match.asks.filter(({ kind }) => kind === UNDO).map(({ seat: by, options }) => `${by}:${options[0]?.label.m ?? ''}`);
const back = (game: GameModule<NoteCore>, match: Match<NoteCore>, by = 0): Match<NoteCore> =>
  take(game, match, by, 'undo');

describe('taking back', () => {
  it('is offered to who gave the last answer, by the name of that answer, and to nobody else', () => {
    const game = undoable(function* (run) {
      yield* asksAndNotes(run, 0, 'a', 'b');
      yield* asksAndNotes(run, 0, 'c');
    });
    const start = begin(game);
    expect(undosOf(start)).toEqual([]);
    const match = take(game, start, 0, 'b');
    expect(undosOf(match)).toEqual(['0:b']);
    expect(viewOf(game, match, seat(1)).asks).toEqual([]);
    expect(viewOf(game, match, null).waiting).toEqual([{ seat: 0, kind: 'q' }]);
    expect(legalChoices(match, seat(0)).map(({ key }) => key)).toEqual(['c']);
  });

  it('is offered by no game that does not say so', () => {
    const game = gameOf((run) => asksAndNotes(run, 0, 'a'), undefined, 2);
    expect(undosOf(take(game, begin(game), 0, 'a'))).toEqual([]);
  });

  it('gives the state before the answer, over the end of a step too, and says so in the log', () => {
    const game = undoable((run) => asksAndNotes(run, 0, 'a', 'b'), 3);
    const start = begin(game);
    const after = take(game, take(game, start, 0, 'a'), 0, 'b');
    expect(after.core.pub.notes).toEqual(['a', 'step', 'b', 'step']);
    const once = back(game, after);
    expect(once.core.pub.notes).toEqual(['a', 'step']);
    expect(undosOf(once)).toEqual(['0:a']);
    const twice = back(game, once);
    expect(twice.core).toEqual(start.core);
    expect(twice.log.map(({ text: line }) => line)).toEqual([
      text('back', { seat: 0, what: text('b') }),
      text('back', { seat: 0, what: text('a') }),
    ]);
    expect(twice.rev).toBe(4);
    expect(undosOf(twice)).toEqual([]);
  });

  it('comes back from storage as it was', () => {
    const game = undoable((run) => asksAndNotes(run, 0, 'a', 'b'), 3);
    const match = take(game, back(game, take(game, take(game, begin(game), 0, 'a'), 0, 'b')), 0, 'a');
    const again = resumeMatch(game, JSON.parse(JSON.stringify(keptOf(match))) as ReturnType<typeof keptOf<NoteCore>>);
    expect(again).toEqual(match);
    expect(undosOf(back(game, again))).toEqual(['0:a']);
  });

  it('ends at a random number', () => {
    const game = undoable(function* (run) {
      yield* asksAndNotes(run, 0, 'a');
      note(run, String(run.random('dice', 6)));
      yield* asksAndNotes(run, 0, 'b');
      yield* asksAndNotes(run, 0, 'c');
    });
    const rolled = take(game, begin(game), 0, 'a');
    expect(undosOf(rolled)).toEqual([]);
    const after = take(game, rolled, 0, 'b');
    expect(undosOf(after)).toEqual(['0:b']);
    expect(back(game, after).core).toEqual(rolled.core);
    expect(undosOf(back(game, after))).toEqual([]);
  });

  it.each([
    ['by a script', (run: Run<NoteCore>) => note(run, String(run.core.hidden.rng.dice?.key))],
    [
      'inside a change',
      (run: Run<NoteCore>) => {
        run.change((draft) => {
          draft.pub.notes.push(String(draft.hidden.rng.dice?.key));
        });
      },
    ],
  ])('ends where something hidden is read, %s', (_, reads) => {
    const game = undoable(function* (run) {
      yield* asksAndNotes(run, 0, 'a');
      reads(run);
      yield* asksAndNotes(run, 0, 'b');
    });
    expect(undosOf(take(game, begin(game), 0, 'a'))).toEqual([]);
  });

  it('ends where an option shows something hidden', () => {
    const game = undoable(function* (run) {
      yield* asksAndNotes(run, 0, 'a');
      yield* askSeat(run, { ...question(0), options: () => [opt(String(run.core.hidden.rng.dice?.key))] });
    });
    expect(undosOf(take(game, begin(game), 0, 'a'))).toEqual([]);
  });

  it('is final, once something hidden was read, for what others see, and not for what only its seat sees', () => {
    const game = undoable(function* (run) {
      yield* asksAndNotes(run, 0, 'a');
      if (run.core.hidden.rng.dice === undefined) return;
      yield* askSeat(run, question(0, 'quiet'));
      yield* asksAndNotes(run, 0, 'loud');
      yield* asksAndNotes(run, 0, 'c');
    });
    const quiet = take(game, take(game, begin(game), 0, 'a'), 0, 'quiet');
    expect(undosOf(quiet)).toEqual(['0:quiet']);
    expect(undosOf(take(game, quiet, 0, 'loud'))).toEqual([]);
    expect(back(game, quiet).log).toEqual([]);
  });

  it('is offered for what others see, once something hidden was shown to everybody', () => {
    const game = undoable(function* (run) {
      yield* asksAndNotes(run, 0, 'a');
      note(run, String(run.openly(() => run.core.hidden.rng.dice?.key)));
      yield* asksAndNotes(run, 0, 'loud');
      yield* asksAndNotes(run, 0, 'c');
    });
    const shown = take(game, begin(game), 0, 'a');
    expect(undosOf(shown)).toEqual([]);
    expect(undosOf(take(game, shown, 0, 'loud'))).toEqual(['0:loud']);
  });

  it('is final when somebody else is asked, before the answer or because of it', () => {
    const both = undoable((run) => together([asksAndNotes(run, 0, 'a'), asksAndNotes(run, 1, 'b')]), 2);
    expect(undosOf(take(both, begin(both), 0, 'a'))).toEqual([]);
    const request = undoable(function* (run) {
      yield* asksAndNotes(run, 0, 'a');
      yield* asksAndNotes(run, 1, 'b');
    }, 2);
    const requested = take(request, begin(request), 0, 'a');
    expect(undosOf(requested)).toEqual([]);
    expect(undosOf(take(request, requested, 1, 'b'))).toEqual([]);
  });

  it('is final when somebody else has used an any-time effect since', () => {
    const game: GameModule<NoteCore> = {
      ...undoable((run) => asksAndNotes(run, 0, 'a', 'b'), 3),
      offers: (run) =>
        run.core.pub.flags.length > 0
          ? []
          : [
              {
                seat: seat(1),
                option: opt('lamp'),
                *script() {
                  flag(run, 'lit');
                  yield* [];
                },
              },
            ],
    };
    const answered = take(game, begin(game), 0, 'a');
    const lit = take(game, answered, 1, 'lamp');
    expect(undosOf(lit)).toEqual([]);
  });

  it('is refused for a question that has gone, under whatever number it comes back', () => {
    const game = undoable(function* (run) {
      yield* asksAndNotes(run, 0, 'a', 'b');
      yield* asksAndNotes(run, 0, 'c');
    });
    const start = begin(game);
    const second = take(game, start, 0, 'a');
    const late = second.asks.find(({ kind }) => kind === 'q')?.id ?? askId('');
    const undone = back(game, second);
    expect(answerAsk(game, undone, { seat: seat(0), ask: late, key: 'c' })).toEqual({ ok: false, why: 'taken-back' });
    const first = start.asks[0]?.id ?? askId('');
    expect(answerAsk(game, undone, { seat: seat(0), ask: first, key: 'b' })).toEqual({ ok: false, why: 'taken-back' });
    expect(asked(undone)).toEqual(['0:q:a,b']);
    const other = take(game, undone, 0, 'b');
    expect(answerAsk(game, other, { seat: seat(0), ask: late, key: 'c' })).toEqual({ ok: false, why: 'taken-back' });
    const undo = second.asks.find(({ kind }) => kind === UNDO)?.id ?? askId('');
    expect(answerAsk(game, other, { seat: seat(0), ask: undo, key: 'undo' }).ok).toBe(false);
    expect(take(game, other, 0, 'c').core.pub.notes).toEqual(['b', 'c', 'step']);
  });

  it('moves the checkpoint on after 32 answers, so that a replay stays short', () => {
    const game = undoable((run) => asksAndNotes(run, 0, 'a'), 50);
    let match = begin(game);
    for (let n = 0; n < 40; n++) match = take(game, match, 0, 'a');
    expect([match.step, match.choices.length]).toEqual([32, 8]);
  });

  it('is offered so many times only until something is final, so that a log does not grow for ever', () => {
    const game = undoable((run) => asksAndNotes(run, 0, 'a'), 50);
    let match = take(game, begin(game), 0, 'a');
    for (let n = 0; n < 16; n++) match = take(game, back(game, match), 0, 'a');
    expect(undosOf(match)).toEqual([]);
  });
});
