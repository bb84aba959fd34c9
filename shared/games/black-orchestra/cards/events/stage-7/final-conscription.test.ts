import { one, Scenario, stackDeck } from '../../../testing/scenario';

describe('Final Conscription', () => {
  it('lets everybody who is free draw none, one or two, round the table from the active conspirator [R4, R19]', () => {
    const s = Scenario.event('final-conscription', {
      sheets: ['beck', 'canaris', 'kordt', 'olbricht'],
      table: (draft) => {
        draft.pub.turn.active = 1;
        one(draft, 'olbricht').space = 'prison';
        stackDeck(draft, ['cover-story#1', 'hidden-bomb#1', 'safe#1', 'distant-contact#1']);
      },
    });

    expect(s.waiting).toEqual(['canaris:draw']);
    expect(s.options('canaris')).toEqual(['draw', 'stop']);
    s.choose('canaris', 'draw').choose('canaris', 'draw');
    expect(s.who('canaris').dossier).toEqual(['cover-story#1', 'hidden-bomb#1']);

    expect(s.waiting).toEqual(['kordt:draw']);
    s.choose('kordt', 'stop');
    expect(s.waiting).toEqual(['beck:draw']);
    s.choose('beck', 'draw').choose('beck', 'stop');
    expect(s.who('beck').dossier).toEqual(['safe#1']);
    expect(s.who('kordt').dossier).toEqual([]);
    expect(s.who('olbricht').dossier).toEqual([]);
    expect(s.waiting).toEqual(['kordt:action']);
  });

  it('binds the limit after each card, before the next [BO 4, scenario 3]', () => {
    const s = Scenario.event('final-conscription', {
      table: (draft) => {
        one(draft, 'beck').dossier = ['lose-gestapo#1', 'dumpster-dive#1'];
        stackDeck(draft, ['cover-story#1', 'hidden-bomb#1']);
      },
    });

    s.choose('beck', 'draw');
    expect(s.waiting).toEqual(['beck:discard']);
    expect(s.options('beck')).toEqual(['card:lose-gestapo#1', 'card:dumpster-dive#1', 'card:cover-story#1']);
    s.choose('beck', 'card:cover-story#1');
    expect(s.waiting).toEqual(['beck:draw']);
    expect(s.who('beck').dossier).toEqual(['lose-gestapo#1', 'dumpster-dive#1']);
  });

  it('asks nobody when no conspirator card is left [BO 14]', () => {
    const s = Scenario.event('final-conscription', {
      table: (draft) => {
        one(draft, 'kordt').space = 'prison';
        one(draft, 'kordt').dossier = [...draft.hidden.deck];
        one(draft, 'kordt').motivation = 'reckless';
      },
    });
    expect(s.waiting).not.toContain('beck:draw');
    expect(s.waiting).not.toContain('canaris:draw');
    expect(s.pub.turn.number).toBe(2);
  });
});
