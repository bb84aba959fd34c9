import { SPACE_IDS } from '../../../board/spaces';
import { clearTile, one, putTile, Scenario } from '../../../testing/scenario';

describe('Tresckow of the first edition', () => {
  const given = (space: 'munich' | 'train-station', left: readonly string[] = ['munich', 'riga', 'posen']) =>
    Scenario.turn({
      sheets: ['tresckow', 'beck', 'canaris'],
      options: { edition: 'first' },
      table: (draft) => {
        Object.assign(one(draft, 'tresckow'), { motivation: 'motivated', space });
        draft.pub.leaders.goering = { state: 'board', space: 'hannover' };
        putTile(draft, 'riga', 'poison', 'down');
        putTile(draft, 'posen', 'keys', 'up');
        for (const other of SPACE_IDS.filter((id) => !left.includes(id))) clearTile(draft, other);
      },
    });

  it('reveals any face-down tile as an action, wherever he is [BO 16]', () => {
    const s = given('train-station').choose('tresckow', 'ability');
    expect(s.options('tresckow')).toEqual(['reveal:munich', 'reveal:riga']);
    s.choose('tresckow', 'reveal:riga');
    expect(s.pub.tiles.riga).toEqual({ face: 'up', item: 'poison' });
    expect([s.who('tresckow').items, s.pub.turn.used]).toEqual([[], 1]);
  });

  it('still collects the face-down tile of his own space', () => {
    const s = given('munich').choose('tresckow', 'ability');
    expect(s.options('tresckow')).toEqual(['collect', 'reveal:munich', 'reveal:riga']);
    s.choose('tresckow', 'collect');
    expect([s.who('tresckow').items.length, s.pub.tiles.munich]).toEqual([1, undefined]);
  });

  it('can do nothing when no tile lies face down', () => {
    expect(given('train-station', ['posen']).options('tresckow')).not.toContain('ability');
  });
});
