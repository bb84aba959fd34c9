import { SPACE_IDS } from '../../board/spaces';
import { clearTile, one, putTile, Scenario } from '../../testing/scenario';

function holding(edit: Parameters<typeof Scenario.turn>[0] = {}): Scenario {
  return Scenario.turn({
    ...edit,
    table: (draft) => {
      one(draft, 'beck').dossier = ['distant-contact#1'];
      putTile(draft, 'smolensk', 'poison', 'up');
      putTile(draft, 'munich', 'map', 'down');
      edit.table?.(draft);
    },
  });
}

describe('Distant Contact', () => {
  it('takes a face-up tile from any space, even one nobody can enter yet', () => {
    const s = holding().choose('beck', 'act:distant-contact#1');
    expect(s.options('beck')).toHaveLength(24);
    expect(s.options('beck')).not.toContain('space:train-station');
    s.choose('beck', 'space:smolensk');
    expect(s.who('beck')).toMatchObject({ items: ['poison'], space: 'train-station' });
    expect(s.pub.tiles.smolensk).toBeUndefined();
  });

  it('takes a face-down tile without knowing it before', () => {
    const s = holding().choose('beck', 'act:distant-contact#1');
    expect(s.asks('beck')[0]?.options.find(({ key }) => key === 'space:munich')).toEqual({
      key: 'space:munich',
      label: { m: 'option.thing', p: { thing: { m: 'space.munich' } } },
      ref: { kind: 'space', id: 'munich' },
    });
    s.choose('beck', 'space:munich');
    expect(s.who('beck').items).toEqual(['map']);
    expect(s.pub.tiles.munich).toBeUndefined();
    expect(s.hidden.tiles.munich).toBeUndefined();
  });

  it('is not offered once no tile is left', () => {
    const s = holding({ table: (draft) => SPACE_IDS.forEach((space) => clearTile(draft, space)) });
    expect(s.options('beck')).not.toContain('act:distant-contact#1');
  });
});
