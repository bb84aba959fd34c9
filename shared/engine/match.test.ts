import { asked, begin, flag, gameOf, note, type NoteCore, opt, take } from '../testing/script/one-step';
import { toy } from '../testing/toy';
import { answer, startToy, take as takeToy } from '../testing/toy/play';
import type { ToyCore } from '../testing/toy/state';
import { ANY_TIME, type Ask, askId, offerAskId, type Seat, seat } from './ask';
import { answerAsk, keptOf, legalChoices, type Match, refusal, resumeMatch, startMatch, viewOf } from './match';
import { previewOf } from './preview';
import { keysFrom } from './rng';
import { askSeat as ask } from './script';
import { text } from './text';

const question = (by: number, ...keys: string[]) => ({
  seat: seat(by),
  kind: 'q',
  prompt: text('p'),
  options: () => keys.map(opt),
});

describe('choose', () => {
  const match = startToy(2, 1);
  const first = match.asks.find(({ seat: by }) => by === 0);
  const id = first?.id ?? askId('');

  it.each([
    ['an ask that does not exist', { seat: seat(0), ask: askId('9.9'), key: 'vow.0.north' }, 'no-such-ask'],
    ['the ask of another seat', { seat: seat(1), ask: id, key: 'vow.0.north' }, 'no-such-ask'],
    ['an option that is not listed', { seat: seat(0), ask: id, key: '__proto__' }, 'no-such-option'],
  ])('refuses %s and changes nothing', (_, choice, why) => {
    const before = JSON.stringify(match);
    expect(answerAsk(toy, match, choice)).toEqual({ ok: false, why });
    expect(JSON.stringify(match)).toBe(before);
  });

  it('tells nobody by a refusal how many questions another seat has been asked (bug: the open one had a code of its own)', () => {
    const game = {
      ...gameOf(function* (run) {
        for (const secret of ['first', 'second', 'third']) yield* ask(run, question(0, secret));
      }),
      undo: { allows: () => true, line: () => text('undone') },
    };
    const guesses = [1, 2, 3, 4].flatMap((n) => [`0.0.${n}`, `0.0.${n}~1`, `undo.0.0.${n}`]);
    const heard = (match: Match<NoteCore>): readonly unknown[] =>
      [...guesses, 'any.0', 'advance.0'].flatMap((guess) => {
        const choice = { seat: seat(1), ask: askId(guess), key: 'first' };
        return [refusal(game, match, choice), previewOf(game, match, choice)];
      });
    const start = begin(game);
    const none = heard(start);
    expect([...new Set(none.filter((why) => typeof why === 'string'))]).toEqual(['no-such-ask']);
    const once = take(game, start, 0, 'first');
    const twice = take(game, once, 0, 'second');
    const back = take(game, twice, 0, 'undo');
    for (const match of [once, twice, back]) expect(heard(match)).toEqual(none);
  });

  it('refuses everything once the match is over', () => {
    const game = gameOf(function* (run) {
      yield* ask(run, question(0, 'a'));
    });
    const open = begin(game);
    const over = take(game, open, 0, 'a');
    const again = answerAsk(game, over, { seat: seat(0), ask: open.asks[0]?.id ?? id, key: 'a' });
    expect(again).toEqual({ ok: false, why: 'match-over' });
    expect(over.asks).toEqual([]);
  });

  it('counts accepted answers and completed steps', () => {
    const game = gameOf(
      function* (run) {
        yield* ask(run, question(0, 'a'));
        yield* ask(run, question(0, 'b'));
      },
      undefined,
      2,
    );
    const match1 = take(game, begin(game), 0, 'a');
    expect([match1.rev, match1.step, match1.choices.length]).toEqual([1, 0, 1]);
    const match2 = take(game, match1, 0, 'b');
    expect([match2.rev, match2.step, match2.choices.length]).toEqual([2, 1, 0]);
    expect(match2.checkpoint.pub.notes).toEqual(['step']);
  });

  it('lets an error of a script out and leaves the match as it was', () => {
    const game = gameOf(function* (run) {
      yield* ask(run, question(0, 'a'));
      throw new TypeError('defect');
    });
    const open = begin(game);
    const before = JSON.stringify(open);
    expect(() => take(game, open, 0, 'a')).toThrow('defect');
    expect(JSON.stringify(open)).toBe(before);
  });

  it('reports a game that never asks instead of looping for ever', () => {
    expect(() => begin(gameOf(function* () {}, undefined, Infinity))).toThrow('no question after');
  });
});

describe('endings', () => {
  it('of a step leave every script of it, those of any-time effects too, and keep the state', () => {
    const game = gameOf(
      function* (run) {
        note(run, 'asked');
        yield* ask(run, question(0, 'a'));
        note(run, 'never');
      },
      (run) => [
        {
          seat: seat(1),
          option: opt('concede'),
          *script() {
            note(run, (yield* ask(run, question(1, 'really'))) ?? '');
            run.endStep();
          },
        },
      ],
      2,
    );
    const conceded = take(game, take(game, begin(game), 1, 'concede'), 1, 'really');
    expect(conceded.core.pub.notes).toEqual(['asked', 'really', 'asked']);
    expect([conceded.step, conceded.choices]).toEqual([1, []]);
  });

  it('may rank the seats, with ties', () => {
    const over = {
      outcome: 'ranked',
      reason: 'points',
      places: [[seat(1)], [seat(0), seat(2)]],
      facts: { best: 7 },
    } as const;
    const game = gameOf(function* (run) {
      yield* ask(run, question(0, 'a'));
      run.end(over);
    });
    const match = take(game, begin(game), 0, 'a');
    expect(match.over).toEqual(over);
    expect(viewOf(game, match, null).over).toEqual(over);
  });
});

describe('any-time effects', () => {
  const game = gameOf(
    function* (run) {
      const got = yield* ask(run, {
        ...question(0),
        options: () => (run.core.pub.flags.includes('more') ? [opt('a'), opt('b')] : [opt('a')]),
      });
      note(run, got ?? 'none');
    },
    (run) =>
      run.core.pub.flags.includes('more')
        ? []
        : [
            {
              seat: seat(1),
              option: { key: 'more', label: text('more') },
              *script() {
                yield* ask(run, question(1, 'really'));
                flag(run, 'more');
              },
            },
          ],
  );

  it('are offered beside the open ask and do not count as waiting', () => {
    const match = begin(game);
    expect(asked(match)).toEqual(['0:q:a', '1:any-time:more']);
    expect(viewOf(game, match, null).waiting).toEqual([{ seat: 0, kind: 'q' }]);
  });

  it('suspend the open ask, which re-opens under the same id with its options recomputed', () => {
    const match = begin(game);
    const during = take(game, match, 1, 'more');
    expect(asked(during)).toEqual(['1:q:really', '1:any-time:more']);
    const after = take(game, during, 1, 'really');
    expect(asked(after)).toEqual(['0:q:a,b']);
    expect(after.asks[0]?.id).toBe(match.asks[0]?.id);
    expect(take(game, after, 0, 'b').core.pub.notes).toEqual(['b', 'step']);
  });

  it('have one ask id per seat for the whole match', () => {
    expect(begin(game).asks[1]?.id).toBe(offerAskId(ANY_TIME, seat(1)));
  });
});

describe('viewOf', () => {
  it('shows a seat its own asks only, and a spectator none', () => {
    const match = startToy(3, 4);
    expect(viewOf(toy, match, seat(1)).asks.map(({ seat: by }) => by)).toEqual([1]);
    expect(viewOf(toy, match, null).asks).toEqual([]);
  });

  it('says why a seat can do nothing, where it is asked nothing while the match runs', () => {
    const reason = { key: 'act', label: text('act'), why: text('why'), rule: '1' };
    const game = { ...toy, outOfTurn: (_core: ToyCore, of: Seat) => (of === seat(1) ? [reason] : []) };
    const asked = startToy(3, 4);
    const told = (match: Match<ToyCore>, viewer: Seat | null) => viewOf(game, match, viewer).unavailable;
    const idle = { ...asked, asks: asked.asks.filter((ask) => ask.seat !== seat(1)) };
    expect(told(asked, seat(1))).toBeUndefined();
    expect(told(idle, seat(1))).toEqual([reason]);
    expect([told(idle, seat(2)), told(idle, null)]).toEqual([undefined, undefined]);
    expect(told({ ...idle, over: { outcome: 'victory', reason: 'won' } }, seat(1))).toBeUndefined();
  });

  it('names who is awaited once per seat and kind', () => {
    expect(viewOf(toy, startToy(2, 4), null).waiting).toEqual([
      { seat: 0, kind: 'vow' },
      { seat: 1, kind: 'vow' },
    ]);
  });

  it('says between what those awaited decide where everybody may know it, and it is read at a glance', () => {
    const open = (n: number, more: Partial<Ask> = {}): Ask => ({
      ...{ id: askId('1'), seat: seat(0), kind: 'q', prompt: text('p'), about: text('a'), openOptions: true },
      options: Array.from({ length: n }, (_, i) => opt(`o${i}`)).map(({ key, label }) => ({ key, label })),
      ...more,
    });
    const between = (...asks: readonly Ask[]) => viewOf(toy, { ...startToy(2, 1), asks }, null).waiting[0]?.between;
    expect(between(open(2))).toEqual([opt('o0').label, opt('o1').label]);
    expect(between(open(8))).toHaveLength(8);
    const { id, seat: of, kind, prompt, about, options } = open(2);
    const closed: Ask = { id, seat: of, kind, prompt, ...(about === undefined ? {} : { about }), options };
    const secrets = [open(9), closed, open(2, { confidential: true })];
    expect(secrets.map((ask) => between(ask))).toEqual([undefined, undefined, undefined]);
    expect(between(open(2), open(2, { id: askId('2') }))).toBeUndefined();
  });

  it('says what those awaited are asked about as far as everybody may know, and nothing of a confidential question', () => {
    const open = (about: string | null, more: Partial<Ask> = {}): Ask => ({
      ...{ id: askId(`${about}`), seat: seat(0), kind: 'q', prompt: text('secret'), options: [] },
      ...(about === null ? {} : { about: text(about) }),
      ...more,
    });
    const waiting = (...asks: Ask[]) => viewOf(toy, { ...startToy(2, 4), asks }, null).waiting;
    expect(waiting(open('a'))).toEqual([{ seat: 0, kind: 'q', about: text('a') }]);
    expect(waiting(open('a', { confidential: true }))).toEqual([{ seat: 0, kind: 'q' }]);
    // How many questions a seat has open tells nothing: one entry, and what it is about only where all are about the same.
    expect(waiting(open('a'), open('a'))).toEqual([{ seat: 0, kind: 'q', about: text('a') }]);
    for (const other of [open('b'), open(null), open('a', { confidential: true })]) {
      expect(waiting(open('a'), other)).toEqual([{ seat: 0, kind: 'q' }]);
      expect(waiting(other, open('a'))).toEqual([{ seat: 0, kind: 'q' }]);
    }
  });

  it('does not show by the order of those awaited that one of them has made a private pick', () => {
    const match = startToy(2, 4);
    const after = takeToy(match, 0, 'vow.0.north');
    for (const viewer of [seat(1), null]) expect(viewOf(toy, after, viewer)).toEqual(viewOf(toy, match, viewer));
  });

  it('does not show by the id of an ask how many private picks another seat has made', () => {
    const vowFirst = (by: number) => (match: ReturnType<typeof startToy>) => takeToy(match, by, `vow.${by}.north`);
    const early = vowFirst(1)(startToy(2, 4));
    const late = vowFirst(1)(vowFirst(0)(startToy(2, 4)));
    expect(viewOf(toy, late, seat(1))).toEqual(viewOf(toy, early, seat(1)));
  });

  it('gives whispered log lines to their reader only, without their address', () => {
    const match = takeToy(takeToy(startToy(2, 4), 0, 'vow.0.north'), 0, 'depth.0.2');
    expect(viewOf(toy, match, seat(0)).log).toEqual([
      { text: text('log.own-vow', { way: text('option.north'), n: 2 }), alone: true },
    ]);
    expect(viewOf(toy, match, seat(1)).log).toEqual([]);
    expect(viewOf(toy, match, null).log).toEqual([]);
  });
});

describe('resumeMatch', () => {
  it('gives the same match again under the same rules', () => {
    const match = takeToy(startToy(2, 4), 0, 'vow.0.north');
    expect(resumeMatch(toy, JSON.parse(JSON.stringify(match)) as typeof match)).toEqual(match);
  });

  it('needs no more than what is kept', () => {
    const match = takeToy(startToy(2, 4), 0, 'vow.0.north');
    const kept = keptOf(match);
    expect(Object.keys(kept)).not.toContain('core');
    expect(resumeMatch(toy, JSON.parse(JSON.stringify(kept)) as typeof kept)).toEqual(match);
  });

  it('starts the running step over when the answers given no longer fit', () => {
    const old = gameOf(function* (run) {
      yield* ask(run, question(0, 'a'));
      yield* ask(run, question(0, 'b'));
    });
    const changed = gameOf(function* (run) {
      yield* ask(run, question(0, 'c', 'd'));
    });
    const resumed = resumeMatch(changed, take(old, begin(old), 0, 'a'));
    expect(asked(resumed)).toEqual(['0:q:c,d']);
    expect(resumed.choices).toEqual([]);
    expect(take(changed, resumed, 0, 'd').over).not.toBeNull();
  });

  it('starts the running step over when fewer answers are needed now', () => {
    const old = gameOf(
      function* (run) {
        yield* ask(run, question(0, 'a'));
        yield* ask(run, question(0, 'b'));
      },
      undefined,
      3,
    );
    const changed = gameOf(
      function* (run) {
        if (run.core.pub.notes.length > 0) yield* ask(run, question(0, 'z'));
      },
      undefined,
      3,
    );
    expect(asked(resumeMatch(changed, take(old, begin(old), 0, 'a')))).toEqual(['0:q:z']);
  });

  it('leaves a finished match alone', () => {
    const game = gameOf(function* () {});
    const over = begin(game);
    expect(resumeMatch(game, over)).toEqual(over);
  });
});

describe('startMatch', () => {
  it('lets the game refuse options', () => {
    expect(() =>
      startMatch(toy, { seats: 2, options: { length: 'endless' }, keys: keysFrom('0'.repeat(64), toy.streams) }),
    ).toThrow('error.bad-options');
  });

  it('lists exactly the legal choices', () => {
    const match = startToy(2, 1);
    expect(legalChoices(match, seat(1)).map(({ key }) => key)).toEqual(['vow.1.north', 'vow.1.south']);
    for (const { ask: open, key } of legalChoices(match, seat(1)))
      expect(() => answer(match, 1, open, key)).not.toThrow();
  });
});

describe('A seat that is out of the match', () => {
  const playing = gameOf(function* (run) {
    run.whisper(seat(0), text('secret'));
    yield* ask(run, question(1, 'go'));
  });
  const shown = { ...playing, table: (_: NoteCore, viewer: Seat | null) => ({ notes: [String(viewer)], flags: [] }) };

  it('sees what spectators see and what it was told before, and everybody sees that it is out', () => {
    const game = { ...shown, out: () => [seat(2), seat(0)] };
    const match = begin(game);
    const spectator = viewOf(game, match, null);
    const told = [{ text: { m: 'secret' }, alone: true }];
    expect(spectator).toMatchObject({ log: [], out: [2, 0] });
    expect(viewOf(game, match, seat(0))).toEqual({ ...spectator, you: 0, log: told });
    expect(viewOf(game, match, seat(2))).toEqual({ ...spectator, you: 2 });
    expect(viewOf(shown, begin(shown), seat(0))).toMatchObject({ log: told });
  });

  it('is asked nothing: a step that asks it is a defect', () => {
    expect(() => begin({ ...shown, out: () => [seat(1)] })).toThrow('“q” is put to seat 1, which is out');
  });

  it('stands in for nobody', () => {
    const keeping = { by: { kind: 'seat', seat: seat(0) }, alone: 'kept', logged: 0 } as const;
    const kept = { ...begin(playing), keepers: { 1: keeping } };
    expect(viewOf(playing, kept, seat(0)).kept).toBeDefined();
    expect(viewOf({ ...playing, out: () => [seat(0)] }, kept, seat(0)).kept).toBeUndefined();
  });
});
