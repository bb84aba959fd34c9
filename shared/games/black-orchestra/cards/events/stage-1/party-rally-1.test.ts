import { one, Scenario } from '../../../testing/scenario';

describe('Party Rally (stage 1)', () => {
  it('gathers all leaders still on the board in Nuremberg and changes no level [BO 9, scenario 46]', () => {
    const s = Scenario.event('party-rally-1', {
      table: (draft) => {
        draft.pub.leaders.hess = { state: 'killed' };
        draft.pub.support = 5;
        one(draft, 'beck').space = 'nuremberg';
      },
    });

    expect(s.pub.leaders).toEqual({
      hitler: { state: 'board', space: 'nuremberg' },
      hess: { state: 'killed' },
      goebbels: { state: 'board', space: 'nuremberg' },
      bormann: { state: 'board', space: 'nuremberg' },
      himmler: { state: 'board', space: 'nuremberg' },
      goering: { state: 'board', space: 'nuremberg' },
    });
    expect(s.pub.support).toBe(5);
    expect(s.who('beck')).toMatchObject({ motivation: 'timid', suspicion: 'medium' });
    expect(s.waiting).toEqual(['canaris:action']);
  });

  it('lets a conspirator leave Nuremberg without becoming less suspect, unlike the rally of stage 2', () => {
    const s = Scenario.event('party-rally-1', {
      table: (draft) => {
        one(draft, 'canaris').space = 'hannover';
        one(draft, 'canaris').suspicion = 'high';
      },
    });
    s.choose('canaris', 'move:train-station').choose('canaris', 'move:nuremberg');
    expect(s.who('canaris').suspicion).toBe('high');
  });

  it('goes on without Hitler when he is held up [BO 13, scenario 46]', () => {
    const s = Scenario.event('party-rally-1', {
      table: (draft) => {
        one(draft, 'canaris').dossier = ['delay-hitler#1'];
      },
    });
    expect(s.waiting).toEqual(['canaris:event-moves-hitler']);
    s.choose('canaris', 'react:delay-hitler#1');
    expect(s.pub.leaders).toMatchObject({ hitler: { space: 'deutschlandhalle' }, goering: { space: 'nuremberg' } });
  });
});
