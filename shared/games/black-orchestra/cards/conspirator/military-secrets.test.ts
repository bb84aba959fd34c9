import type { SpaceId } from '../../board/spaces';
import { one, Scenario } from '../../testing/scenario';

function at(space: SpaceId, support: number): Scenario {
  return Scenario.turn({
    table: (draft) => {
      draft.pub.stage = 4;
      draft.pub.support = support;
      Object.assign(one(draft, 'beck'), { space, dossier: ['military-secrets#1'] });
    },
  });
}

describe('Military Secrets', () => {
  it('lowers military support by 1', () => {
    const s = at('zurich', 5).choose('beck', 'act:military-secrets#1');
    expect(s.pub.support).toBe(4);
    expect(s.pub.discard).toEqual(['military-secrets#1']);
  });

  it.each([
    ['zurich', 4, true],
    ['stockholm', 4, true],
    ['paris', 4, false],
    ['zurich', 3, false],
  ] as const)('in %s with support %i (floor 3) is offered: %s [BO 3]', (space, support, offered) => {
    expect(at(space, support).options('beck').includes('act:military-secrets#1')).toBe(offered);
  });
});
