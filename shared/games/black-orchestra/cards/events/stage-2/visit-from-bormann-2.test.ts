import { one, Scenario } from '../../../testing/scenario';

/** Beck, at extreme suspicion, with Bormann coming from Nuremberg; the others are together, not nearer. */
function visited(dossier: readonly `${string}#${number}`[], items: readonly ('map' | 'keys')[]): Scenario {
  return Scenario.event('visit-from-bormann-2', {
    table: (draft) => {
      one(draft, 'beck').suspicion = 'extreme';
      one(draft, 'beck').dossier = [...dossier];
      one(draft, 'beck').items = [...items];
      one(draft, 'canaris').space = 'vienna';
      one(draft, 'canaris').items = ['poison'];
      one(draft, 'kordt').space = 'vienna';
    },
  });
}

describe('Visit from Bormann (stage 2)', () => {
  it('offers to give one card or one item, each kind of item once, of the one visited alone [R3, R4]', () => {
    const s = visited(['hidden-bomb#1', 'cover-story#1'], ['map', 'keys', 'map']);
    expect(s.pub.leaders.bormann).toEqual({ state: 'board', space: 'train-station' });
    expect(s.waiting).toEqual(['beck:may']);
    expect(s.options('beck')).toEqual(['card:hidden-bomb#1', 'card:cover-story#1', 'item:map', 'item:keys', 'no']);

    s.choose('beck', 'item:map');
    expect(s.who('beck')).toMatchObject({ suspicion: 'medium', items: ['keys', 'map'] });
    expect(s.who('beck').dossier).toHaveLength(2);
    expect(s.who('canaris').suspicion).toBe('medium');
    expect(s.waiting).toEqual(['canaris:action']);
  });

  it('takes a card to the discard pile', () => {
    const s = visited(['hidden-bomb#1', 'cover-story#1'], ['map']);
    s.choose('beck', 'card:hidden-bomb#1');
    expect(s.who('beck')).toMatchObject({ suspicion: 'medium', dossier: ['cover-story#1'], items: ['map'] });
    expect(s.pub.discard).toEqual(['hidden-bomb#1']);
  });

  it('still asks when there is just one thing to give, and changes nothing when declined', () => {
    const s = visited(['cover-story#1'], []);
    expect(s.options('beck')).toEqual(['card:cover-story#1', 'no']);
    s.choose('beck', 'no');
    expect(s.who('beck')).toMatchObject({ suspicion: 'extreme', dossier: ['cover-story#1'] });
  });

  it('asks nobody who has nothing to give', () => {
    expect(visited([], []).waiting).toEqual(['canaris:action']);
  });

  it('offers nothing to two together', () => {
    const s = Scenario.event('visit-from-bormann-2', {
      table: (draft) => {
        one(draft, 'beck').items = ['map'];
        one(draft, 'canaris').items = ['keys'];
        one(draft, 'kordt').space = 'prison';
      },
    });
    expect(s.pub.leaders.bormann).toEqual({ state: 'board', space: 'train-station' });
    expect(s.options('beck')).toEqual([]);
    expect(s.who('beck').items).toEqual(['map']);
  });
});
