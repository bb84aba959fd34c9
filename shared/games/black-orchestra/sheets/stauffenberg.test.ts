import { one, Scenario, stackEvents } from '../testing/scenario';

describe('Stauffenberg', () => {
  it.each([
    ['motivated', 4],
    ['skeptical', 3],
  ] as const)('%s he has %i actions [BO 4]', (motivation, actions) => {
    const s = Scenario.turn({
      sheets: ['stauffenberg', 'beck'],
      table: (draft) => {
        one(draft, 'stauffenberg').motivation = motivation;
        stackEvents(draft, 1, ['parade-in-berlin#1']);
      },
    });
    for (let taken = 0; taken < actions; taken++) {
      expect(s.waiting).toEqual(['stauffenberg:action']);
      s.choose('stauffenberg', taken % 2 === 0 ? 'move:gestapo-hq' : 'move:train-station');
    }
    expect(s.options('stauffenberg')).toEqual(['end', 'end-always']);
    s.choose('stauffenberg', 'end');
    expect(s.pub.turn).toMatchObject({ number: 2, active: 1 });
  });

  it('is stopped by Goebbels for the turn [BO 5]', () => {
    const s = Scenario.turn({
      sheets: ['stauffenberg', 'beck'],
      table: (draft) => {
        one(draft, 'stauffenberg').motivation = 'motivated';
        draft.pub.leaders.goebbels = { state: 'board', space: 'train-station' };
      },
    });
    expect(s.view(null).table.actionsLeft).toBe(3);
  });
});
