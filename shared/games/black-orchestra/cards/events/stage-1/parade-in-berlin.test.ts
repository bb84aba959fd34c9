import type { DieFace } from '../../../board/pieces';
import { nextDice, one, Scenario } from '../../../testing/scenario';

/** After the parade Canaris attempts Hidden Bomb on Hitler, three explosives making four dice. */
function attempt(...faces: readonly DieFace[]): readonly string[] {
  const s = Scenario.event('parade-in-berlin', {
    table: (draft) => {
      Object.assign(one(draft, 'canaris'), {
        space: 'zeughaus',
        motivation: 'reckless',
        dossier: ['hidden-bomb#1'],
        items: ['explosives', 'explosives', 'explosives'],
      });
      draft.pub.leaders.hess = { state: 'gone' };
      draft.pub.leaders.goebbels = { state: 'gone' };
      nextDice(draft, ...faces);
    },
  });
  s.choose('canaris', 'plot:hidden-bomb#1:hitler');
  for (let item = 0; item < 3; item++) s.choose('canaris', 'item:explosives:canaris');
  s.choose('canaris', `dice:${faces.length}`);
  return s.log.filter((id) => id === 'log.plot-detected' || id === 'log.plot-quiet');
}

describe('Parade in Berlin', () => {
  it('brings Hitler, Goebbels and Hess to the Zeughaus and calms soldiers in Berlin only [R8]', () => {
    const s = Scenario.event('parade-in-berlin', {
      sheets: ['beck', 'canaris', 'olbricht'],
      table: (draft) => {
        one(draft, 'beck').suspicion = 'extreme';
        one(draft, 'olbricht').space = 'munich';
      },
    });

    expect(s.pub.leaders).toMatchObject({
      hitler: { space: 'zeughaus' },
      goebbels: { space: 'zeughaus' },
      hess: { space: 'zeughaus' },
      himmler: { space: 'gestapo-hq' },
    });
    expect(s.who('beck').suspicion).toBe('high');
    expect(s.who('canaris').suspicion).toBe('medium');
    expect(s.who('olbricht').suspicion).toBe('medium');
    expect(s.pub.currentEvent).toBe('parade-in-berlin#1');
  });

  it('hides two eagles of a plot, but not four at medium suspicion [BO 12, scenario 40]', () => {
    expect(attempt('eagle', 'eagle', '1', '1')).toEqual(['log.plot-quiet']);
    expect(attempt('eagle', 'eagle', 'eagle', '1')).toEqual(['log.plot-quiet']);
    expect(attempt('eagle', 'eagle', 'eagle', 'eagle')).toEqual(['log.plot-detected']);
  });
});
