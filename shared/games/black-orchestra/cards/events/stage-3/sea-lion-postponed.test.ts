import { one, Scenario, stackEvents } from '../../../testing/scenario';

describe('Sea Lion Postponed', () => {
  it('discourages every free conspirator, nobody below timid, no prisoner [BO 4, scenario 36]', () => {
    const s = Scenario.event('sea-lion-postponed', {
      table: (draft) => {
        one(draft, 'beck').motivation = 'committed';
        one(draft, 'kordt').motivation = 'reckless';
        one(draft, 'kordt').space = 'prison';
      },
    });
    expect(s.who('beck').motivation).toBe('motivated');
    expect(s.who('canaris').motivation).toBe('timid');
    expect(s.who('kordt').motivation).toBe('reckless');
  });

  it('makes those who become timid discard down to two cards before the next turn [BO 4, scenario 4]', () => {
    const s = Scenario.event('sea-lion-postponed', {
      table: (draft) => {
        one(draft, 'kordt').motivation = 'skeptical';
        one(draft, 'kordt').dossier = ['cover-story#1', 'hidden-bomb#1', 'hidden-camera#1'];
      },
    });
    expect(s.waiting).toEqual(['kordt:discard']);
    expect(s.options('kordt')).toEqual(['card:cover-story#1', 'card:hidden-bomb#1', 'card:hidden-camera#1']);
    s.choose('kordt', 'card:hidden-camera#1');
    expect(s.waiting).toEqual(['canaris:action']);
  });

  it('is a key event: it holds off the important events of its stage [BO 8, scenario 23]', () => {
    const s = Scenario.turn({
      table: (draft) => {
        draft.pub.stage = 3;
        draft.pub.turn = { ...draft.pub.turn, phase: 'event', eventsDue: 2 };
        stackEvents(draft, 3, ['sea-lion-postponed#1', 'fall-of-paris#1', 'berghof-retreat-3#1']);
      },
    });
    expect(s.pub).toMatchObject({
      support: 3,
      keyEvent: 'sea-lion-postponed#1',
      currentEvent: 'berghof-retreat-3#1',
      eventDiscard: ['fall-of-paris#1'],
    });
  });
});
