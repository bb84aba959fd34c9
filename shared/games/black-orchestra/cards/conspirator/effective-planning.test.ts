import { one, Scenario } from '../../testing/scenario';

const PLAY = 'play:effective-planning#1';

describe('Effective Planning', () => {
  it('of another player gives the active conspirator one more action, at any time in the turn [BO 13, scenario 49]', () => {
    const s = Scenario.turn({ table: (draft) => void (one(draft, 'canaris').dossier = ['effective-planning#1']) });
    expect(s.anyTime('canaris')).toEqual([PLAY]);
    expect(s.anyTime('beck')).toEqual([]);
    s.choose('beck', 'move:hannover').choose('beck', 'move:adlerhorst');
    expect(s.asks('beck')[0]?.prompt.p?.left).toBe(1);
    s.choose('canaris', PLAY);
    expect(s.pub.turn).toMatchObject({ used: 2, gained: 1 });
    expect(s.asks('beck')[0]?.prompt.p?.left).toBe(2);
    expect(s.pub.discard).toEqual(['effective-planning#1']);
    s.choose('beck', 'move:hannover');
    expect(s.waiting).toEqual(['beck:action']);
  });

  it('can be played during the penalties at the start of the turn', () => {
    const s = Scenario.turn({
      sheets: ['kordt', 'canaris', 'beck'],
      table: (draft) => {
        one(draft, 'kordt').space = 'munich';
        draft.pub.leaders.hitler = { state: 'board', space: 'munich' };
        one(draft, 'beck').dossier = ['effective-planning#1'];
      },
    });
    expect(s.waiting).toEqual(['kordt:penalty']);
    s.choose('beck', PLAY).choose('kordt', 'leader:hitler');
    expect(s.asks('kordt')[0]?.prompt.p?.left).toBe(4);
  });

  it('is not offered in the event step, on a prisoner’s turn, nor to a prisoner', () => {
    const event = Scenario.event('kristallnacht', {
      table: (draft) => {
        one(draft, 'canaris').dossier = ['effective-planning#1', 'slow-news-day#1'];
      },
    });
    expect(event.waiting).toEqual(['canaris:before-event']);
    expect(event.anyTime('canaris')).toEqual([]);

    const interrogation = Scenario.interrogation('names', {
      table: (draft) => void (one(draft, 'canaris').dossier = ['effective-planning#1']),
    });
    expect(interrogation.anyTime('canaris')).toEqual([]);

    const prisoner = Scenario.turn({
      table: (draft) => Object.assign(one(draft, 'canaris'), { space: 'prison', dossier: ['effective-planning#1'] }),
    });
    expect(prisoner.anyTime('canaris')).toEqual([]);
  });
});
