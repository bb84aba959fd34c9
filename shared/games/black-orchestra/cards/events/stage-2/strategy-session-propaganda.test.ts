import { clearTile, putTile, Scenario } from '../../../testing/scenario';

describe('Strategy Session on propaganda', () => {
  it('brings Bormann and Goebbels to Munich and reveals the tile there, no other', () => {
    const s = Scenario.event('strategy-session-propaganda', {
      table: (draft) => putTile(draft, 'munich', 'poison', 'down'),
    });
    expect(s.pub.leaders).toMatchObject({
      bormann: { space: 'munich' },
      goebbels: { space: 'munich' },
      himmler: { space: 'gestapo-hq' },
      hitler: { space: 'deutschlandhalle' },
    });
    expect(s.pub.tiles.munich).toEqual({ face: 'up', item: 'poison' });
    expect(Object.values(s.pub.tiles).filter(({ face }) => face === 'up')).toHaveLength(1);
  });

  it('reveals nothing where the tile is gone [BO 4: as much as possible]', () => {
    const s = Scenario.event('strategy-session-propaganda', { table: (draft) => clearTile(draft, 'munich') });
    expect(s.pub.tiles.munich).toBeUndefined();
    expect(s.log).not.toContain('log.reveal');
    expect(s.pub.leaders.bormann).toEqual({ state: 'board', space: 'munich' });
  });
});
