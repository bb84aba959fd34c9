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
