import { asked, begin, flag, gameOf, note, opt, take } from '../testing/script/one-step';
import { seat } from './ask';
import { askSeat } from './script';
import { text } from './text';
import { openWindow } from './window';

type Can = (flags: readonly string[]) => readonly number[];

/** A game of one window in which the given seats can react by name; offers raise flags. */
function windowGame(can: Can, raise: readonly string[] = []) {
  return gameOf(
    (run) =>
      openWindow(run, {
        kind: 'w',
        ask: 'who-can',
        prompt: text('p'),
        seats: () =>
          can(run.core.pub.flags).map((by) => ({
            seat: seat(by),
            reactions: [
              {
                ...opt(`react${by}`),
                group: 'g',
                value: function* () {
                  note(run, `react${by}`);
                  flag(run, `reacted${by}`);
                  if (by === 2) note(run, (yield* askSeat(run, ask2)) ?? 'none');
                },
              },
            ],
            passes: [{ ...opt('pass'), value: () => note(run, `pass${by}`) }],
          })),
      }),
    (run) =>
      raise
        .filter((name) => !run.core.pub.flags.includes(name))
        .map((name) => ({
          seat: seat(0),
          option: { key: name, label: text(name) },
          *script() {
            flag(run, name);
            yield* [];
          },
        })),
  );
}
const ask2 = { seat: seat(2), kind: 'q', prompt: text('p'), options: () => [opt('x'), opt('y')] };
const unless =
  (...seats: number[]): Can =>
  (flags) =>
    seats.filter((by) => !flags.includes(`reacted${by}`));

describe('openWindow', () => {
  it('asks no seat when none can react', () => {
    expect(begin(windowGame(() => [])).core.pub.notes).toEqual(['step']);
  });

  it('asks all who can react at once, and closes when each has passed', () => {
    const game = windowGame(() => [0, 2]);
    const match = begin(game);
    expect(asked(match)).toEqual(['0:w:react0,pass', '2:w:react2,pass']);
    expect(take(game, take(game, match, 2, 'pass'), 0, 'pass').core.pub.notes).toEqual(['pass2', 'pass0', 'step']);
  });

  it('asks those who had passed again after a reaction, under a new id', () => {
    const game = windowGame(unless(0, 1));
    const match = begin(game);
    const before = match.asks[0]?.id;
    const passed = take(game, match, 0, 'pass');
    expect(asked(passed)).toEqual(['1:w:react1,pass']);
    const reacted = take(game, passed, 1, 'react1');
    expect(asked(reacted)).toEqual(['0:w:react0,pass']);
    expect(reacted.asks[0]?.id).not.toBe(before);
  });

  it('keeps the id of a seat that has not answered while another reacts', () => {
    const game = windowGame(unless(0, 1));
    const match = begin(game);
    const id = match.asks.find(({ seat: by }) => by === 0)?.id;
    expect(take(game, match, 1, 'react1').asks.find(({ seat: by }) => by === 0)?.id).toBe(id);
  });

  it('lets a reaction ask questions of its own', () => {
    const game = windowGame(unless(2));
    const match = take(game, begin(game), 2, 'react2');
    expect(asked(match)).toEqual(['2:q:x,y']);
    expect(take(game, match, 2, 'y').core.pub.notes).toEqual(['react2', 'y', 'step']);
  });

  it('shows the group of a reaction', () => {
    expect(begin(windowGame(() => [0])).asks[0]?.options[0]?.group).toBe('g');
  });

  it('asks a seat that an any-time effect enables while the window is open', () => {
    const game = windowGame((flags) => (flags.includes('enable1') ? [0, 1] : [0]), ['enable1']);
    const match = take(game, begin(game), 0, 'enable1');
    expect(asked(match)).toEqual(['0:w:react0,pass', '1:w:react1,pass']);
    const passed = take(game, match, 0, 'pass');
    expect(asked(passed)).toEqual(['1:w:react1,pass']);
  });

  it('stays open for a newly enabled seat when an any-time effect disables all who were asked', () => {
    const game = windowGame((flags) => (flags.includes('swap') ? [1] : [0]), ['swap']);
    const match = take(game, begin(game), 0, 'swap');
    expect(asked(match)).toEqual(['1:w:react1,pass']);
  });

  it('tells a seat that is asked why another reaction of its own is none, and asks nobody for a reason alone', () => {
    const shut = { key: 'shut', label: text('shut'), why: text('why'), rule: '13' };
    const passes = [{ ...opt('pass'), value: () => undefined }];
    const reaction = {
      ...opt('react'),
      value: function* () {
        yield* [];
      },
    };
    const match = begin(
      gameOf((run) =>
        openWindow(run, {
          kind: 'w',
          ask: 'who-can',
          prompt: text('p'),
          seats: () => [
            { seat: seat(0), reactions: [shut, reaction], passes },
            { seat: seat(1), reactions: [shut], passes },
          ],
        }),
      ),
    );
    expect(asked(match)).toEqual(['0:w:react,pass']);
    expect(match.asks[0]?.unavailable).toEqual([shut]);
  });
});
