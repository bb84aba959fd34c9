import { begin, gameOf, note, type NoteCore, opt, take } from '../testing/script/one-step';
import { seat } from './ask';
import { answerAsk, type KeptMatch, keptOf, type Match, refusal, resumeMatch } from './match';
import { rewind } from './rewind';
import type { Run } from './run';
import { askSeat } from './script';
import { Session } from './session';

/** Two questions and a roll a step, for seat 0; every roll is noted. */
const rolling = gameOf(
  function* (run: Run) {
    const ask = (kind: string) =>
      askSeat(run, { seat: seat(0), kind, prompt: { m: 'go' }, options: () => [opt('roll'), opt('wait')] });
    if ((yield* ask('first')) === 'roll') note(run as never, `rolled ${run.random('dice', 1_000_000)}`);
    if ((yield* ask('second')) === 'roll') note(run as never, `rolled ${run.random('dice', 1_000_000)}`);
  },
  () => [],
  9,
);

type Played = ReturnType<typeof begin>;

function back(match: Played, to: Played): Played {
  const result = rewind(rolling, match, keptOf(to));
  if (!result.ok) throw new Error(result.why);
  return result.match;
}

describe('rewind', () => {
  const start = begin(rolling);
  const once = take(rolling, start, 0, 'roll');
  const twice = take(rolling, once, 0, 'roll');
  const next = take(rolling, twice, 0, 'roll');

  it.each<[string, Played]>([
    ['to the beginning', start],
    ['into the middle of a step, after its roll', once],
    ['to the beginning of a later step', twice],
  ])('puts a match back %s: the table and the questions of then', (_, to) => {
    const again = back(next, to);
    expect(again.core.pub).toEqual(to.core.pub);
    expect(again.asks.map(({ kind, options }) => [kind, options])).toEqual(
      to.asks.filter(({ kind }) => kind !== 'undo').map(({ kind, options }) => [kind, options]),
    );
    expect(again.log.map(({ text }) => text.m)).toEqual([...to.log.map(({ text }) => text.m), 'engine.put-back']);
    expect(again.rev).toBe(next.rev + 1);
  });

  it('draws no number a second time: what comes is what would have come without it', () => {
    const rolls = ({ core }: Played) => core.pub.notes.filter((word) => word.startsWith('rolled'));
    const last = (match: Played) => rolls(match).at(-1);
    const onward = take(rolling, next, 0, 'roll');
    for (const to of [start, once, twice]) {
      const again = take(rolling, back(next, to), 0, 'roll');
      expect(last(again)).toBe(last(onward));
      expect(rolls(next)).not.toContain(last(again));
      expect(again.draws).toEqual(onward.draws);
    }
  });

  it('can be done again, and from JSON, and simulated', () => {
    const again = back(take(rolling, back(next, once), 0, 'wait'), once);
    const restored = resumeMatch(rolling, JSON.parse(JSON.stringify(keptOf(again))) as KeptMatch<never>);
    expect(restored).toEqual(again);
    expect(new Session(rolling, again).core).toEqual(again.core);
    expect(take(rolling, restored, 0, 'roll').draws).toHaveLength(4);
  });

  it('tells a late click on a question from between that it was taken back', () => {
    const again = back(next, once);
    for (const late of [once, twice, next]) {
      const [ask] = late.asks;
      if (ask === undefined) throw new Error('nothing asked');
      expect(refusal(rolling, again, { seat: ask.seat, ask: ask.id, key: 'roll' })).toBe('taken-back');
    }
  });

  it('makes earlier answers final', () => {
    const waited = take(rolling, take(rolling, begin(rolling), 0, 'wait'), 0, 'wait');
    expect(waited.asks.some(({ kind }) => kind === 'undo')).toBe(false);
    const undoing = { ...rolling, undo: { allows: () => true, line: () => ({ m: 'undone' }) } };
    const one = take(undoing, begin(undoing), 0, 'wait');
    expect(one.asks.map(({ kind }) => kind)).toEqual(['second', 'undo']);
    const result = rewind(undoing, take(undoing, one, 0, 'roll'), keptOf(one));
    expect(result.ok && result.match.asks.map(({ kind }) => kind)).toEqual(['second']);
  });

  it('keeps the streams where they are when other rules start the step over', () => {
    const again = back(next, once);
    const other = gameOf(function* (run: Run) {
      run.mintAskId(seat(0));
      yield* askSeat(run, { seat: seat(0), kind: 'other', prompt: { m: 'go' }, options: () => [opt('roll')] });
      note(run as never, `rolled ${run.random('dice', 1_000_000)}`);
    });
    const over = take(other, resumeMatch<NoteCore>(other, keptOf(again)), 0, 'roll');
    const onward = take(rolling, next, 0, 'roll').core.pub.notes.filter((word) => word.startsWith('rolled'));
    expect(over.core.pub.notes[0]).toBe(onward.at(-1));
  });

  it('refuses a match that is over, and a state that the present rules cannot take up', () => {
    let over: Match<never> | Played = start;
    while (over.over === null) over = take(rolling, over, 0, 'wait');
    expect(rewind(rolling, over, keptOf(start))).toEqual({ ok: false, why: 'match-over' });
    expect(rewind({ ...rolling, rules: 'notes-2' }, next, keptOf(start))).toEqual({ ok: false, why: 'cannot-replay' });
    expect(rewind(rolling, next, keptOf(over))).toEqual({ ok: false, why: 'cannot-replay' });
    const strange = { ...keptOf(once), choices: [{ seat: seat(0), ask: start.asks[0]?.id as never, key: 'no' }] };
    expect(rewind(rolling, next, strange)).toEqual({ ok: false, why: 'cannot-replay' });
    expect(answerAsk(rolling, next, { seat: seat(0), ask: next.asks[0]?.id as never, key: 'wait' }).ok).toBe(true);
  });
});
