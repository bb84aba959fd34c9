import { editions } from '../editions';
import { one, Scenario } from '../testing/scenario';
import { chanceOf, goalOfAll, ownPlans } from './goal';

const { facts } = editions.second;

describe('the plot to go for', () => {
  it('lacks few levels, rather than having the better dice (found: one that lacked four levels came before one that lacked one)', () => {
    const { table } = Scenario.turn({
      sheets: ['beck', 'stauffenberg', 'kordt'],
      options: { difficulty: 'easy' },
      table: (draft) => {
        draft.pub.support = 2;
        draft.pub.leaders.hitler = { state: 'board', space: 'deutschlandhalle' };
        Object.assign(one(draft, 'beck'), {
          motivation: 'motivated',
          dossier: ['poison-food#1'],
        });
        Object.assign(one(draft, 'stauffenberg'), {
          motivation: 'timid',
          dossier: ['lone-gunman#1'],
          items: ['weapons'],
        });
      },
    }).view('kordt');
    const chances = (['beck', 'stauffenberg'] as const).map((id) =>
      ownPlans(table, facts, id).map(({ ready }) => chanceOf(ready)),
    );
    const [near = 0, far = 0] = chances.flat();
    expect(near).toBeLessThan(far);
    expect(goalOfAll(table, facts)?.card).toBe('poison-food#1');
  });
});
