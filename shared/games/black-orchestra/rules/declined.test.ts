import type { DieFace } from '../board/pieces';
import type { SheetId } from '../board/sheets';
import type { EventKey } from '../state';
import { plotTurn } from '../testing/plots';
import { nextDice, one, Scenario, stackEvents } from '../testing/scenario';
import { wayPlot } from '../testing/way-plots';

const DELAY = 'delay-hitler#1';

/** Events that move Hitler, one after another; Kordt, second in turn order, holds Delay Hitler. */
function hitlerTravels(edit: Parameters<typeof Scenario.turn>[0] = {}) {
  return Scenario.event('party-rally-1', {
    sheets: ['beck', 'kordt', 'canaris'],
    ...edit,
    table: (draft) => {
      const next: readonly EventKey[] = ['parade-in-berlin#1', 'the-anschluss#1', 'berlin-speech#1'];
      stackEvents(draft, 1, next);
      one(draft, 'kordt').dossier = [DELAY];
      edit.table?.(draft);
    },
  });
}

/** Ends the turn of whoever is to act. */
function endTurn(s: Scenario, who: SheetId): Scenario {
  s.choose(who, 'end');
  return s.waiting.includes(`${who}:finish`) ? s.choose(who, 'end') : s;
}

describe('What was declined is not asked again soon [R35]', () => {
  it('Delay Hitler, declined, is asked about again when it has been everybody’s turn', () => {
    const s = hitlerTravels();
    expect(s.waiting).toEqual(['kordt:event-moves-hitler']);
    s.choose('kordt', 'pass');
    expect(s.pub.standing[1]?.declined).toEqual([{ card: DELAY, of: 'plot', chance: 0, turn: 1 }]);
    endTurn(s, 'kordt');
    expect(s.pub.leaders.hitler).toEqual({ state: 'board', space: 'zeughaus' });
    expect(s.waiting).toEqual(['canaris:action']);
    endTurn(s, 'canaris');
    expect(s.pub.leaders.hitler).toEqual({ state: 'board', space: 'munich' });
    expect(s.waiting).toEqual(['beck:action']);
    endTurn(s, 'beck');
    expect(s.waiting).toEqual(['kordt:event-moves-hitler']);
    expect(s.options('kordt')).toEqual([`react:${DELAY}`, 'pass', 'pass-turn']);
  });

  it('it is asked about at once where a plot could now strike Hitler that could not before', () => {
    const s = hitlerTravels({
      sheets: ['beck', 'kordt', 'olbricht'],
      options: { difficulty: 'easy' },
      table: (draft) => {
        draft.pub.support = 2;
        Object.assign(one(draft, 'olbricht'), { motivation: 'reckless', dossier: ['kidnapping#1'] });
      },
    });
    s.choose('kordt', 'pass');
    expect(s.pub.standing[1]?.declined).toEqual([{ card: DELAY, of: 'plot', chance: 0, turn: 1 }]);
    // Berlin has no stage; Nuremberg, where he is now, is of the first [R9].
    endTurn(s, 'kordt');
    expect(s.waiting).toEqual(['kordt:event-moves-hitler']);
    s.choose('kordt', 'pass');
    expect(s.pub.standing[1]?.declined).toMatchObject([{ card: DELAY, of: 'plot', turn: 2 }]);
    // Back in Berlin he is out of reach of the plot: that is less than what was declined.
    expect(s.pub.leaders.hitler).toEqual({ state: 'board', space: 'zeughaus' });
    endTurn(s, 'olbricht');
    expect(s.waiting).toEqual(['beck:action']);
  });

  it('a card that leaves the dossier is declined no longer: nobody may tell where it lies then', () => {
    const s = hitlerTravels();
    s.choose('kordt', 'pass');
    expect(s.pub.standing[1]?.declined).toHaveLength(1);
    endTurn(s, 'kordt');
    endTurn(s, 'canaris');
    endTurn(s, 'beck');
    s.choose('kordt', `react:${DELAY}`);
    expect(s.pub.discard).toEqual([DELAY]);
    expect(s.pub.standing[1]?.declined).toBeUndefined();
  });

  it('who wants to be asked each time is asked at each event', () => {
    const s = hitlerTravels({
      table: (draft) => {
        Object.assign(draft.pub.standing[1] ?? {}, { orders: [{ card: DELAY, does: 'ask' }] });
      },
    });
    s.choose('kordt', 'pass');
    endTurn(s, 'kordt');
    expect(s.waiting).toEqual(['kordt:event-moves-hitler']);
  });

  /** Beck rolls two dice for the same plot twice in a turn and needs two targets; Canaris declines Quick Reaction at first. */
  function twoAttempts(suspicion: 'low' | 'extreme', again: readonly DieFace[]) {
    const s = plotTurn('lone-gunman#1', {
      hitler: 'deutschlandhalle',
      motivation: 'reckless',
      options: { difficulty: 'easy' },
      table: (draft) => {
        draft.pub.support = 2;
        one(draft, 'beck').suspicion = suspicion;
        one(draft, 'canaris').dossier = ['quick-reaction#1'];
        nextDice(draft, 'target', '1', ...again);
      },
    });
    s.choose('beck', 'plot:lone-gunman#1:hitler').choose('beck', 'dice:2');
    expect(s.waiting).toEqual(['canaris:plot-rolled']);
    s.choose('canaris', 'pass');
    expect(s.log).toContain('log.plot-quiet');
    return s.choose('beck', 'plot:lone-gunman#1:hitler').choose('beck', 'dice:2');
  }

  it('Quick Reaction, declined, is not asked about when the next roll lies no better for it', () => {
    const s = twoAttempts('low', ['2', 'target']);
    expect(s.pub.roll?.dice).toEqual(['2', 'target']);
    expect(s.waiting).toEqual(['beck:action']);
    expect(s.who('canaris').dossier).toEqual(['quick-reaction#1']);
  });

  it('declined for a success, it is asked about to keep a plot from being detected', () => {
    const s = twoAttempts('extreme', ['eagle', 'target']);
    expect(s.waiting).toEqual(['canaris:plot-rolled']);
    expect(s.pub.standing[1]?.declined).toEqual([
      { card: 'quick-reaction#1', of: 'to-success', chance: 1 / 3, turn: 1 },
    ]);
  });

  it('whoever declined a plot on the way is not asked again because somebody else has tried theirs', () => {
    const s = wayPlot('derail-train#1', {
      sheets: ['beck', 'kordt', 'oster'],
      table: (draft) => {
        Object.assign(one(draft, 'oster'), { motivation: 'committed', dossier: ['plane-bomb#1'], suspicion: 'low' });
        nextDice(draft, '1', '1');
      },
    });
    expect(s.waiting).toEqual(['kordt:leader-moved', 'oster:leader-moved']);
    s.choose('kordt', 'pass').choose('oster', 'plot:plane-bomb#1:hitler');
    while (!s.options('oster').some((key) => key.startsWith('dice:')) && s.waiting.includes('oster:plot-item')) {
      s.choose('oster', 'done');
    }
    s.choose('oster', 'dice:1');
    expect(s.log).toContain('log.plot-quiet');
    expect(s.waiting).toEqual(['kordt:action']);
  });
});
