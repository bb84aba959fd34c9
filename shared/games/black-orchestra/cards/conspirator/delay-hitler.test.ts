import { one, Scenario } from '../../testing/scenario';

describe('Delay Hitler', () => {
  it('is offered to its holder when Party Rally is revealed; the deputies move, Hitler stays [BO 13, scenario 46]', () => {
    const s = Scenario.event('party-rally-1', {
      table: (draft) => void (one(draft, 'kordt').dossier = ['delay-hitler#1', 'delay-hitler#2']),
    });
    expect(s.waiting).toEqual(['kordt:event-moves-hitler']);
    expect(s.options('kordt')).toEqual(['react:delay-hitler#1', 'react:delay-hitler#2', 'pass', 'pass-turn']);
    expect(s.pub.leaders.hess).toEqual({ state: 'board', space: 'hannover' });

    s.choose('kordt', 'react:delay-hitler#2');
    expect(s.pub.leaders.hitler).toEqual({ state: 'board', space: 'deutschlandhalle' });
    for (const deputy of ['hess', 'goebbels', 'bormann', 'himmler', 'goering'] as const) {
      expect(s.pub.leaders[deputy]).toEqual({ state: 'board', space: 'nuremberg' });
    }
    // The other copy had nothing left to delay.
    expect(s.who('kordt').dossier).toEqual(['delay-hitler#1']);
    expect(s.waiting).toEqual(['canaris:action']);
  });

  it('holds him for that event only', () => {
    const s = Scenario.event('party-rally-1', {
      table: (draft) => {
        draft.pub.turn.eventsDue = 2;
        one(draft, 'kordt').dossier = ['delay-hitler#1'];
        const stage = draft.hidden.eventDecks[0];
        draft.hidden.eventDecks[0] = [
          'parade-in-berlin#1',
          ...(stage ?? []).filter((key) => key !== 'parade-in-berlin#1'),
        ];
        draft.hidden.eventsRemoved = draft.hidden.eventsRemoved.filter((key) => key !== 'parade-in-berlin#1');
      },
    });
    s.choose('kordt', 'react:delay-hitler#1');
    expect(s.pub.currentEvent).toBe('parade-in-berlin#1');
    expect(s.pub.leaders.hitler).toEqual({ state: 'board', space: 'zeughaus' });
  });

  it('opens no window for an event that does not move him, nor for a prisoner [BO 13, scenario 50]', () => {
    const free = Scenario.event('blomberg-fritsch-affair', {
      table: (draft) => void (one(draft, 'kordt').dossier = ['delay-hitler#1']),
    });
    expect(free.waiting).not.toContain('kordt:event-moves-hitler');
    const already = Scenario.event('party-rally-1', {
      table: (draft) => {
        one(draft, 'kordt').dossier = ['delay-hitler#1'];
        draft.pub.leaders.hitler = { state: 'board', space: 'nuremberg' };
      },
    });
    expect(already.waiting).toEqual(['canaris:action']);
    const prisoner = Scenario.event('party-rally-1', {
      table: (draft) => Object.assign(one(draft, 'kordt'), { space: 'prison', dossier: ['delay-hitler#1'] }),
    });
    expect(prisoner.waiting).toEqual(['canaris:action']);
    expect(prisoner.pub.leaders.hitler).toEqual({ state: 'board', space: 'nuremberg' });
  });
});
