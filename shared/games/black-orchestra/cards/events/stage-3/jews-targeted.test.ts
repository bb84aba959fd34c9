import { one, putTile, Scenario } from '../../../testing/scenario';

describe('Jews Targeted', () => {
  it('motivates every free conspirator, brings Himmler to Warsaw and reveals the tile there [BO 8, scenario 36]', () => {
    const s = Scenario.event('jews-targeted', {
      table: (draft) => {
        putTile(draft, 'warsaw', 'weapons', 'down');
        one(draft, 'beck').motivation = 'committed';
        one(draft, 'kordt').space = 'prison';
      },
    });
    expect(s.who('beck').motivation).toBe('reckless');
    expect(s.who('canaris').motivation).toBe('skeptical');
    expect(s.who('kordt').motivation).toBe('timid');
    expect(s.pub.leaders).toMatchObject({ himmler: { space: 'warsaw' }, hess: { space: 'hannover' } });
    expect(s.pub.tiles.warsaw).toEqual({ face: 'up', item: 'weapons' });
    expect(Object.values(s.pub.tiles).filter(({ face }) => face === 'up')).toHaveLength(1);
  });
});
