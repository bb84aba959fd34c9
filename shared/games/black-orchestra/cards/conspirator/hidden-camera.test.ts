import type { SpaceId } from '../../board/spaces';
import { one, Scenario } from '../../testing/scenario';

function at(space: SpaceId, edit: Parameters<typeof Scenario.turn>[0] = {}): Scenario {
  return Scenario.turn({
    ...edit,
    table: (draft) => {
      draft.pub.stage = 4;
      Object.assign(one(draft, 'beck'), { space, dossier: ['hidden-camera#1'] });
      edit.table?.(draft);
    },
  });
}

describe('Hidden Camera', () => {
  it('motivates every free conspirator, wherever they are, but no prisoner [BO 11]', () => {
    const s = at('auschwitz', { table: (draft) => void (one(draft, 'kordt').space = 'prison') });
    s.choose('beck', 'act:hidden-camera#1');
    expect(s.who('beck').motivation).toBe('skeptical');
    expect(s.who('canaris').motivation).toBe('skeptical');
    expect(s.who('kordt').motivation).toBe('timid');
  });

  it.each([
    ['auschwitz', true],
    ['treblinka', true],
    ['prague', false],
    ['warsaw', false],
  ] as const)('in %s is offered: %s', (space, offered) => {
    expect(at(space).options('beck').includes('act:hidden-camera#1')).toBe(offered);
  });

  it('is not offered when every free conspirator is reckless', () => {
    const s = at('auschwitz', {
      table: (draft) => {
        one(draft, 'beck').motivation = 'reckless';
        one(draft, 'canaris').motivation = 'reckless';
        one(draft, 'kordt').space = 'prison';
      },
    });
    expect(s.options('beck')).not.toContain('act:hidden-camera#1');
  });
});
