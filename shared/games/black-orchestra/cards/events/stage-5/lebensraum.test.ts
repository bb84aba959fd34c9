import { one, putTile, Scenario } from '../../../testing/scenario';

describe('Lebensraum', () => {
  it('motivates every free conspirator, takes Himmler to the Wasserburg and reveals the tile there [BO 8, 11]', () => {
    const s = Scenario.event('lebensraum', {
      table: (draft) => {
        one(draft, 'beck').motivation = 'reckless';
        one(draft, 'kordt').space = 'prison';
        putTile(draft, 'wasserburg', 'map', 'down');
      },
    });

    expect(s.who('beck').motivation).toBe('reckless');
    expect(s.who('canaris').motivation).toBe('skeptical');
    expect(s.who('kordt').motivation).toBe('timid');
    expect(s.pub.leaders.himmler).toEqual({ state: 'board', space: 'wasserburg' });
    expect(s.pub.leaders.goering).toEqual({ state: 'board', space: 'munich' });
    expect(s.pub.tiles.wasserburg).toEqual({ face: 'up', item: 'map' });
    expect(s.pub.tiles.borisov).toEqual({ face: 'down' });
  });
});
