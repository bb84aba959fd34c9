import { one, Scenario } from '../testing/scenario';

const sheets = ['canaris', 'beck', 'kordt'] as const;

describe('Canaris', () => {
  it('spends an item of his choice to lower the suspicion of anybody free, wherever they are [BO 6]', () => {
    const s = Scenario.turn({
      sheets,
      table: (draft) => {
        const canaris = one(draft, 'canaris');
        canaris.motivation = 'motivated';
        canaris.items = ['map', 'keys', 'map'];
        one(draft, 'beck').space = 'munich';
      },
    });
    s.choose('canaris', 'ability');
    expect(s.options('canaris')).toEqual(['item:map', 'item:keys']);

    s.choose('canaris', 'item:map');
    expect(s.options('canaris')).toEqual(['conspirator:canaris', 'conspirator:beck', 'conspirator:kordt']);

    s.choose('canaris', 'conspirator:beck');
    expect(s.who('beck').suspicion).toBe('low');
    expect(s.who('canaris')).toMatchObject({ suspicion: 'medium', items: ['keys', 'map'] });
    expect(s.who('kordt').suspicion).toBe('medium');
    expect(s.pub.itemDiscard).toEqual(['map']);
    expect(s.pub.turn.used).toBe(1);
  });

  it('may do it again in the same turn, and never for a prisoner or somebody at low', () => {
    const s = Scenario.turn({
      sheets,
      table: (draft) => {
        const canaris = one(draft, 'canaris');
        canaris.motivation = 'motivated';
        canaris.suspicion = 'extreme';
        canaris.items = ['map', 'map'];
        one(draft, 'beck').suspicion = 'low';
        one(draft, 'kordt').space = 'prison';
      },
    });
    s.choose('canaris', 'ability');
    expect(s.who('canaris')).toMatchObject({ suspicion: 'high', items: ['map'] });
    s.choose('canaris', 'ability');
    expect(s.who('canaris')).toMatchObject({ suspicion: 'medium', items: [] });
    expect(s.options('canaris')).not.toContain('ability');
    expect([s.who('beck').suspicion, s.who('kordt').suspicion]).toEqual(['low', 'medium']);
  });

  it.each([
    ['below motivated', 'skeptical', ['map'], 'medium'],
    ['without an item', 'motivated', [], 'medium'],
    ['when nobody is suspected', 'motivated', ['map'], 'low'],
  ] as const)('is not offered %s [BO 4]', (_, motivation, items, suspicion) => {
    const s = Scenario.turn({
      sheets,
      table: (draft) => {
        Object.assign(one(draft, 'canaris'), { motivation, items: [...items] });
        for (const id of sheets) one(draft, id).suspicion = suspicion;
      },
    });
    expect(s.options('canaris')).not.toContain('ability');
  });
});
