import { putTile, Scenario } from '../../../testing/scenario';

describe('Hitler Assumes Command', () => {
  it('lowers support, takes Hitler alone to the Wolfsschanze and reveals the tile there [BO 8]', () => {
    const s = Scenario.event('hitler-assumes-command', {
      table: (draft) => {
        draft.pub.support = 5;
        putTile(draft, 'wolfsschanze', 'poison', 'down');
      },
    });

    expect(s.pub.support).toBe(4);
    expect(s.pub.leaders).toMatchObject({
      hitler: { space: 'wolfsschanze' },
      hess: { space: 'hannover' },
      goebbels: { space: 'ministry-of-propaganda' },
      bormann: { space: 'nuremberg' },
      himmler: { space: 'gestapo-hq' },
      goering: { space: 'munich' },
    });
    expect(s.pub.tiles.wolfsschanze).toEqual({ face: 'up', item: 'poison' });
    expect(s.pub.tiles['anlage-sued']).toEqual({ face: 'down' });
  });
});
