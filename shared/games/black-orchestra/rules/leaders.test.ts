import { askId, seat } from '../../../engine/ask';
import { nextDice, one, Scenario } from '../testing/scenario';

describe('Visits', () => {
  it('go to whoever is nearest after Called Away has moved the leader during a tie (bug: the old tie stayed open) [BO 9, 13]', () => {
    const s = Scenario.event('visit-from-himmler-4', {
      table: (draft) => {
        one(draft, 'beck').space = 'hannover';
        one(draft, 'canaris').space = 'nuremberg';
        Object.assign(one(draft, 'kordt'), { space: 'stockholm', dossier: ['called-away#1'] });
        draft.pub.leaders.himmler = { state: 'board', space: 'train-station' };
      },
    });
    expect(s.options('beck')).toEqual(['space:hannover', 'space:nuremberg']);
    s.choose('kordt', 'play:called-away#1').choose('kordt', 'leader:himmler').choose('kordt', 'leader:hess');
    s.choose('kordt', 'space:riga');
    expect(s.options('beck')).toEqual(['space:stockholm']);
    s.choose('beck', 'space:stockholm');
    expect(s.pub.leaders.himmler).toEqual({ state: 'board', space: 'stockholm' });
  });

  it('pass by whoever Called Away has taken the leader to during a tie [BO 9, 13]', () => {
    const s = Scenario.interrogation('watchers', {
      sheets: ['beck', 'canaris', 'kordt', 'olbricht'],
      table: (draft) => {
        draft.pub.leaders.himmler = { state: 'board', space: 'train-station' };
        one(draft, 'canaris').space = 'hannover';
        Object.assign(one(draft, 'kordt'), { space: 'nuremberg', dossier: ['called-away#1', 'forged-documents#1'] });
        one(draft, 'olbricht').space = 'prison';
        nextDice(draft, 'eagle');
      },
    });
    s.choose('beck', 'resists');
    expect(s.options('beck')).toEqual(['space:hannover', 'space:nuremberg']);
    s.choose('kordt', 'play:called-away#1').choose('kordt', 'leader:himmler').choose('kordt', 'leader:hess');
    s.choose('kordt', 'space:hannover');
    // He stands with Canaris now: whoever is in his own space is not looked at.
    expect(s.options('beck')).toEqual(['space:nuremberg']);
    s.choose('beck', 'space:nuremberg');
    expect(s.pub.leaders.himmler).toEqual({ state: 'board', space: 'nuremberg' });
    expect([s.who('canaris').suspicion, s.who('kordt').suspicion]).toEqual(['medium', 'high']);
  });

  describe('of a leader who stays, because every free conspirator is in his own space, are none [BO 9, R26]', () => {
    it.each([
      ['visit-from-goebbels-1', 'goebbels'],
      ['visit-from-himmler-1', 'himmler'],
      ['visit-from-bormann-2', 'bormann'],
      ['visit-from-hess', 'hess'],
      ['visit-from-hitler-3', 'hitler'],
      ['visit-from-goering-3', 'goering'],
      ['visit-from-bormann-5', 'bormann'],
    ] as const)('%s: whoever is alone with him is offered nothing and not arrested', (event, leader) => {
      const s = Scenario.event(event, {
        table: (draft) => {
          draft.pub.leaders[leader] = { state: 'board', space: 'nuremberg' };
          Object.assign(one(draft, 'beck'), { space: 'nuremberg', motivation: 'motivated', suspicion: 'extreme' });
          one(draft, 'beck').items = ['map'];
          one(draft, 'canaris').space = 'prison';
          one(draft, 'kordt').space = 'prison';
        },
      });
      // The event is over: it is the turn of Canaris, in prison.
      expect(s.waiting).toEqual(['canaris:interrogation']);
      expect(s.pub.leaders[leader]).toEqual({ state: 'board', space: 'nuremberg' });
      expect(s.who('beck')).toMatchObject({ space: 'nuremberg', motivation: 'motivated', suspicion: 'extreme' });
    });

    it('Himmler after a failed resistance: nobody is suspected', () => {
      const s = Scenario.interrogation('watchers', {
        table: (draft) => {
          draft.pub.leaders.himmler = { state: 'board', space: 'vienna' };
          one(draft, 'canaris').space = 'vienna';
          one(draft, 'canaris').dossier = ['slow-news-day#1'];
          one(draft, 'kordt').space = 'vienna';
          nextDice(draft, 'eagle');
        },
      });
      s.choose('beck', 'resists');
      expect(s.waiting).toEqual(['canaris:before-event']);
      expect([s.who('canaris').suspicion, s.who('kordt').suspicion]).toEqual(['medium', 'medium']);
    });

    it('a Hitler held by Delay Hitler visits nobody either, not even whoever is alone with him', () => {
      const s = Scenario.event('visit-from-hitler-3', {
        table: (draft) => {
          draft.pub.leaders.hitler = { state: 'board', space: 'munich' };
          Object.assign(one(draft, 'beck'), { space: 'munich', suspicion: 'extreme', dossier: ['delay-hitler#1'] });
          one(draft, 'canaris').space = 'vienna';
          one(draft, 'kordt').space = 'vienna';
        },
      });
      s.choose('beck', 'react:delay-hitler#1');
      expect(s.pub.leaders.hitler).toEqual({ state: 'board', space: 'munich' });
      expect(s.waiting).toEqual(['canaris:action']);
      expect(s.who('beck').suspicion).toBe('extreme');
    });

    it('a match kept in the middle of such a visit goes on, with an answer recorded or without', () => {
      const table: Parameters<typeof Scenario.event>[1] = {
        table: (draft) => {
          draft.pub.leaders.goering = { state: 'board', space: 'nuremberg' };
          Object.assign(one(draft, 'beck'), { space: 'nuremberg', suspicion: 'extreme', items: ['map', 'keys'] });
          one(draft, 'canaris').space = 'prison';
          one(draft, 'kordt').space = 'prison';
        },
      };
      const recorded = [{ seat: seat(0), ask: askId('0.0.1'), key: 'item:map' }];
      for (const s of [
        Scenario.event('visit-from-goering-3', table),
        Scenario.event('visit-from-goering-3', { ...table, recorded }),
      ]) {
        expect(s.waiting).toEqual(['canaris:interrogation']);
        expect(s.who('beck')).toMatchObject({ suspicion: 'extreme', items: ['map', 'keys'] });
      }
    });
  });

  it('and other ways of leaders may cross closed spaces, only the end must be legal [BO 9, R31]', () => {
    // In stage 3 Auschwitz is closed: two roads from Prague to Anlage Süd through it, four around it. Berghof is three away.
    const s = Scenario.event('visit-from-goering-3', {
      table: (draft) => {
        draft.pub.leaders.goering = { state: 'board', space: 'prague' };
        one(draft, 'beck').space = 'berghof';
        one(draft, 'canaris').space = 'anlage-sued';
        one(draft, 'kordt').space = 'prison';
      },
    });
    expect(s.pub.leaders.goering).toEqual({ state: 'board', space: 'anlage-sued' });

    const forged = Scenario.turn({
      table: (draft) => {
        draft.pub.stage = 3;
        draft.pub.turn.phase = 'actions';
        draft.pub.leaders.hitler = { state: 'board', space: 'prague' };
        one(draft, 'beck').dossier = ['forged-documents#1'];
      },
    });
    forged.choose('beck', 'act:forged-documents#1').choose('beck', 'hitler');
    expect(forged.options('beck')).toContain('space:anlage-sued');
    expect(forged.options('beck')).not.toContain('space:auschwitz');
  });
});
