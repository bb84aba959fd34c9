import { one, Scenario } from '../../testing/scenario';

function playing(edit?: (draft: Parameters<typeof one>[0]) => void): Scenario {
  return Scenario.turn({
    table: (draft) => {
      draft.pub.turn.phase = 'actions';
      one(draft, 'beck').dossier = ['forged-documents#1'];
      edit?.(draft);
    },
  }).choose('beck', 'act:forged-documents#1');
}

describe('Forged Documents', () => {
  it('send Hitler up to three spaces away, to a legal space other than his own [BO 6]', () => {
    const s = playing((draft) => {
      draft.pub.stage = 2;
      draft.pub.leaders.hitler = { state: 'board', space: 'berghof' };
    });
    expect(s.options('beck')).toEqual(['hitler', 'conspirator']);
    s.choose('beck', 'hitler');
    // Stage 2: Zurich is near enough but not open; Train Station is three roads away, the Zeughaus and Hannover four.
    expect([...s.options('beck')].sort()).toEqual(
      ['adlerhorst', 'munich', 'nuremberg', 'tannenberg', 'train-station', 'vienna'].map((id) => `space:${id}`),
    );
    s.choose('beck', 'space:adlerhorst');
    expect(s.pub.leaders.hitler).toEqual({ state: 'board', space: 'adlerhorst' });
    expect(s.pub.leaders.goering).toEqual({ state: 'board', space: 'munich' });
    expect(s.pub.discard).toEqual(['forged-documents#1']);
  });

  it('or lead any free conspirator up to three steps, who may stop after each [R4]', () => {
    const s = playing((draft) => void (one(draft, 'kordt').space = 'prison')).choose('beck', 'conspirator');
    expect(s.options('beck')).toEqual(['conspirator:beck', 'conspirator:canaris']);
    s.choose('beck', 'conspirator:canaris');
    expect(s.waiting).toEqual(['beck:target']);
    expect(s.options('beck')).toContain('space:hannover');
    expect(s.options('beck')).not.toContain('space:prague');
    expect(s.options('beck')).not.toContain('stop');
    s.choose('beck', 'space:hannover');
    expect(s.options('beck')).toEqual(['space:train-station', 'space:adlerhorst', 'stop']);
    s.choose('beck', 'space:adlerhorst').choose('beck', 'space:tannenberg');
    expect(s.who('canaris').space).toBe('tannenberg');
    expect(s.waiting).toEqual(['beck:action']);
  });

  it('apply the modifiers of every space entered on the way [R11]', () => {
    const s = playing((draft) => {
      draft.pub.stage = 4;
      one(draft, 'beck').space = 'prague';
    }).choose('beck', 'conspirator');
    s.choose('beck', 'conspirator:beck').choose('beck', 'space:auschwitz').choose('beck', 'space:prague');
    expect(s.who('beck')).toMatchObject({ motivation: 'motivated', suspicion: 'high' });
    s.choose('beck', 'stop');
    expect(s.who('beck').space).toBe('prague');
    expect(s.pub.turn.used).toBe(1);
  });

  it('lead somebody when Hitler is off the board', () => {
    const s = playing((draft) => void (draft.pub.leaders.hitler = { state: 'killed' }));
    expect(s.options('beck')).toEqual(['conspirator:beck', 'conspirator:canaris', 'conspirator:kordt']);
  });
});
