import { testRandom } from '../testing/playout';
import { begin, gameOf, note, type NoteCore, opt, take } from '../testing/script/one-step';
import { isQuestion, seat } from './ask';
import type { GameModule } from './game';
import { imagine, imagineLike, worldOf } from './imagine';
import { answerAsk, type Match } from './match';
import type { Run } from './run';
import { askSeat, type Script } from './script';
import { sealed } from './sealed';
import { text } from './text';
import { openWindow } from './window';

type NoteGame = GameModule<NoteCore, NoteCore['pub']>;

const [ANNA, BEN, CHLOE] = [0, 1, 2] as const;
const SIDES = ['left', 'right', 'straight'];

/** A game without hidden things except answers: a bot can learn only from answers. */
function answersOnly(script: (run: Run<NoteCore>) => Script): NoteGame {
  return { ...gameOf(script, () => [], 9), imagining: { open: [], redeal: ({ begun }) => begun } };
}

const question = (
  by: number,
  kind = 'side',
  options: () => readonly ReturnType<typeof opt>[] = () => SIDES.map(opt),
) => ({
  seat: seat(by),
  kind,
  prompt: text('p'),
  options,
});

/** The worlds of a seat, and in each what a bot there would read of the others: it answers for itself, and looks at the notes. */
function read(game: NoteGame, match: Match<NoteCore>, by: number, key: string) {
  const worlds = imagine(game, match, seat(by), { most: 40, random: testRandom(5) });
  const told = worlds.map((world) => {
    const simulation = worldOf(game, world).begin();
    const own = simulation.asks.find((ask) => ask.seat === by && isQuestion(ask));
    if (own === undefined) throw new Error('not asked');
    simulation.answer({ seat: seat(by), ask: own.id, key });
    return simulation.table.notes.join(' ');
  });
  return { worlds, told };
}

describe('a bot that tries to read in its worlds what others have answered', () => {
  const secret = answersOnly(function* (run) {
    const given = yield* sealed(
      run,
      [ANNA, BEN, CHLOE].map((by) => question(by)),
    );
    note(
      run,
      [...given]
        .sort(([a], [b]) => a - b)
        .map(([by, side]) => `${by}:${side}`)
        .join(),
    );
  });

  it('finds sealed answers drawn anew: the same worlds, whatever was answered (bug: they were replayed)', () => {
    const open = begin(secret);
    const after = (anna: string, ben: string) =>
      read(secret, take(secret, take(secret, open, ANNA, anna), BEN, ben), CHLOE, 'straight');
    const one = after('left', 'left');
    expect(one.worlds).toHaveLength(40);
    expect(after('right', 'straight').worlds).toEqual(one.worlds);
    const all = SIDES.flatMap((anna) => SIDES.map((ben) => `0:${anna},1:${ben},2:straight step`));
    expect([...new Set(one.told)].sort()).toEqual(all.sort());
  });

  it('finds its own sealed answer as it gave it', () => {
    const match = take(secret, take(secret, begin(secret), ANNA, 'left'), BEN, 'right');
    const later = imagine(secret, match, seat(BEN), { most: 3, random: testRandom(1) });
    expect(later.map(({ choices }) => choices.filter((given) => 'key' in given && given.seat === BEN))).toEqual(
      later.map(() => [{ seat: BEN, ask: '0.1.1', key: 'right' }]),
    );
  });

  it('imagines sealed answers with the result that everybody has seen', () => {
    const game = answersOnly(function* (run) {
      const given = yield* sealed(
        run,
        [ANNA, BEN].map((by) => question(by)),
      );
      note(run, [...given.values()].sort().join());
      note(run, (yield* askSeat(run, question(CHLOE))) ?? '');
    });
    const match = take(game, take(game, begin(game), ANNA, 'left'), BEN, 'right');
    const { told, worlds } = read(game, match, CHLOE, 'left');
    expect(worlds.length).toBeGreaterThan(0);
    expect(new Set(told)).toEqual(new Set(['left,right left step']));
    // It is not visible which seat gave which answer, so both are believed; also in worlds that were imagined from one of them.
    const [first] = worlds;
    const like = first === undefined ? [] : imagineLike(game, first, { most: 40, random: testRandom(6) });
    for (const some of [worlds, like]) {
      expect(
        new Set(some.map(({ choices }) => JSON.stringify(choices.map((given) => 'key' in given && given.key)))),
      ).toEqual(new Set(['["left","right"]', '["right","left"]']));
    }
  });

  it('does not even find whether somebody has answered in a masked window', () => {
    const masked = answersOnly(function* (run) {
      yield* openWindow(run, {
        kind: 'window',
        ask: 'everybody',
        clock: 'window',
        prompt: text('p'),
        seats: () =>
          [ANNA, BEN].map((by) => ({
            seat: seat(by),
            reactions: SIDES.map((side) => ({ ...opt(side), value: () => noting(run, `${by}:${side}`) })),
            passes: [{ ...opt('pass'), value: () => undefined }],
          })),
      });
    });
    const open = begin(masked);
    const worlds = (match: Match<NoteCore>) => imagine(masked, match, seat(BEN), { most: 5, random: testRandom(3) });
    expect(worlds(open)).toHaveLength(5);
    expect(worlds(take(masked, open, ANNA, 'left'))).toEqual(worlds(open));
    expect(worlds(take(masked, open, ANNA, 'pass'))).toEqual(worlds(open));
  });

  it('has no worlds while another seat has a confidential question, or had one in this step', () => {
    const confidential = answersOnly(function* (run) {
      for (const kind of ['first', 'second']) {
        const script = askSeat(run, question(ANNA, kind));
        const wait = script.next(null);
        if (wait.done === true) throw new Error('not asked');
        const answer = yield () => wait.value().map((ask) => ({ ...ask, confidential: true }) as const);
        script.next(answer);
      }
      note(run, (yield* askSeat(run, question(CHLOE))) ?? '');
    });
    let match = begin(confidential);
    for (const key of ['left', 'right']) {
      expect(imagine(confidential, match, seat(CHLOE), { most: 3, random: testRandom(1) })).toEqual([]);
      expect(imagine(confidential, match, seat(ANNA), { most: 3, random: testRandom(1) })).toHaveLength(3);
      match = take(confidential, match, ANNA, key);
    }
    expect(imagine(confidential, match, seat(CHLOE), { most: 3, random: testRandom(1) })).toEqual([]);
  });

  it('finds in the log no reason that a bot gave for a sealed answer', () => {
    const open = begin(secret);
    const ask = open.asks.find((one) => one.seat === BEN)?.id;
    if (ask === undefined) throw new Error('not asked');
    const result = answerAsk(secret, open, { seat: seat(BEN), ask, key: 'left', why: text('because.left') });
    expect(result.ok && result.match.log).toEqual([]);
  });
});

function* noting(run: Run<NoteCore>, word: string): Script {
  note(run, word);
  yield* [];
}
