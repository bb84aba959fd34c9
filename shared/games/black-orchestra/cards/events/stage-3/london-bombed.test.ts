import { putTile, Scenario } from '../../../testing/scenario';

describe('London Bombed', () => {
  it('raises support, brings Hess to Prague and reveals the tile there', () => {
    const s = Scenario.event('london-bombed', { table: (draft) => putTile(draft, 'prague', 'intel', 'down') });
    expect(s.pub.support).toBe(4);
    expect(s.pub.leaders).toMatchObject({ hess: { space: 'prague' }, himmler: { space: 'gestapo-hq' } });
    expect(s.pub.tiles.prague).toEqual({ face: 'up', item: 'intel' });
    expect(Object.values(s.pub.tiles).filter(({ face }) => face === 'up')).toHaveLength(1);
  });

  it('reveals the tile even when Hess has left the game [BO 4: as much as possible]', () => {
    const s = Scenario.event('london-bombed', {
      table: (draft) => {
        draft.pub.leaders.hess = { state: 'gone' };
        putTile(draft, 'prague', 'intel', 'down');
      },
    });
    expect(s.pub.leaders.hess).toEqual({ state: 'gone' });
    expect(s.pub.tiles.prague).toEqual({ face: 'up', item: 'intel' });
  });
});
