import { one, Scenario } from '../../../testing/scenario';

/** Beck alone at the Train Station, near Goering; the others are together in Wolfsschanze. */
function visited(items: readonly ('map' | 'keys')[], dossier: readonly `${string}#${number}`[] = []): Scenario {
  return Scenario.event('visit-from-goering-3', {
    table: (draft) => {
      Object.assign(one(draft, 'beck'), { suspicion: 'extreme', items: [...items], dossier: [...dossier] });
      one(draft, 'canaris').space = 'wolfsschanze';
      one(draft, 'canaris').items = ['poison'];
      one(draft, 'kordt').space = 'wolfsschanze';
    },
  });
}

describe('Visit from Goering (stage 3)', () => {
  it('lets the one visited alone discard items one by one, 1 suspicion less for each [R3, R4]', () => {
    const s = visited(['map', 'keys', 'map'], ['cover-story#1']);
    expect(s.pub.leaders.goering).toEqual({ state: 'board', space: 'train-station' });
    expect(s.waiting).toEqual(['beck:may']);
    expect(s.options('beck')).toEqual(['item:map', 'item:keys', 'done']);

    s.choose('beck', 'item:map');
    expect(s.who('beck')).toMatchObject({ suspicion: 'high', items: ['keys', 'map'] });
    s.choose('beck', 'item:map');
    expect(s.options('beck')).toEqual(['item:keys', 'done']);

    s.choose('beck', 'done');
    expect(s.who('beck')).toMatchObject({ suspicion: 'medium', items: ['keys'] });
    expect(s.pub.itemDiscard).toEqual(['map', 'map']);
    expect(s.who('canaris').items).toEqual(['poison']);
    expect(s.waiting).toEqual(['canaris:action']);
  });

  it('is over with the last item', () => {
    const s = visited(['map']).choose('beck', 'item:map');
    expect(s.who('beck').suspicion).toBe('high');
    expect(s.waiting).toEqual(['canaris:action']);
  });

  it('takes a Concealed Pistol for an item [R13]', () => {
    const s = visited([], ['concealed-pistol#1', 'cover-story#1']);
    expect(s.options('beck')).toEqual(['card:concealed-pistol#1', 'done']);
    s.choose('beck', 'card:concealed-pistol#1');
    expect(s.who('beck')).toMatchObject({ suspicion: 'high', dossier: ['cover-story#1'] });
  });

  it('asks nobody without items', () => {
    expect(visited([], ['cover-story#1']).waiting).toEqual(['canaris:action']);
  });

  it('offers nothing to two together', () => {
    const s = Scenario.event('visit-from-goering-3', {
      table: (draft) => {
        one(draft, 'beck').items = ['map'];
        one(draft, 'canaris').items = ['keys'];
        one(draft, 'kordt').space = 'wolfsschanze';
        draft.pub.leaders.goering = { state: 'board', space: 'hannover' };
      },
    });
    expect(s.pub.leaders.goering).toEqual({ state: 'board', space: 'train-station' });
    expect(s.options('beck')).toEqual([]);
    expect(s.who('beck').items).toEqual(['map']);
  });
});
