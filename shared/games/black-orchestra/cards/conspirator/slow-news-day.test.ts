import { one, Scenario } from '../../testing/scenario';

describe('Slow News Day', () => {
  it('is offered to its holder before the draw and skips the event [BO 13, R15, scenario 47]', () => {
    const s = Scenario.event('kristallnacht', {
      table: (draft) => {
        one(draft, 'canaris').dossier = ['slow-news-day#1'];
      },
    });
    expect(s.waiting).toEqual(['canaris:before-event']);
    expect(s.options('canaris')).toEqual(['react:slow-news-day#1', 'pass', 'pass-turn']);
    expect(s.options('beck')).toEqual([]);

    s.choose('canaris', 'react:slow-news-day#1');
    expect(s.pub.currentEvent).toBeNull();
    expect(s.waiting).toEqual(['canaris:action']);
    expect(s.pub.discard).toEqual(['slow-news-day#1']);
  });

  it('skips one of two events due [R15]', () => {
    const s = Scenario.event('kristallnacht', {
      table: (draft) => {
        draft.pub.turn.eventsDue = 2;
        one(draft, 'canaris').dossier = ['slow-news-day#1'];
      },
    });
    s.choose('canaris', 'react:slow-news-day#1');
    expect(s.pub.currentEvent).toBe('kristallnacht#1');
    expect(s.waiting).toEqual(['canaris:action']);
  });

  it.each([
    ['two holders', ['slow-news-day#1'], ['slow-news-day#2'], 'kordt'],
    ['one holder', ['slow-news-day#1', 'slow-news-day#2'], [], 'canaris'],
  ] as const)('two of %s skip both events due in one window [R30]', (_, canaris, kordt, second) => {
    const s = Scenario.event('kristallnacht', {
      table: (draft) => {
        draft.pub.turn.eventsDue = 2;
        one(draft, 'canaris').dossier = [...canaris];
        one(draft, 'kordt').dossier = [...kordt];
      },
    });
    s.choose('canaris', 'react:slow-news-day#1');
    expect(s.waiting).toEqual([`${second}:before-event`]);
    s.choose(second, 'react:slow-news-day#2');
    expect(s.pub.currentEvent).toBeNull();
    expect(s.waiting).toEqual(['canaris:action']);
  });

  it('is not offered again once the only event due has been skipped (bug: a second copy was played for nothing) [BO 13]', () => {
    const s = Scenario.event('kristallnacht', {
      table: (draft) => {
        one(draft, 'canaris').dossier = ['slow-news-day#1'];
        one(draft, 'kordt').dossier = ['slow-news-day#2'];
      },
    });
    expect(s.waiting).toEqual(['canaris:before-event', 'kordt:before-event']);
    s.choose('canaris', 'react:slow-news-day#1');
    expect(s.waiting).toEqual(['canaris:action']);
    expect(s.who('kordt').dossier).toEqual(['slow-news-day#2']);
  });

  it('opens no window for a prisoner [BO 13, scenario 50]', () => {
    const s = Scenario.event('kristallnacht', {
      table: (draft) => {
        one(draft, 'kordt').dossier = ['slow-news-day#1'];
        one(draft, 'kordt').space = 'prison';
      },
    });
    expect(s.waiting).toEqual(['canaris:action']);
    expect(s.pub.currentEvent).toBe('kristallnacht#1');
  });
});
