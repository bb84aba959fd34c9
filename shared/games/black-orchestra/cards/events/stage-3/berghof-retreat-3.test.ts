import { plotUnderEvent } from '../../../testing/plot-under-event';
import { one, Scenario } from '../../../testing/scenario';

describe('Berghof Retreat (stage 3)', () => {
  it('gathers Hitler, Himmler, Goebbels and Bormann at the Berghof, without Hess and Goering', () => {
    const s = Scenario.event('berghof-retreat-3');
    expect(s.pub.leaders).toEqual({
      hitler: { state: 'board', space: 'berghof' },
      hess: { state: 'board', space: 'hannover' },
      goebbels: { state: 'board', space: 'berghof' },
      bormann: { state: 'board', space: 'berghof' },
      himmler: { state: 'board', space: 'berghof' },
      goering: { state: 'board', space: 'munich' },
    });
  });

  it('brings nobody back who is dead or gone, and tells only who moves', () => {
    const s = Scenario.event('berghof-retreat-3', {
      table: (draft) => {
        draft.pub.leaders.himmler = { state: 'killed' };
        draft.pub.leaders.bormann = { state: 'gone' };
        draft.pub.leaders.goebbels = { state: 'board', space: 'berghof' };
      },
    });
    expect(s.pub.leaders).toMatchObject({
      hitler: { state: 'board', space: 'berghof' },
      goebbels: { state: 'board', space: 'berghof' },
      bormann: { state: 'gone' },
      himmler: { state: 'killed' },
    });
    expect(s.log.filter((id) => id === 'log.leader-moved')).toHaveLength(1);
  });

  it('moves Hitler, so he can be delayed: he stays, and the deputies gather all the same [BO 13]', () => {
    const s = Scenario.event('berghof-retreat-3', {
      table: (draft) => void one(draft, 'kordt').dossier.push('delay-hitler#1'),
    });
    expect(s.waiting).toEqual(['kordt:event-moves-hitler']);
    s.choose('kordt', 'react:delay-hitler#1');
    expect(s.pub.leaders).toMatchObject({
      hitler: { space: 'deutschlandhalle' },
      goebbels: { space: 'berghof' },
      bormann: { space: 'berghof' },
      himmler: { space: 'berghof' },
    });
  });

  it('changes nothing of the conspirators, wherever they are, and nothing of support', () => {
    const s = Scenario.event('berghof-retreat-3', {
      table: (draft) => void (one(draft, 'beck').space = 'berghof'),
    });
    for (const id of ['beck', 'canaris', 'kordt'] as const) {
      expect(s.who(id)).toMatchObject({ motivation: 'timid', suspicion: 'medium' });
    }
    expect(s.who('beck').space).toBe('berghof');
    expect(s.pub.support).toBe(3);
  });

  it('is the current event, and unlike the retreat of stage 5 leaves every eagle its weight [BO 12.2]', () => {
    expect(Scenario.event('berghof-retreat-3').pub.currentEvent).toBe('berghof-retreat-3#1');
    expect(plotUnderEvent('berghof-retreat-3#1', 'high', 'eagle', '1')).toBe('detected');
    expect(plotUnderEvent('berghof-retreat-3#1', 'high', '1', '1')).toBe('quiet');
  });
});
