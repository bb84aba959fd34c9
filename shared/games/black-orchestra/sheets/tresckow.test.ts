import { clearTile, one, putTile, Scenario } from '../testing/scenario';

const sheets = ['tresckow', 'beck', 'canaris', 'kordt', 'oster'] as const;

describe('Tresckow', () => {
  it('collects the face-down tile of his space; he may hold four items with five players [scenario 5]', () => {
    const s = Scenario.turn({
      sheets,
      table: (draft) => {
        Object.assign(one(draft, 'tresckow'), { motivation: 'motivated', space: 'munich' });
        one(draft, 'tresckow').items = ['keys', 'keys', 'map'];
        draft.pub.leaders.goering = { state: 'board', space: 'hannover' };
        putTile(draft, 'munich', 'poison', 'down');
      },
    });
    expect(JSON.stringify(s.view('tresckow'))).not.toContain('poison');
    s.choose('tresckow', 'ability');
    expect(s.who('tresckow').items).toEqual(['keys', 'keys', 'map', 'poison']);
    expect(s.waiting).toEqual(['tresckow:action']);
    expect(s.pub.tiles.munich).toBeUndefined();
    expect(s.options('tresckow')).not.toContain('ability');
    expect(s.view(null).table.limits.map(({ items }) => items)).toEqual([4, 3, 3, 3, 3]);
  });

  it('discards down from a fifth item, the new one included [BO 4]', () => {
    const s = Scenario.turn({
      sheets,
      table: (draft) => {
        Object.assign(one(draft, 'tresckow'), { motivation: 'motivated', space: 'munich' });
        one(draft, 'tresckow').items = ['keys', 'keys', 'map', 'badge'];
        draft.pub.leaders.goering = { state: 'board', space: 'hannover' };
        putTile(draft, 'munich', 'poison', 'down');
      },
    });
    s.choose('tresckow', 'ability');
    expect(s.waiting).toEqual(['tresckow:discard']);
    expect(s.options('tresckow')).toEqual(['item:keys', 'item:map', 'item:badge', 'item:poison']);
  });

  it.each(['face up', 'taken', 'skeptical'] as const)('has no ability: %s', (why) => {
    const s = Scenario.turn({
      sheets,
      table: (draft) => {
        const motivation = why === 'skeptical' ? 'skeptical' : 'motivated';
        Object.assign(one(draft, 'tresckow'), { motivation, space: 'munich' });
        draft.pub.leaders.goering = { state: 'board', space: 'hannover' };
        if (why === 'face up') putTile(draft, 'munich', 'poison', 'up');
        if (why === 'taken') clearTile(draft, 'munich');
      },
    });
    expect(s.options('tresckow')).not.toContain('ability');
    expect(s.options('tresckow').includes('reveal')).toBe(why === 'skeptical');
  });
});
