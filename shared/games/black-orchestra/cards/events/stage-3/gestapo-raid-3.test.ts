import { one, Scenario } from '../../../testing/scenario';

describe('Gestapo Raid (stage 3)', () => {
  it('asks no more from the moment one kept card leads to extreme suspicion [BO 10, scenario 31]', () => {
    const s = Scenario.event('gestapo-raid-3', {
      table: (draft) => {
        one(draft, 'beck').suspicion = 'high';
        one(draft, 'beck').motivation = 'skeptical';
        one(draft, 'beck').dossier = ['forged-documents#1', 'inspiring-letter#1', 'military-secrets#1'];
      },
    });
    s.choose('beck', 'keep:inspiring-letter#1');
    expect(s.who('beck')).toMatchObject({ suspicion: 'extreme', space: 'train-station' });
    expect(s.who('beck').dossier).toHaveLength(3);
    expect(s.waiting).toEqual(['canaris:action']);
  });

  it('loses the game at once when it takes the last one free [BO 1, scenario 32]', () => {
    const s = Scenario.event('gestapo-raid-3', {
      table: (draft) => {
        one(draft, 'beck').suspicion = 'extreme';
        one(draft, 'canaris').space = 'prison';
        one(draft, 'kordt').space = 'prison';
      },
    });
    expect(s.over).toMatchObject({ outcome: 'defeat', reason: 'all-arrested' });
  });
});
