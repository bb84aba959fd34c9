import { one, Scenario } from '../../../testing/scenario';

describe('Visit from Himmler (stage 4)', () => {
  it('brings him to the nearest conspirator and discourages free Wehrmacht conspirators wherever they are [BO 9, 11]', () => {
    const s = Scenario.event('visit-from-himmler-4', {
      sheets: ['beck', 'canaris', 'kordt', 'stauffenberg', 'olbricht'],
      table: (draft) => {
        Object.assign(one(draft, 'beck'), { motivation: 'committed', space: 'munich' });
        Object.assign(one(draft, 'canaris'), { motivation: 'committed', space: 'nuremberg' });
        Object.assign(one(draft, 'kordt'), { motivation: 'committed', space: 'munich' });
        Object.assign(one(draft, 'stauffenberg'), { motivation: 'motivated', space: 'munich' });
        Object.assign(one(draft, 'olbricht'), { motivation: 'committed', space: 'prison' });
      },
    });

    expect(s.pub.leaders.himmler).toEqual({ state: 'board', space: 'nuremberg' });
    expect(s.who('beck').motivation).toBe('motivated');
    expect(s.who('stauffenberg').motivation).toBe('skeptical');
    expect(s.who('canaris').motivation).toBe('committed');
    expect(s.who('kordt').motivation).toBe('committed');
    expect(s.who('olbricht').motivation).toBe('committed');
  });

  it('makes a soldier it leaves timid discard down at once [BO 4, scenario 4]', () => {
    const s = Scenario.event('visit-from-himmler-4', {
      table: (draft) => {
        one(draft, 'beck').motivation = 'skeptical';
        one(draft, 'beck').dossier = ['cover-story#1', 'safe#1', 'hidden-bomb#1'];
        draft.pub.turn.active = 1;
      },
    });

    expect(s.waiting).toEqual(['beck:discard']);
    s.choose('beck', 'card:hidden-bomb#1');
    expect(s.who('beck').dossier).toEqual(['cover-story#1', 'safe#1']);
  });
});
