import { one, Scenario } from '../testing/scenario';

describe('Plots C and D after an event', () => {
  it('reach no deputy whom Called Away moved while the event waited (bug: he counted as moved by it) [R10, BO 15]', () => {
    const s = Scenario.event('berlin-speech', {
      options: { lieutenants: 'on' },
      table: (draft) => {
        one(draft, 'beck').suspicion = 'high';
        Object.assign(one(draft, 'canaris'), { motivation: 'committed', dossier: ['plane-bomb#1', 'called-away#1'] });
      },
    });
    s.choose('canaris', 'play:called-away#1').choose('canaris', 'leader:hess').choose('canaris', 'leader:goebbels');
    s.choose('canaris', 'space:paris').choose('beck', 'conspirator:beck');
    expect(s.waiting).toEqual(['canaris:leader-moved']);
    expect(s.options('canaris')).toEqual([
      'plot:plane-bomb#1:hitler',
      'plot:plane-bomb#1:goebbels',
      'pass',
      'pass-turn',
    ]);
  });
});

describe('An event of a later stage', () => {
  it('is told after the stage that begins with it, with its own effects (found: they stood under the stage) [BO 8]', () => {
    const s = Scenario.event('assassin-caught-2', { table: (draft) => void (draft.pub.stage = 1) });
    const told = s.view('beck').log.map(({ text }) => text.m);
    const [stage, event] = [told.indexOf('log.stage'), told.indexOf('log.event')];
    expect(stage).toBeGreaterThanOrEqual(0);
    expect(event).toBeGreaterThan(stage);
    expect(told.indexOf('log.leader-moved')).toBeGreaterThan(event);
  });
});

describe('An event that somebody interrupts', () => {
  it('goes on under its own name (found: "plays Delay Hitler", and what the event did stood under it) [BO 13]', () => {
    const s = Scenario.event('party-rally-1', {
      table: (draft) => void (one(draft, 'kordt').dossier = ['delay-hitler#1']),
    });
    s.choose('kordt', 'react:delay-hitler#1');
    const told = s.view('beck').log.map(({ text }) => text.m);
    expect(told.slice(told.indexOf('log.event'))).toEqual([
      'log.event',
      'log.played',
      'log.hitler-delayed',
      'log.event-goes-on',
      'log.leaders-moved',
      'log.turn',
    ]);
  });

  it('is told once when all let it pass', () => {
    const s = Scenario.event('party-rally-1', {
      table: (draft) => void (one(draft, 'kordt').dossier = ['delay-hitler#1']),
    });
    s.choose('kordt', 'pass');
    expect(s.view('beck').log.map(({ text }) => text.m)).not.toContain('log.event-goes-on');
  });

  it('that lowers military support at its floor says that it stays (found: “falls by 1”, and it was 3 as before)', () => {
    const s = Scenario.event('rommel-defeated');
    const said = s.view('beck').log.map(({ text }) => text);
    expect(said).toContainEqual({ m: 'log.support-least', p: { n: s.pub.support } });
  });

  it('that raises military support at its ceiling says that it stays', () => {
    const s = Scenario.event('germany-bombed', { table: (draft) => void (draft.pub.support = 7) });
    expect(s.view('beck').log.map(({ text }) => text)).toContainEqual({ m: 'log.support-most', p: { n: 7 } });
  });

  it('goes on after Called Away was played while the event waited for an answer', () => {
    const s = Scenario.event('berlin-speech', {
      options: { lieutenants: 'on' },
      table: (draft) => {
        one(draft, 'beck').suspicion = 'high';
        one(draft, 'canaris').dossier = ['called-away#1'];
      },
    });
    s.choose('canaris', 'play:called-away#1').choose('canaris', 'leader:hess').choose('canaris', 'leader:goebbels');
    s.choose('canaris', 'space:paris').choose('beck', 'conspirator:beck');
    const told = s.view('beck').log.map(({ text }) => text.m);
    expect(told.slice(told.indexOf('log.event'))).toEqual([
      'log.event',
      'log.support-at-start',
      'log.leaders-moved',
      'log.played',
      'log.leaders-moved',
      'log.event-goes-on',
      'log.suspicion',
      'log.turn',
    ]);
  });
});
