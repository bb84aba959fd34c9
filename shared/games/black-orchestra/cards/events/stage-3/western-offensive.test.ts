import { one, Scenario } from '../../../testing/scenario';

describe('Western Offensive', () => {
  it('sends the free Wehrmacht conspirators to the Adlerhorst from anywhere, nobody else [R11]', () => {
    const s = Scenario.event('western-offensive', {
      sheets: ['beck', 'canaris', 'olbricht', 'kordt', 'tresckow'],
      table: (draft) => {
        one(draft, 'beck').space = 'vienna';
        one(draft, 'tresckow').space = 'prison';
      },
    });
    expect(s.who('beck').space).toBe('adlerhorst');
    expect(s.who('olbricht').space).toBe('adlerhorst');
    expect(s.who('canaris').space).toBe('train-station');
    expect(s.who('kordt').space).toBe('train-station');
    expect(s.who('tresckow').space).toBe('prison');
  });
});
