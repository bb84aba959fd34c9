import { SPACE_IDS, SPACES } from '../../board/spaces';
import { one, Scenario } from '../../testing/scenario';

function flying(stage: number): Scenario {
  return Scenario.turn({
    table: (draft) => {
      draft.pub.stage = stage;
      one(draft, 'beck').dossier = ['airplane-access#1'];
    },
  }).choose('beck', 'act:airplane-access#1');
}

describe('Airplane Access', () => {
  it('goes to any legal space but the present one, however far: Berlin and stage 1 in stage 1 [BO 6]', () => {
    const legal = SPACE_IDS.filter((id) => (SPACES[id].stage ?? 1) === 1 && id !== 'train-station');
    const s = flying(1);
    expect(s.options('beck')).toEqual(legal.map((id) => `space:${id}`));
    expect(s.options('beck')).toContain('space:munich');
    expect(s.options('beck')).not.toContain('space:vienna');
    s.choose('beck', 'space:munich');
    expect(s.who('beck').space).toBe('munich');
    expect(s.who('canaris').space).toBe('train-station');
  });

  it('applies the modifiers of the space entered [R11]', () => {
    const s = flying(4).choose('beck', 'space:auschwitz');
    expect(s.who('beck')).toMatchObject({ space: 'auschwitz', motivation: 'motivated', suspicion: 'high' });
  });

  it('cannot land in a space closed in stage 7 [BO 6]', () => {
    expect(flying(6).options('beck')).toContain('space:paris');
    expect(flying(7).options('beck')).not.toContain('space:paris');
    expect(flying(7).options('beck')).toContain('space:prague');
  });
});
