import { interrogatedInFirst } from '../../../testing/interrogation';
import { one } from '../../../testing/scenario';

describe('Interrogation of the first edition, card 3', () => {
  const given = () =>
    interrogatedInFirst('first-3', (draft) => {
      one(draft, 'canaris').suspicion = 'high';
      Object.assign(one(draft, 'kordt'), { motivation: 'motivated', dossier: ['cover-story#1', 'hidden-bomb#1'] });
    });

  it('suspects one conspirator at low or medium twice', () => {
    const s = given().choose('beck', 'option:1');
    expect([s.who('canaris').suspicion, s.who('kordt').suspicion]).toEqual(['high', 'extreme']);
  });

  it('discourages one conspirator at motivated or higher twice [R25]', () => {
    // Timid Kordt has one card too many then.
    const s = given().choose('beck', 'option:2');
    expect([s.who('kordt').motivation, s.waiting]).toEqual(['timid', ['kordt:discard']]);
  });

  it('costs one conspirator with at least three cards three', () => {
    expect(given().choose('beck', 'option:3').who('kordt').dossier).toEqual([]);
  });

  it('offers only what can be applied fully', () => {
    const s = interrogatedInFirst('first-3', (draft) => {
      one(draft, 'canaris').suspicion = 'high';
      one(draft, 'kordt').motivation = 'skeptical';
    });
    expect(s.options('beck')).toEqual(['option:1']);
  });
});
