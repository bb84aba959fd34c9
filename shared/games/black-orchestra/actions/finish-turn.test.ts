import { one, Scenario } from '../testing/scenario';

/** Beck with no action left. */
function spent(table?: Parameters<typeof Scenario.turn>[0]): Scenario {
  return Scenario.turn(table)
    .choose('beck', 'move:hannover')
    .choose('beck', 'move:adlerhorst')
    .choose('beck', 'move:hannover');
}

describe('a turn with no action left [R27]', () => {
  it('waits until its player finishes it', () => {
    const s = spent();
    expect(s.waiting).toEqual(['beck:finish']);
    expect(s.options('beck')).toEqual(['end', 'end-always']);
    expect(s.pub.turn).toMatchObject({ number: 1, phase: 'actions' });
    s.choose('beck', 'end');
    expect(s.pub.turn.number).toBe(2);
  });

  it('can have its last step taken back', () => {
    const s = spent().choose('beck', 'undo');
    expect(s.who('beck').space).toBe('adlerhorst');
    expect(s.asks('beck')[0]?.prompt.p?.left).toBe(1);
    expect(s.log.at(-1)).toBe('log.taken-back');
  });

  it('goes on when an any-time card gives another action', () => {
    const s = spent({ table: (draft) => void (one(draft, 'canaris').dossier = ['effective-planning#1']) });
    s.choose('canaris', 'play:effective-planning#1');
    expect(s.waiting).toEqual(['beck:action']);
    expect(s.asks('beck')[0]?.prompt.p?.left).toBe(1);
  });

  it('finishes by itself from now on if its player says so', () => {
    const s = spent().choose('beck', 'end-always');
    expect(s.pub.standing[0]?.finish).toBe('by-itself');
    expect(s.log).toContain('log.finish-always');
    expect(s.pub.turn.number).toBe(2);
  });

  it('waits all the same while a free conspirator holds an any-time card', () => {
    const s = Scenario.turn({
      table: (draft) => {
        const [standing] = draft.pub.standing;
        if (standing !== undefined) standing.finish = 'by-itself';
        one(draft, 'canaris').dossier = ['called-away#1'];
      },
    });
    s.choose('beck', 'move:hannover').choose('beck', 'move:adlerhorst').choose('beck', 'move:hannover');
    expect(s.waiting).toEqual(['beck:finish']);
  });

  describe('that finishes by itself, while Canaris holds the last any-time card', () => {
    const waiting = (): Scenario =>
      spent({
        table: (draft) => {
          const [standing] = draft.pub.standing;
          if (standing !== undefined) standing.finish = 'by-itself';
          one(draft, 'canaris').dossier = ['called-away#1'];
        },
      });
    const play = (s: Scenario): Scenario =>
      s
        .choose('canaris', 'play:called-away#1')
        .choose('canaris', 'leader:hess')
        .choose('canaris', 'leader:goering')
        .choose('canaris', 'space:smolensk');

    it('finishes when that card has been played (bug: it went on waiting)', () => {
      const s = play(waiting());
      expect(s.pub.discard).toEqual(['called-away#1']);
      expect(s.pub.turn.number).toBe(2);
      expect(s.waiting).toEqual(['canaris:action']);
    });

    it('waits for its player all the same when that is revoked before', () => {
      const s = play(waiting().choose('beck', 'revoke-finish'));
      expect(s.waiting).toEqual(['beck:finish']);
      expect(s.options('beck')).toEqual(['end', 'end-always']);
    });
  });

  it('finishes by itself otherwise, and asks again once that is revoked', () => {
    const given = {
      table: (draft: Parameters<typeof one>[0]) => {
        const [standing] = draft.pub.standing;
        if (standing !== undefined) standing.finish = 'by-itself';
      },
    };
    expect(spent(given).pub.turn.number).toBe(2);
    const s = Scenario.turn(given);
    expect(s.inAdvance('beck')).toEqual(['revoke-finish']);
    s.choose('beck', 'revoke-finish');
    expect(s.log.at(-1)).toBe('log.finish-ask');
    s.choose('beck', 'move:hannover').choose('beck', 'move:adlerhorst').choose('beck', 'move:hannover');
    expect(s.waiting).toEqual(['beck:finish']);
  });
});
