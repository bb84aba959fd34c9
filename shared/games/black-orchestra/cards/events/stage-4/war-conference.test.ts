import { putTile, Scenario } from '../../../testing/scenario';

describe('War Conference', () => {
  it('gathers Hitler and all deputies at Anlage Süd and reveals the tile there [BO 8]', () => {
    const s = Scenario.event('war-conference', {
      table: (draft) => {
        draft.pub.leaders.hess = { state: 'gone' };
        putTile(draft, 'anlage-sued', 'keys', 'down');
      },
    });

    expect(s.pub.leaders).toEqual({
      hitler: { state: 'board', space: 'anlage-sued' },
      hess: { state: 'gone' },
      goebbels: { state: 'board', space: 'anlage-sued' },
      bormann: { state: 'board', space: 'anlage-sued' },
      himmler: { state: 'board', space: 'anlage-sued' },
      goering: { state: 'board', space: 'anlage-sued' },
    });
    expect(s.pub.tiles['anlage-sued']).toEqual({ face: 'up', item: 'keys' });
    expect(s.pub.tiles.wolfsschanze).toEqual({ face: 'down' });
  });
});
