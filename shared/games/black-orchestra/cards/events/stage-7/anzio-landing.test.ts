import { one, Scenario, stackEvents } from '../../../testing/scenario';

/** The turn after an event: Canaris is motivated and has something to use his ability on; so has Kordt after him. */
function after(event: string) {
  return Scenario.event(event, {
    table: (draft) => {
      Object.assign(one(draft, 'canaris'), { motivation: 'motivated', items: ['map'] });
      one(draft, 'kordt').motivation = 'motivated';
      stackEvents(draft, 7, ['gothic-line#1', 'rommel-executed#1', 'operation-overlord#1']);
    },
  });
}

describe('Anzio Landing', () => {
  it('takes the abilities of the Abwehr away, nobody else’s, for the rest of the game [BO 8]', () => {
    expect(after('v2-rocket-attack').options('canaris')).toContain('ability');

    const s = after('anzio-landing');
    expect(s.log).toContain('event.anzio-landing.off');
    expect(s.options('canaris')).not.toContain('ability');
    s.choose('canaris', 'end');
    expect(s.pub.currentEvent).toBe('gothic-line#1');
    expect(s.options('kordt')).toContain('ability');
    s.choose('kordt', 'end').choose('beck', 'end');
    expect(s.pub.currentEvent).toBe('operation-overlord#1');
    expect(s.who('canaris').motivation).toBe('motivated');
    expect(s.options('canaris')).not.toContain('ability');
  });
});
