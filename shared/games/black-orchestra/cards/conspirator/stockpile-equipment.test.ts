import { one, Scenario } from '../../testing/scenario';

describe('Stockpile Equipment', () => {
  it('takes one item of the holder’s choice from the item discard pile [BO 14]', () => {
    const s = Scenario.turn({
      table: (draft) => {
        one(draft, 'beck').dossier = ['stockpile-equipment#1'];
        draft.pub.itemDiscard = ['map', 'keys', 'map'];
      },
    });
    s.choose('beck', 'act:stockpile-equipment#1');
    expect(s.options('beck')).toEqual(['item:map', 'item:keys']);
    s.choose('beck', 'item:map');
    expect(s.who('beck').items).toEqual(['map']);
    expect(s.pub.itemDiscard).toEqual(['keys', 'map']);
  });

  it('binds the item limit at once: a fourth item makes its holder discard one [BO 4]', () => {
    const s = Scenario.turn({
      table: (draft) => {
        Object.assign(one(draft, 'beck'), { dossier: ['stockpile-equipment#1'], items: ['badge', 'intel', 'poison'] });
        draft.pub.itemDiscard = ['keys'];
      },
    });
    s.choose('beck', 'act:stockpile-equipment#1');
    expect(s.waiting).toEqual(['beck:discard']);
    expect(s.options('beck')).toEqual(['item:badge', 'item:intel', 'item:poison', 'item:keys']);
    s.choose('beck', 'item:poison');
    expect(s.pub.itemDiscard).toEqual(['poison']);
    expect(s.pub.discard).toEqual(['stockpile-equipment#1']);
  });

  it('is not offered while that pile is empty', () => {
    const s = Scenario.turn({ table: (draft) => void (one(draft, 'beck').dossier = ['stockpile-equipment#1']) });
    expect(s.options('beck')).not.toContain('act:stockpile-equipment#1');
  });
});
