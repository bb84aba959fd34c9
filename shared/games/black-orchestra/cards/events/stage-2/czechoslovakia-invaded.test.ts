import { putTile, Scenario } from '../../../testing/scenario';

describe('Czechoslovakia Invaded', () => {
  it('raises support, brings Hitler to Vienna and reveals the tile there, no other', () => {
    const s = Scenario.event('czechoslovakia-invaded', {
      table: (draft) => putTile(draft, 'vienna', 'badge', 'down'),
    });
    expect(s.pub.support).toBe(4);
    expect(s.pub.leaders).toMatchObject({ hitler: { space: 'vienna' }, goering: { space: 'munich' } });
    expect(s.pub.tiles.vienna).toEqual({ face: 'up', item: 'badge' });
    expect(Object.values(s.pub.tiles).filter(({ face }) => face === 'up')).toHaveLength(1);
  });

  it('leaves a tile that lies face up already as it is [BO 4]', () => {
    const s = Scenario.event('czechoslovakia-invaded', {
      table: (draft) => putTile(draft, 'vienna', 'badge', 'up'),
    });
    expect(s.pub.tiles.vienna).toEqual({ face: 'up', item: 'badge' });
    expect(s.log).not.toContain('log.reveal');
  });
});
