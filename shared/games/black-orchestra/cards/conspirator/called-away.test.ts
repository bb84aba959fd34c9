import { SPACE_IDS } from '../../board/spaces';
import { one, Scenario } from '../../testing/scenario';

const PLAY = 'play:called-away#1';

function holding(edit?: (draft: Parameters<typeof one>[0]) => void): Scenario {
  return Scenario.turn({
    table: (draft) => {
      one(draft, 'canaris').dossier = ['called-away#1'];
      edit?.(draft);
    },
  });
}

describe('Called Away', () => {
  it('sends two deputies to one space, closed ones included, on another’s turn [BO 13, R23]', () => {
    const s = holding();
    expect(s.anyTime('canaris')).toEqual([PLAY]);
    expect(s.anyTime('beck')).toEqual([]);
    s.choose('canaris', PLAY);
    expect(s.options('canaris')).toEqual(
      ['hess', 'goebbels', 'bormann', 'himmler', 'goering'].map((id) => `leader:${id}`),
    );
    s.choose('canaris', 'leader:himmler');
    expect(s.options('canaris')).not.toContain('leader:himmler');
    s.choose('canaris', 'leader:hess');
    expect(s.options('canaris')).toEqual(SPACE_IDS.map((id) => `space:${id}`));
    s.choose('canaris', 'space:smolensk');
    expect(s.pub.leaders).toMatchObject({
      himmler: { space: 'smolensk' },
      hess: { space: 'smolensk' },
      goering: { space: 'munich' },
      hitler: { space: 'deutschlandhalle' },
    });
    expect(s.waiting).toEqual(['beck:action']);
    expect(s.pub.discard).toEqual(['called-away#1']);
  });

  it('moves the other to where one of them already is, but not both to where both are', () => {
    const s = holding((draft) => void (draft.pub.leaders.hess = { state: 'board', space: 'munich' }));
    s.choose('canaris', PLAY).choose('canaris', 'leader:hess').choose('canaris', 'leader:goering');
    expect(s.options('canaris')).toEqual(SPACE_IDS.filter((id) => id !== 'munich').map((id) => `space:${id}`));
    const t = holding().choose('canaris', PLAY).choose('canaris', 'leader:hess').choose('canaris', 'leader:goering');
    expect(t.options('canaris')).toContain('space:munich');
    t.choose('canaris', 'space:munich');
    expect(t.pub.leaders).toMatchObject({ hess: { space: 'munich' }, goering: { space: 'munich' } });
  });

  it('moves the only deputy left, and is not offered without any nor to a prisoner', () => {
    const only = (left: 'one' | 'none') =>
      holding((draft) => {
        for (const id of ['hess', 'goebbels', 'bormann', 'himmler'] as const) draft.pub.leaders[id] = { state: 'gone' };
        if (left === 'none') draft.pub.leaders.goering = { state: 'killed' };
      });
    const s = only('one').choose('canaris', PLAY);
    expect(s.options('canaris')).toEqual(SPACE_IDS.filter((id) => id !== 'munich').map((id) => `space:${id}`));
    s.choose('canaris', 'space:paris');
    expect(s.pub.leaders.goering).toEqual({ state: 'board', space: 'paris' });
    expect(only('none').anyTime('canaris')).toEqual([]);
    expect(holding((draft) => void (one(draft, 'canaris').space = 'prison')).anyTime('canaris')).toEqual([]);
  });

  describe('before the penalties of a turn [R28]', () => {
    const beside = (leader: 'himmler' | 'hitler') =>
      holding((draft) => {
        one(draft, 'beck').space = 'munich';
        draft.pub.leaders[leader] = { state: 'board', space: 'munich' };
        if (leader === 'hitler') draft.pub.leaders.goering = { state: 'board', space: 'smolensk' };
      });

    it('is offered to its holder, and to nobody else, while a deputy stands where the turn starts', () => {
      const s = beside('himmler');
      expect(s.waiting).toEqual(['canaris:before-penalties']);
      expect(s.options('canaris')).toEqual(['react:called-away#1', 'pass', 'pass-turn']);
      s.choose('canaris', 'react:called-away#1')
        .choose('canaris', 'leader:himmler')
        .choose('canaris', 'leader:goering');
      s.choose('canaris', 'space:smolensk');
      expect(s.who('beck').suspicion).toBe('medium');
      expect(s.waiting).toEqual(['beck:action']);
    });

    it('does the same whether it is played as a reaction or at any time: the screen offers one of the two', () => {
      const [reaction, anyTime] = ['react:called-away#1', PLAY].map((key) =>
        beside('himmler')
          .choose('canaris', key)
          .choose('canaris', 'leader:himmler')
          .choose('canaris', 'leader:goering')
          .choose('canaris', 'space:smolensk'),
      );
      expect(anyTime?.core).toEqual(reaction?.core);
      expect(anyTime?.waiting).toEqual(reaction?.waiting);
    });

    it('leaves the penalties when its holder passes', () => {
      const s = beside('himmler').choose('canaris', 'pass');
      expect(s.waiting).toEqual(['beck:penalty']);
    });

    it('waits for nobody where the deputy has nothing to take (found: its holder was asked to keep suspicion from rising that could not rise)', () => {
      const extreme = holding((draft) => {
        Object.assign(one(draft, 'beck'), { space: 'munich', suspicion: 'extreme' });
        draft.pub.leaders.himmler = { state: 'board', space: 'munich' };
        draft.pub.leaders.goering = { state: 'board', space: 'smolensk' };
      });
      expect(extreme.waiting).toEqual(['beck:action']);
    });

    it('waits for nobody where only Hitler stands, whom it cannot move', () => {
      expect(beside('hitler').waiting).not.toContain('canaris:before-penalties');
    });
  });
});
